/** The languages that every text exists in, as tags of BCP 47 (docs/readings.md#r3). */
export const allLanguages = ['pl', 'cs', 'sk', 'uk', 'en'] as const;

/** A language of the interface and of the catalogue's texts. */
export type Language = (typeof allLanguages)[number];

/** What a language calls itself, and the other codes that it goes by: the specification's own, then those of ISO 639-2. */
const languages: Readonly<Record<Language, { readonly ownName: string; readonly otherCodes: readonly string[] }>> = {
  pl: { ownName: 'Polski', otherCodes: ['pol'] },
  cs: { ownName: 'Čeština', otherCodes: ['cz', 'ces', 'cze'] },
  sk: { ownName: 'Slovenčina', otherCodes: ['slk', 'slo'] },
  uk: { ownName: 'Українська', otherCodes: ['ua', 'ukr'] },
  en: { ownName: 'English', otherCodes: ['eng'] },
};

/** What a language calls itself. */
export const ownNameOf = (language: Language): string => languages[language].ownName;

/** The language that a code means, of whatever region: `cs`, `CZ` and `cs-CZ`; undefined where it is none of ours. */
export const languageOfCode = (code: string): Language | undefined => {
  const tag = code.trim().toLowerCase().split('-')[0] ?? '';
  return allLanguages.find((language) => language === tag || languages[language].otherCodes.includes(tag));
};

/** The locale by which dates are written in a language: English as in Europe, where the day stands before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A day and a time of day in a sentence: "23 November 2026 at 14:05". `Intl` joins the two in Polish by a space only. */
export const formatMoment = (time: Date, language: Language): string => {
  const parts = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).formatToParts(
    time,
  );
  const hour = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, index) => (language === 'pl' && index === hour - 1 ? ', godz.\u00A0' : value)).join('');
};

/** Which of the four forms of a noun goes with a count: for none, for one, for two to four, for more. */
export type PluralForm = 0 | 1 | 2 | 3;

/**
 * The form for a count: 0 → 0, 1 → 1, 2 to 4 → 2, otherwise 3; the same in every language (docs/specification.md#s9-11,
 * docs/readings.md#r4).
 */
export const pluralForm = (count: number): PluralForm => {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count === 2 || count === 3 || count === 4 ? 2 : 3;
};

/**
 * A count as people read it, with the space of prices between thousands: `1 170`, the same in every language
 * (docs/readings.md#r5).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/gu, NARROW_NO_BREAK_SPACE);

const NARROW_NO_BREAK_SPACE = '\u202F';

/** The characters that a person sees in a text: an accented letter or an emoji is one (docs/readings.md#r12). */
export const graphemes = (text: string): readonly string[] => {
  // Firefox has it from 125 on; before, what is made of several code points counts as several (docs/readings.md#r27).
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

let segmenter: Intl.Segmenter | undefined;

/** How many characters a person sees in a text. */
export const graphemeCount = (text: string): number => graphemes(text).length;
