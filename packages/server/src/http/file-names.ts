import { graphemes } from '@ramka/domain/text';

/** Builds a file name: parts joined by dashes, without characters that some operating system forbids. */
export const fileName = (parts: readonly string[], ending: string): string => {
  const stem = [...new Set(parts.map(sanitise))]
    .filter(Boolean)
    .map((part) => shortened(part, PART_BYTES))
    .join(' – ');
  return `${stem || 'ramka'}.${ending}`;
};

/** File names may have 255 bytes, which three parts, two dashes and the extension do not exceed. */
const PART_BYTES = 72;

/** Characters that Windows forbids, and invisible control and direction marks. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\uFEFF]/gu;

const sanitise = (part: string): string =>
  part
    .replace(forbidden, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');

const shortened = (part: string, bytes: number): string => {
  let shortened = '';
  for (const grapheme of graphemes(part)) {
    if (Buffer.byteLength(shortened + grapheme) > bytes) return shortened.trimEnd();
    shortened += grapheme;
  }
  return shortened;
};

/** The `Content-Disposition` header of a download, in ASCII and in UTF-8 (docs/readings.md#r11, RFC 6266). */
export const contentDisposition = (name: string): string =>
  `attachment; filename="${asciiName(name).replace(/["\\]/g, '')}"; filename*=UTF-8''${extended(name)}`;

/** RFC 8187 allows fewer unescaped characters than URLs. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Transliterates a name to ASCII for programs without UTF-8 support. */
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

/** Transliteration of letters other than Latin ones with diacritics. Cyrillic follows Ukrainian passport rules. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ł=l đ=d ø=o ß=ss –=- —=- „= ”= “= ’= ʼ= а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m ' +
    'н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ы=y э=e ъ='
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
