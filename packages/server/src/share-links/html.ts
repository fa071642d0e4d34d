/** A fragment of HTML in which every text is escaped. */
export type Html = { readonly html: string };

/** A template tag that builds a fragment. Fragments are inserted as they are, other values are escaped. */
export const html = (strings: TemplateStringsArray, ...values: readonly (Html | string | number)[]): Html => ({
  html: strings.reduce((page, string, index) => {
    const value = values[index - 1];
    return `${page}${value === undefined ? '' : written(value)}${string}`;
  }),
});

/** Concatenates fragments. */
export const join = (pieces: readonly Html[]): Html => ({ html: pieces.map((piece) => piece.html).join('') });

const written = (value: Html | string | number): string =>
  typeof value === 'object' ? value.html : escapeHtml(String(value));

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&"'<>]/g, (character) => escaped[character] ?? '');

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};
