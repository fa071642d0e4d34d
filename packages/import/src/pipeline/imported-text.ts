import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language, languageOfCode } from '@ramka/domain/text';

/** A text of an imported file, in some of Ramka's languages or in another one. */
export type ImportedText = Readonly<Partial<Record<Language | 'other', string>>>;

/**
 * Converts a text to all five languages, without line breaks and HTML. A missing language falls back to English,
 * otherwise to the first available one. Undefined for an empty text.
 */
export const toCatalogueText = (imported: ImportedText): CatalogueText | undefined => {
  const foreign: ImportedText = Object.fromEntries(
    Object.entries(imported)
      .map(([language, text]) => [language, shortened(plainText(text))] as const)
      .filter(([, text]) => text !== ''),
  );
  const fallback = foreign.en ?? allLanguages.map((language) => foreign[language]).find(Boolean) ?? foreign.other;
  if (!fallback) return undefined;
  const { pl = fallback, cs = fallback, sk = fallback, uk = fallback, en = fallback } = foreign;
  const all = new Set([pl, cs, sk, uk, en]);
  return all.size === 1 ? fallback : { pl, cs, sk, uk, en };
};

/** Groups texts by language. The first non-empty text of each language counts. */
export const importedTexts = (
  texts: readonly (readonly [code: string, text: string | null | undefined])[],
): ImportedText =>
  Object.fromEntries(
    texts.flatMap(([code, text]) => (text?.trim() ? [[languageOrOther(code), text] as const] : [])).toReversed(),
  );

/** The language of a code, or `other` for unsupported languages. */
export const languageOrOther = (code: string): Language | 'other' => languageOfCode(code) ?? 'other';

/** The HTML names of the characters 160 to 255, in order. */
const latinEntities =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const otherEntities: Readonly<Record<string, string>> = {
  bull: '•',
  bdquo: '„',
  euro: '€',
  ge: '≥',
  hellip: '…',
  ldquo: '“',
  le: '≤',
  lsquo: '‘',
  mdash: '—',
  ndash: '–',
  Omega: 'Ω',
  rdquo: '”',
  rsquo: '’',
  sbquo: '‚',
  Scaron: 'Š',
  scaron: 'š',
  trade: '™',
};

/** Characters by their HTML entity names, without those of XML. */
export const htmlEntities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(latinEntities.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)])),
  ...otherEntities,
};

const markupEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** HTML tags in product texts; anything else between angle brackets is text, such as `<3 A`. */
const marks =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|nobr|ol|p|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul|wbr)(?:\s[^<>]{0,500})?\/?>/gi;

/**
 * Converts HTML to readable text on one line: tags are removed, entities are resolved, and control characters and marks
 * of text direction are removed.
 */
export const plainText = (text: string): string => {
  if (text.length <= MAX_NAME_LENGTH && alreadyPlain.test(text)) return text;
  const resolved = /[<&]/.test(text) ? withoutEntities(text.replaceAll(marks, ' ')) : text;
  return resolved.replaceAll(invisible, '').replaceAll(noText, ' ').replaceAll(/\s+/gu, ' ').trim();
};

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return htmlEntities[name] ?? markupEntities[name] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });

/** Printable words with single spaces, as in most names. They need no conversion. */
/** For short texts only: long ones can exceed the stack of the expression. */
const alreadyPlain =
  /^[!-%'-;=?-~\u00A1-\u00AC\u00AE-\u017F\u0400-\u04FF]+(?: [!-%'-;=?-~\u00A1-\u00AC\u00AE-\u017F\u0400-\u04FF]+)*$/;

const invisible = /[\u{AD}\u{200B}\u{202A}-\u{202E}\u{2060}\u{2066}-\u{2069}\u{FEFF}]/gu;
const noText = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** The maximum number of UTF-16 units in a name. */
const MAX_NAME_LENGTH = 480;

/** Shortens a name to the maximum length, with an ellipsis. */
const shortened = (name: string): string => {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const cut = name.slice(0, MAX_NAME_LENGTH - 1);
  return `${/\p{Cs}$/u.test(cut) ? cut.slice(0, -1) : cut}…`;
};

/** The file name in a path or URL, without folders, query and fragment. */
export const fileNameOf = (address: string): string | undefined => {
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  const path = isUrl ? decoded(address.replace(/[?#].*$/s, '')) : address;
  const name = path.trim().split(/[/\\]/).at(-1);
  // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
  return name === undefined || name === '' || name.length > 255 || /^\.*$|[\u{0}-\u{1F}]/u.test(name)
    ? undefined
    : name;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
