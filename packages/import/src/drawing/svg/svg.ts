/** A template for markup. Numbers are written with at most two decimals, and lists are joined. */
export const svg = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  texts.reduce((markup, text, index) => markup + written(values[index - 1] ?? '') + text);

type Value = string | number | readonly string[];

const written = (value: Value): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? millimetres(value) : value.join('');
};

const millimetres = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot hold the number ${value}.`);
  return String(Math.round(value * 100) / 100 || 0);
};
