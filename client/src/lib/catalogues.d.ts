declare module 'virtual:catalogues' {
  /** Where the catalogue of each language lies. */
  const addresses: Partial<Record<string, string>>;
  export default addresses;
}
