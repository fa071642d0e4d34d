import type { Texts } from './texts.ts';

/** What a set is called: by its name, or as one that has none. */
export const nameOfSet = ({ name }: { readonly name: string }, { common }: Pick<Texts, 'common'>): string =>
  name === '' ? common.unnamedSet : name;
