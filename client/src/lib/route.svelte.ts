/** Which page is shown: the path of the address bar, changed without loading anew. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname;
      this.hash = location.hash;
    });
  }

  go(path: string): void {
    const here = location.pathname + location.search + location.hash;
    if (path !== here) history.pushState(null, '', path);
    this.path = location.pathname;
    this.hash = location.hash;
    if (!this.hash) scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link within the page: `<a href="/tables" use:inside>`. */
export function inside(link: HTMLAnchorElement): { destroy: () => void } {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  }
  link.addEventListener('click', click);
  return {
    destroy: () => {
      link.removeEventListener('click', click);
    },
  };
}
