import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { SetOrder } from './set-order.ts';

/** A set with the words that are read on its card. */
export type ListedSet = { readonly set: WireBundle; readonly name: string; readonly series: string };

/** Sets in an order, words as the language sorts them; what is equal stays as it was made. */
export const sortSets = (sets: readonly ListedSet[], order: SetOrder, language: string): readonly ListedSet[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<SetOrder, (a: ListedSet, b: ListedSet) => number>> = {
    added: () => 0,
    name: (a, b) => compare(a.name, b.name),
    series: (a, b) => compare(a.series, b.series) || compare(a.name, b.name),
    cheapest: (a, b) => a.set.price - b.set.price,
    dearest: (a, b) => b.set.price - a.set.price,
  };
  return sets.toSorted(orders[order]);
};
