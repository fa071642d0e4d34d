/** Reading JSON whose shape is unknown: what a server, a file or the browser's storage holds. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value of a field; undefined where the value is no object or lacks the field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parses JSON; null where the text is none. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};
