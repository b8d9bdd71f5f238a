/** A device in short, from what its browser says of itself: "Firefox, Linux". */
export function device(agent: string): string {
  const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
  const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];
  const named = (names: string[]) => names.find((name) => agent.includes(name));
  const browser = named(browsers)?.replace('Edg', 'Edge').replace('OPR', 'Opera');
  return [browser, named(systems)].filter(Boolean).join(', ') || agent.slice(0, 40) || '?';
}
