import type { CatalogueText } from '@ramka/contract/catalogue-format/text';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/values-of.ts';

/** Whatever a catalogue sells under a symbol. */
export type SoldThing = {
  readonly symbol: string;
  readonly name: CatalogueText;
  readonly replacedBy?: string | undefined;
};

/** Articles, single products and products of the e-catalogue, each symbol once. */
export const soldThings = (files: CatalogueFiles): ReadonlyMap<string, SoldThing> => {
  const things: readonly SoldThing[] = [
    ...valuesOf(files.articles),
    ...valuesOf(files.products),
    ...valuesOf(files.ecatalogProducts),
  ];
  return new Map(things.map((thing) => [thing.symbol, thing]));
};
