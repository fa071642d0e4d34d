/** Type guard for JSON of unknown shape, such as responses, files and stored values. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the value of a field; undefined if the value is not an object or lacks the field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parses JSON; null if the text is invalid. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
