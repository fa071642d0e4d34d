/** A line of a message or a typed list, without the marks before its words. */
export type TextLine = {
  /** Number of the line, from 1. */
  readonly line: number;
  /** The line as written, trimmed. */
  readonly text: string;
  /** The line without the header of a message, bullet or number. */
  readonly words: string;
  readonly isBullet: boolean;
  /** Number of blanks before the line. */
  readonly indent: number;
  /** How often a mail quotes the line: 2 for "> > Salon". */
  readonly quotes: number;
  /** Whether the line begins with a number of its own: "1.", "0.02". */
  readonly isNumbered: boolean;
  /** Whether the line names an area, as the lines of rooms do in a room book: "0.02 Hol – 9,75 m2". */
  readonly hasArea: boolean;
};

/** `[12.05, 10:31] Jan:`, `12.05.2026, 10:31 - Jan Kowalski:`, `[10:31, 12/05/2026] +48 600 100 200:`. */
const messageHeader =
  /^\u200E?(?:\[(?=[^\]]*\d{1,2}:\d{2})[^\]]{5,40}\]\s*[^:\n]{1,60}:|\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\s+[-–]\s+[^:\n]{1,60}:)\s*/iu;

/** Pictures before the words: "🛋️ Salon". Bullets such as ✅ count as bullets. */
const pictures = /^(?:(?![✓✔✅☐☑])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D))+\s*(?=[\p{L}\d])/u;

/** A line that a messenger or Markdown prints bold or italic: "*Salon*", "**Salon**:". */
const emphasis = /^(\*{1,3}|_{1,3})(?=\S)([^*_]+)\1(?=:?$)/u;

/** Signs before a heading of Markdown: "## Porch". */
const markdownHeading = /^#{1,6}\s+(?=\S)/u;

/** Signs before an item. A dash needs a space, so that "-1" stays. */
const bullet = /^(?:[•·●○◦▪▫■□►▶➢✓✔✅☐☑*]+\s*|(?:[-–—>]+|\[[ x]?\])\s+)/u;

/** The letter that word processors print for a bullet of the second level. */
const letterBullet = /^o\s+(?=\S)/u;

/** Signs before the quoted lines of a mail. */
const quote = /^(?:>\s?)+/u;

/** Numbers before an item: `1.`, `1)`, `a)`, `1.2.`. A number before a word for a floor belongs to it. */
const numbering = /^(?:\d{1,3}\)|\d{1,2}:(?=\s)|\d{1,3}\.(?:\d{1,3}\.?)*(?=\s)|\p{L}\))\s+(?=[\p{L}\d(„"])/u;

/** A number such as `1.5`, which numbers a line only if others are numbered like this. */
const decimal = /^\d{1,3}\.\d(?=\s)/u;
const ordinal = /^\d{1,2}\.\s+(?:p(?:iętro|ietro|atro|oschodie)|поверх|NP|PP|kondygn)/iu;

/** The area of a room: "(34,5 m²)", "12 m2". */
const area = /\s*\(?(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?m[²2](?!\p{L})\)?/u;

/** The lines of a text, including empty ones. */
export const textLines = (text: string): readonly TextLine[] => {
  const lines = text
    .normalize('NFC')
    .replaceAll(/[\u00A0\u202F\u2007]/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\uFEFF]/gu, '')
    .split(/\r\n|\n|\r/u);
  const hasLetterBullets = lines.filter((line) => letterBullet.test(line.trim())).length > 1;
  const hasDecimals = lines.filter((line) => decimal.test(line.trim())).length > 1;
  return lines.map((written, index) => {
    const trimmed = written.trim();
    const signs = quote.exec(trimmed)?.[0] ?? '';
    const quoted = trimmed.slice(signs.length);
    const message = (hasLetterBullets ? quoted.replace(letterBullet, '• ') : quoted)
      .replace(messageHeader, '')
      .replace(pictures, '')
      .replace(markdownHeading, '')
      .replace(emphasis, '$2');
    const item =
      ordinal.test(message) || (!hasDecimals && decimal.test(message))
        ? message
        : message.replace(bullet, '').replace(numbering, '');
    const isNumbered = item !== message && /^\d/u.test(message);
    const indent = written.search(/\S|$/u);
    const isBullet = signs !== '' || item !== message;
    const quotes = signs.replaceAll(/\s/gu, '').length;
    return {
      line: index + 1,
      indent,
      text: trimmed,
      words: item.replace(area, '').trim(),
      isBullet,
      quotes,
      isNumbered,
      hasArea: area.test(item),
    };
  });
};
