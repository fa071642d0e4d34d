/** The languages of all texts, as BCP 47 tags (docs/readings.md#r3). */
export const allLanguages = ['pl', 'cs', 'sk', 'uk', 'en'] as const;

/** A language of the interface and of the catalogue's texts. */
export type Language = (typeof allLanguages)[number];

/** Each language's name for itself, and its other codes: the specification's own, then those of ISO 639-2. */
const languages: Readonly<Record<Language, { readonly ownName: string; readonly otherCodes: readonly string[] }>> = {
  pl: { ownName: 'Polski', otherCodes: ['pol'] },
  cs: { ownName: 'Čeština', otherCodes: ['cz', 'ces', 'cze'] },
  sk: { ownName: 'Slovenčina', otherCodes: ['slk', 'slo'] },
  uk: { ownName: 'Українська', otherCodes: ['ua', 'ukr'] },
  en: { ownName: 'English', otherCodes: ['eng'] },
};

export const ownNameOf = (language: Language): string => languages[language].ownName;

/**
 * Returns the language of a code, ignoring the region: `cs`, `CZ` and `cs-CZ`. Undefined for a language that is not
 * supported.
 */
export const languageOfCode = (code: string): Language | undefined => {
  const tag = code.trim().toLowerCase().split('-')[0] ?? '';
  return allLanguages.find((language) => language === tag || languages[language].otherCodes.includes(tag));
};

/** The locale for formatting dates. English uses the British order, with the day before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/**
 * Formats date and time of day for a sentence: "23 November 2026 at 14:05". The two parts are joined here, because
 * `Intl` joins them with only a space in Polish.
 */
export const formatMoment = (time: Date, language: Language): string => {
  const parts = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).formatToParts(
    time,
  );
  const hour = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, index) => (language === 'pl' && index === hour - 1 ? ', godz.\u00A0' : value)).join('');
};

/** One of the four noun forms that follow a count: for 0, for 1, for 2 to 4, for more. */
export type PluralForm = 0 | 1 | 2 | 3;

/**
 * The form for a count: 0 → 0, 1 → 1, 2 to 4 → 2, otherwise 3. The same in every language (docs/specification.md#s9-11,
 * docs/readings.md#r4).
 */
export const pluralForm = (count: number): PluralForm => {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count === 2 || count === 3 || count === 4 ? 2 : 3;
};

/**
 * Formats a count with the thousands separator of prices: `1 170`, the same in every language (docs/readings.md#r5).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/gu, NARROW_NO_BREAK_SPACE);

const NARROW_NO_BREAK_SPACE = '\u202F';

/**
 * Splits a text into graphemes, the characters that people see: an accented letter or an emoji is one
 * (docs/readings.md#r12).
 */
export const graphemes = (text: string): readonly string[] => {
  // Firefox supports Intl.Segmenter from version 125. Without it, each code point counts as a grapheme
  // (docs/readings.md#r27).
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

let segmenter: Intl.Segmenter | undefined;

export const graphemeCount = (text: string): number => graphemes(text).length;
