import { allLanguages, type Language } from '@ramka/domain/text';

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** A text in every language, from one sentence of its parts: a plain string is the same in all of them. */
export function words(...parts: readonly (Words | string)[]): Words {
  const inLanguage = (language: Language): string =>
    parts.map((part) => (typeof part === 'string' ? part : part[language])).join('');
  const [pl, cs, sk, uk, en] = allLanguages.map(inLanguage);
  return { pl: pl ?? '', cs: cs ?? '', sk: sk ?? '', uk: uk ?? '', en: en ?? '' };
}
