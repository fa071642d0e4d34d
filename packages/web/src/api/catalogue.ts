import {
  colourFromWire,
  controllerFromWire,
  finishFromWire,
  frameFromWire,
  frameLineFromWire,
  moduleFromWire,
  vocabularyFromWire,
} from '@ramka/contract/translate/catalogue';
import type { AppData } from '@ramka/contract/wire/app-data';
import type { Category, Colour, Controller, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import type { ColourFamily, ComponentRole, Finish, ModuleFunction } from '@ramka/domain/substitutes';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { SharedWords } from '@ramka/domain/search';
import { hasServiceWorker } from '../platform/connection.ts';
import { call } from './call.ts';
import { isUnanswered } from './failure.ts';

/** What the catalogue says at once about series, frames, categories, colours and controllers. */
export type CatalogueOverview = {
  readonly allSeries: readonly Series[];
  readonly frameLines: readonly FrameLine[];
  readonly frames: readonly Frame[];
  /** Net prices of frames by their ids; none of those on request and of panels. */
  readonly framePrices: ReadonlyMap<number, MinorUnits>;
  /** By the series' tag, as all that follows. */
  readonly moduleCategories: Readonly<Record<string, readonly Category[]>>;
  /** The first colour of a series is its default. */
  readonly moduleColours: Readonly<Record<string, readonly Colour[]>>;
  /** Of single products; series that have none are left out. */
  readonly productCategories: Readonly<Record<string, readonly Category[]>>;
  readonly controllers: Readonly<Record<string, readonly Controller[]>>;
  /** Of frames. */
  readonly finishes: readonly Finish[];
  /** Of colours and finishes, in the order of offering. */
  readonly colourFamilies: readonly ColourFamily[];
  /** Of component groups. */
  readonly roles: readonly ComponentRole[];
};

/** What the catalogue says at once, from what the API answers. */
export const catalogueFromWire = (answer: AppData): CatalogueOverview => ({
  allSeries: answer.productSeries,
  frameLines: answer.frameCategories.map(frameLineFromWire),
  frames: Object.values(answer.frames).flat().map(frameFromWire),
  framePrices: new Map(
    Object.values(answer.frames)
      .flat()
      .flatMap(({ id, price }) => (price === undefined ? [] : [[id, priceFromDecimal(price)]])),
  ),
  moduleCategories: answer.moduleCategories,
  moduleColours: Object.fromEntries(
    Object.entries(answer.moduleColors).map(([tag, colours]) => [tag, colours.map(colourFromWire)]),
  ),
  productCategories: answer.productCategories,
  controllers: Object.fromEntries(
    Object.entries(answer.controllers).map(([tag, controllers]) => [tag, controllers.map(controllerFromWire)]),
  ),
  finishes: answer.finishes.map(finishFromWire),
  colourFamilies: answer.colorFamilies,
  roles: answer.roles,
});

/** Reads what the catalogue says at once. */
export const readCatalogue = async (signal: AbortSignal): Promise<CatalogueOverview> =>
  catalogueFromWire(await call('readAppData', { signal }));

/** What modules do, in the order of offering, and the words by which people ask for it. */
export type KnownFunctions = {
  readonly functions: readonly ModuleFunction[];
  readonly sharedWords: readonly SharedWords[];
};

/** Reads what modules do, and the words for it. */
export const readFunctions = async (signal: AbortSignal): Promise<KnownFunctions> =>
  vocabularyFromWire(await call('readFunctions', { signal }));

/** The modules of a series, category by category. */
export const listModules = async (seriesId: number, signal: AbortSignal): Promise<readonly Module[]> =>
  (await call('listSeriesModules', { params: { seriesId }, signal })).map(moduleFromWire);

/**
 * Modules by their ids; those that the catalogue has no longer are left out. Where nobody answers they are looked up in the
 * lists that the service worker kept.
 */
export const findModules = async (ids: readonly number[]): Promise<readonly Module[]> => {
  try {
    return (await call('findModules', { query: { ids: ids.join(',') } })).map(moduleFromWire);
  } catch (failure) {
    if (!hasServiceWorker() || !isUnanswered(failure)) throw failure;
    const { signal } = new AbortController();
    const { allSeries } = await readCatalogue(signal);
    const kept = (await Promise.all(allSeries.map(({ id }) => listModules(id, signal).catch(() => [])))).flat();
    return ids.flatMap((id) => kept.find((module) => module.id === id) ?? []);
  }
};
