import { colourToWire, controllerToWire, frameLineToWire, frameToWire } from '@ramka/contract/translate/frame';
import type { AppData } from '@ramka/contract/wire/app-data';
import type { Category } from '@ramka/domain/catalogue';
import type { LocalisedCatalogue } from './catalogue.ts';

/** What the editor needs at once (specification §3, "App data"). */
export const appDataOf = (catalogue: LocalisedCatalogue): AppData => ({
  frameCategories: catalogue.allFrameLines.map(frameLineToWire),
  productSeries: catalogue.allSeries.map((series) => ({ ...series })),
  frames: bySeries(catalogue.frames, frameToWire),
  moduleCategories: bySeries(catalogue.moduleCategories, categoryToWire),
  moduleColors: bySeries(catalogue.moduleColours, colourToWire),
  productCategories: bySeries(catalogue.productCategories, categoryToWire),
  controllers: Object.fromEntries(
    catalogue.allSeries
      .map(({ tag }) => [tag, catalogue.listControllers(tag).map(controllerToWire)] as const)
      .filter(([, controllers]) => controllers.length > 0),
  ),
});

const bySeries = <Thing, Wire>(
  things: ReadonlyMap<string, readonly Thing[]>,
  toWire: (thing: Thing) => Wire,
): Record<string, Wire[]> =>
  Object.fromEntries([...things].map(([tag, own]) => [tag, own.map((thing) => toWire(thing))]));

const categoryToWire = ({ id, name, subCategories }: Category): AppData['moduleCategories'][string][number] => ({
  id,
  name,
  subCategories: [...subCategories],
});
