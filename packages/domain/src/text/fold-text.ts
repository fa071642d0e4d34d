/** A text without letter case and diacritics, `ł` as `l`, so that `Żaluzjowy` and `zaluzjowy` are the same (R15). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøß]/gu, (letter) => undivided[letter] ?? letter);

/** Letters whose stroke is no diacritic to Unicode. */
const undivided: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss' };
