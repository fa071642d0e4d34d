/** The languages that every text exists in, as tags of BCP 47 (reading R3). */
export const allLanguages = ['pl', 'cs', 'sk', 'uk', 'en'] as const;

/** A language of the interface and of the catalogue's texts. */
export type Language = (typeof allLanguages)[number];

/** The locale by which dates are written in a language: English as in Europe, where the day stands before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
