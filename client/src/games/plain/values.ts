/** How a view that nobody has drawn is read. */

/** Does it hold further values? An empty list does not. */
export const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

export const fieldsOf = (value: object): [string, unknown][] => Object.entries(value);

/** `start_player` is read as "start player". */
export const fieldName = (name: string): string => name.replaceAll('_', ' ');
