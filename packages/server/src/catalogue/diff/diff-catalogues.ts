import type { CatalogueText } from '@ramka/contract/catalogue-format/text';
import type { CatalogueFiles, PriceList } from '../files/catalogue-files.ts';
import { soldThings, type SoldThing } from './sold-thing.ts';

/** What a new edition of a catalogue changes for those who order from it. */
export type CatalogueDiff = {
  readonly added: readonly SoldThing[];
  readonly gone: readonly SoldThing[];
  readonly renamed: readonly {
    readonly symbol: string;
    readonly before: CatalogueText;
    readonly after: CatalogueText;
  }[];
  /** By price list; lists that only one of them has are not compared. */
  readonly repriced: ReadonlyMap<string, readonly PriceChange[]>;
};

/** A price in decimal text before and after. */
export type PriceChange = { readonly symbol: string; readonly before: string; readonly after: string };

/** Compares two editions by symbol. */
export const diffCatalogues = (before: CatalogueFiles, after: CatalogueFiles): CatalogueDiff => {
  const [old, now] = [soldThings(before), soldThings(after)];
  return {
    added: [...now.values()].filter(({ symbol }) => !old.has(symbol)),
    gone: [...old.values()].filter(({ symbol }) => !now.has(symbol)),
    renamed: [...now.values()].flatMap(({ symbol, name }) => {
      const thing = old.get(symbol);
      return thing === undefined || sameText(thing.name, name) ? [] : [{ symbol, before: thing.name, after: name }];
    }),
    repriced: new Map(
      [...after.priceLists].flatMap(([name, list]) => {
        const other = before.priceLists.get(name);
        return other === undefined ? [] : [[name, priceChanges(other, list)] as const];
      }),
    ),
  };
};

const sameText = (one: CatalogueText, other: CatalogueText): boolean => JSON.stringify(one) === JSON.stringify(other);

const priceChanges = (before: PriceList, after: PriceList): readonly PriceChange[] =>
  Object.entries(after.prices).flatMap(([symbol, price]) => {
    const old = Object.hasOwn(before.prices, symbol) ? before.prices[symbol] : undefined;
    return old === undefined || old === price ? [] : [{ symbol, before: old, after: price }];
  });
