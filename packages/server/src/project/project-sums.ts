import { priceFromWire } from '@ramka/contract/translate/catalogue';
import { type MinorUnits, totalOf } from '@ramka/domain/money';
import { type RoomContent, roomTotal } from '@ramka/domain/project';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import type { ProjectEcatalogItem } from './ecatalog-items/ecatalog-items.store.ts';

/** Net totals of a project's rooms, in order, and of the whole project including e-catalogue products. */
export type ProjectSums = { readonly rooms: ReadonlyMap<number, MinorUnits>; readonly total: MinorUnits };

type SummedProject = {
  readonly rooms: readonly (RoomContent & { readonly id: number })[];
  readonly ecatalogItems: readonly Pick<ProjectEcatalogItem, 'catalogId' | 'quantity'>[];
};

/** Computes the totals of a project. `priceOf` returns the price of a set. */
export const sumsOfProject = (
  { rooms, ecatalogItems }: SummedProject,
  catalogue: Pick<LocalisedCatalogue, 'findSingleProduct' | 'findEcatalogProduct'>,
  priceOf: (setId: number, roomId: number) => MinorUnits,
): ProjectSums => {
  const sums = rooms.map((room) => {
    const sets = new Map(room.sets.map(({ id }) => [id, priceOf(id, room.id)]));
    const products = new Map(
      room.products.map(({ id }) => [id, priceFromWire(catalogue.findSingleProduct(id)?.price ?? 0) ?? 0]),
    );
    return [room.id, roomTotal(room, { sets, products })] as const;
  });
  const selected = ecatalogItems.map(({ catalogId, quantity }) => ({
    quantity,
    price: priceFromWire(catalogue.findEcatalogProduct(catalogId)?.price ?? 0),
  }));
  return { rooms: new Map(sums), total: sums.reduce((total, [, sum]) => total + sum, totalOf(selected)) };
};
