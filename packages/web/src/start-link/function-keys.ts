import type { Dictionary } from '@ramka/domain/search';
import type { ModuleFunction } from '@ramka/domain/substitutes';

/** Returns a dictionary that knows the keys of the functions, such as `socket-earthed-e`, before all other words. */
export const withFunctionKeys = (dictionary: Dictionary, functions: readonly ModuleFunction[]): Dictionary => {
  const ids = new Map(functions.map(({ id }) => [id.toLowerCase(), [id]]));
  const orWords = (ofWords: (phrase: string) => readonly string[]) => (phrase: string) =>
    ids.get(phrase.trim().toLowerCase()) ?? ofWords(phrase);
  return {
    ...dictionary,
    functionsOfPhrase: orWords(dictionary.functionsOfPhrase),
    functionsMatching: orWords(dictionary.functionsMatching),
  };
};
