/**
 * A text without letter case and diacritics, `ł` as `l`, so that `Żaluzjowy` and `zaluzjowy` are the same (R15). The
 * apostrophes of Ukrainian words are one, whichever way they were typed.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøß’ʼ]/gu, (letter) => folded[letter] ?? letter);

/** Letters whose stroke is no diacritic to Unicode, and apostrophes. */
const folded: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', '’': "'", ʼ: "'" };
