/** What is in the board files: TypeScript by itself sees lists and strings where pairs and words are. */

declare module '@boards/african_rails/map.json' {
  const file: import('./atlas').MapFile;
  export default file;
}

declare module '@boards/african_rails/drawing.json' {
  const file: import('./atlas').DrawingFile;
  export default file;
}

declare module '@boards/african_rails/contracts.json' {
  const file: { cards: import('./atlas').CardFile[] };
  export default file;
}

declare module '@boards/african_rails/events.json' {
  const file: { events: import('./atlas').EventFile[] };
  export default file;
}
