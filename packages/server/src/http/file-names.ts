import { graphemes } from '@ramka/domain/text';

/** A file's name: parts joined by a dash, without characters that some system forbids. */
export const fileName = (parts: readonly string[], ending: string): string => {
  const stem = [...new Set(parts.map(sanitise))]
    .filter(Boolean)
    .map((part) => shortened(part, PART_BYTES))
    .join(' – ');
  return `${stem || 'ramka'}.${ending}`;
};

/** Systems take 255 bytes; three parts, two dashes and the ending fit. */
const PART_BYTES = 72;

/** Forbidden on Windows, or not to be seen: control and direction marks. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\uFEFF]/gu;

const sanitise = (part: string): string =>
  part
    .replace(forbidden, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');

const shortened = (part: string, bytes: number): string => {
  let kept = '';
  for (const grapheme of graphemes(part)) {
    if (Buffer.byteLength(kept + grapheme) > bytes) return kept.trimEnd();
    kept += grapheme;
  }
  return kept;
};

/**
 * The header that names a download: in ASCII, and in UTF-8 for all that can read it (docs/readings.md#r11, RFC 6266).
 */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${asciiName(name).replace(/["\\]/g, '')}"; filename*=UTF-8''${extended(name)}`;

/** RFC 8187 allows fewer characters than an address does. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** A name in ASCII, for programs that read nothing else: without diacritics, Cyrillic letters transliterated. */
export const asciiName = (name: string): string => {
  let ascii = '';
  for (const letter of name.normalize('NFC')) ascii += replaced(letter);
  return ascii.replace(/\s+/g, ' ').replace(/^[-. ]+/, '') || 'ramka';
};

const replaced = (letter: string): string => {
  const latin = letters[letter.toLowerCase()];
  if (latin === undefined) return letter.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '');
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
};

/** Letters that are not a Latin letter with a mark; Cyrillic ones as Ukraine transliterates them in passports. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ł=l đ=d ø=o ß=ss –=- —=- „= ”= “= ’= ʼ= а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m ' +
    'н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ы=y э=e ъ='
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
