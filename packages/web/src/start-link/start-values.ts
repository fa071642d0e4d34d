/** The values of a start link as its address has them (docs/embedding.md#start-links). All of them may be invalid. */
export type StartValues = Readonly<Partial<Record<StartParameter, string>>>;

export type StartParameter = (typeof parameters)[number];

const parameters = ['line', 'finish', 'colour', 'frame', 'article', 'function', 'name', 'return', 'lang'] as const;

/** Parameters that may occur several times; their values are joined by commas. */
const lists: ReadonlySet<StartParameter> = new Set(['article', 'function']);

/** Values are cut at this length, except for the return address, which would become another one. */
const LONGEST = 400;

/** Reads the values of a start link. They may be of any type, because the router parses JSON in addresses. */
export const startValues = (search: Readonly<Record<string, unknown>>): StartValues =>
  Object.fromEntries(
    parameters.flatMap((parameter): readonly (readonly [StartParameter, string])[] => {
      const all = [search[parameter]].flat().map((value) => textOf(value).trim());
      const text = lists.has(parameter) ? all.filter(Boolean).join(',') : (all[0] ?? '');
      const value = parameter === 'return' ? text : withoutHidden(text.slice(0, LONGEST));
      return value === '' ? [] : [[parameter, value]];
    }),
  );

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
};

/** Removes control characters, and characters that change the direction of the surrounding text. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu, ' ').trim();
