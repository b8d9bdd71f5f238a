/** Which build of the page runs here: its script has another name after every change. */

const running = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Is it another one than the server's? A page that Vite serves, or a server without one, says nothing. */
export function isOlder(servers: string, mine = running()): boolean {
  return servers !== '' && mine.startsWith('/assets/') && mine !== servers;
}
