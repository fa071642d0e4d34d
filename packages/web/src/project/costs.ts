import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';
import type { MinorUnits } from '@ramka/domain/price/money';
import { priceFromDecimal } from '@ramka/domain/price/price-from-decimal';
import { totalOf } from '@ramka/domain/price/total-of';
import { projectTotal } from '@ramka/domain/project/project-total';
import type { RoomContent } from '@ramka/domain/project/room-content';
import { roomTotal, type ContentPrices } from '@ramka/domain/project/room-total';

type Priced = { readonly id: number; readonly price: number };

const pricesById = (entries: readonly Priced[]): ReadonlyMap<number, MinorUnits> =>
  new Map(entries.map(({ id, price }) => [id, priceFromDecimal(price)]));

const contentPrices = ({ productSets, products }: LoadedProject): ContentPrices => ({
  sets: pricesById(productSets),
  products: pricesById(products),
});

const contentOf = ({ bundles, products }: WireGroup): RoomContent => ({ sets: bundles, products });

const selectionsOf = ({ ecatalogProducts }: LoadedProject) =>
  ecatalogProducts.map(({ quantity, price }) => ({ quantity, price: priceFromDecimal(price) }));

/** What a project costs net: its sets, single products and e-catalogue products, each by its quantity (specification §9). */
export const totalCost = (project: LoadedProject): MinorUnits =>
  projectTotal(project.project.groups.map(contentOf), contentPrices(project), selectionsOf(project));

/** What the sets and single products of one room cost net. */
export const roomCost = (project: LoadedProject, room: WireGroup): MinorUnits =>
  roomTotal(contentOf(room), contentPrices(project));

/** What the e-catalogue products of a project cost net. */
export const ecatalogueCost = (project: LoadedProject): MinorUnits => totalOf(selectionsOf(project));
