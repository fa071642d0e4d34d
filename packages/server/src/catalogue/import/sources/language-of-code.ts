import type { Language } from '@ramka/domain/text';

/** Codes of ISO 639-2 as BMEcat has them, and the first half of `pl-PL` as xChange has them. */
const languages: Readonly<Record<string, Language>> = {
  pol: 'pl',
  pl: 'pl',
  ces: 'cs',
  cze: 'cs',
  cs: 'cs',
  cz: 'cs',
  slk: 'sk',
  slo: 'sk',
  sk: 'sk',
  ukr: 'uk',
  uk: 'uk',
  ua: 'uk',
  eng: 'en',
  en: 'en',
};

/** The language that a code of a catalogue file means; `other` for one that Ramka does not speak. */
export const languageOfCode = (code: string): Language | 'other' =>
  languages[code.trim().toLowerCase().split('-')[0] ?? ''] ?? 'other';
