import type { CatalogueText } from '@ramka/contract/catalogue-format/fields';
import { allLanguages, type Language, languageOfCode } from '@ramka/domain/text';

/** A text as an imported file has it: in some of our languages, or in another one. */
export type ImportedText = Readonly<Partial<Record<Language | 'other', string>>>;

/**
 * The text in all five languages. A missing one reads as the English one, or else as the first that is there; undefined
 * where there is none at all. Line breaks, indents and HTML of the file are no part of it.
 */
export const toCatalogueText = (said: ImportedText): CatalogueText | undefined => {
  const foreign: ImportedText = Object.fromEntries(
    Object.entries(said)
      .map(([language, text]) => [language, shortened(plainText(text))] as const)
      .filter(([, text]) => text !== ''),
  );
  const fallback = foreign.en ?? allLanguages.map((language) => foreign[language]).find(Boolean) ?? foreign.other;
  if (!fallback) return undefined;
  const { pl = fallback, cs = fallback, sk = fallback, uk = fallback, en = fallback } = foreign;
  const all = new Set([pl, cs, sk, uk, en]);
  return all.size === 1 ? fallback : { pl, cs, sk, uk, en };
};

/** Texts with the codes of their languages as one; the first of each language counts, and what is empty does not. */
export const importedTexts = (
  said: readonly (readonly [code: string, text: string | null | undefined])[],
): ImportedText =>
  Object.fromEntries(
    said.flatMap(([code, text]) => (text?.trim() ? [[languageOrOther(code), text] as const] : [])).toReversed(),
  );

/** The language that a code of a catalogue file means; `other` for one that Ramka does not speak. */
export const languageOrOther = (code: string): Language | 'other' => languageOfCode(code) ?? 'other';

/** The characters 160 to 255 as HTML calls them, in their order. */
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

/** Characters by the names that HTML gives them and XML does not. */
export const htmlEntities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(latinEntities.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)])),
  ...otherEntities,
};

const markupEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Marks that shops put around words; anything else between angle brackets is text, such as `<3 A`. */
const marks =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|nobr|ol|p|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul|wbr)(?:\s[^<>]{0,500})?\/?>/gi;

/**
 * What a person would read of a text that a supplier sent: HTML's marks and entities resolved, control characters and
 * what turns the direction of the text around it gone, on one line.
 */
export const plainText = (text: string): string => {
  if (alreadyPlain.test(text)) return text;
  const resolved = /[<&]/.test(text) ? withoutEntities(text.replaceAll(marks, ' ')) : text;
  return resolved.replaceAll(invisible, '').replaceAll(noText, ' ').replaceAll(/\s+/gu, ' ').trim();
};

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return htmlEntities[name] ?? markupEntities[name] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** Words of printed letters, a space between them: most names are so, and need not be looked at again. */
const alreadyPlain =
  /^[!-%'-;=?-~\u00A1-\u00AC\u00AE-\u017F\u0400-\u04FF]+(?: [!-%'-;=?-~\u00A1-\u00AC\u00AE-\u017F\u0400-\u04FF]+)*$/;

const invisible = /[\u{AD}\u{200B}\u{202A}-\u{202E}\u{2060}\u{2066}-\u{2069}\u{FEFF}]/gu;
const noText = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** UTF-16 units that a name may have, as elsewhere. */
const LONGEST_NAME = 480;

/** A name of a length that lists and documents hold; a longer one ends in three dots. */
const shortened = (name: string): string => {
  if (name.length <= LONGEST_NAME) return name;
  const cut = name.slice(0, LONGEST_NAME - 1);
  return `${/\p{Cs}$/u.test(cut) ? cut.slice(0, -1) : cut}…`;
};

/** The name of the file that a supplier's file means: without folders and without what an address adds behind it. */
export const fileNameOf = (said: string): string | undefined => {
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(said);
  const path = isAddress ? decoded(said.replace(/[?#].*$/s, '')) : said;
  const name = path.trim().split(/[/\\]/).at(-1);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
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
