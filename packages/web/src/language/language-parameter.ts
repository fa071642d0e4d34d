import { type Language, languageOfCode } from '@ramka/domain/text';

/** Name of the parameter by which an address names a language (docs/embedding.md#start-links). */
const LANGUAGE = 'lang';

/** Returns the offered language that an address names; undefined if it names none. Of several, the first counts. */
export const languageParameter = (
  { search }: Pick<URL, 'search'>,
  offered: readonly Language[],
): Language | undefined => {
  const language = languageOfCode(new URLSearchParams(search).get(LANGUAGE) ?? '');
  return language !== undefined && offered.includes(language) ? language : undefined;
};

/** Returns an address without its language. All other parameters remain as they are written. */
export const withoutLanguageParameter = (address: string): string => {
  const { origin, pathname, search, hash } = new URL(address);
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(LANGUAGE));
  return `${origin}${pathname}${rest.join('') === '' ? '' : `?${rest.join('&')}`}${hash}`;
};
