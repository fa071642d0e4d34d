/** A piece of a page, every text in it escaped. */
export type Html = { readonly html: string };

/** Writes a piece of a page: pieces stay as they are, whatever else is put in is text. */
export const html = (strings: TemplateStringsArray, ...values: readonly (Html | string | number)[]): Html => ({
  html: strings.reduce((page, string, index) => {
    const value = values[index - 1];
    return `${page}${value === undefined ? '' : written(value)}${string}`;
  }),
});

/** Pieces one after another. */
export const join = (pieces: readonly Html[]): Html => ({ html: pieces.map((piece) => piece.html).join('') });

const written = (value: Html | string | number): string =>
  typeof value === 'object' ? value.html : escapeHtml(String(value));

/** A text as a page and its attributes hold it. */
export const escapeHtml = (text: string): string => text.replace(/[&"'<>]/g, (character) => escaped[character] ?? '');

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};
