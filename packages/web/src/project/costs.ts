import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';
import { type MinorUnits, priceFromDecimal, totalOf } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, type RoomContent, roomTotal } from '@ramka/domain/project';

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
