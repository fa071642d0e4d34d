import {
  colourFromWire,
  controllerFromWire,
  finishFromWire,
  frameFromWire,
  frameLineFromWire,
  moduleFromWire,
  vocabularyFromWire,
} from '@ramka/contract/translate/catalogue';
import type { AppData, WireFrame } from '@ramka/contract/wire/app-data';
import type { Category, Colour, Controller, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import type { ColourFamily, ComponentRole, Finish, ModuleFunction } from '@ramka/domain/substitutes';
import { type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { SharedWords } from '@ramka/domain/search';
import { hasServiceWorker } from '../platform/connection.ts';
import { call } from './call.ts';
import { isUnanswered } from './failure.ts';

/** The part of the catalogue that is loaded at once: series, frames, categories, colours and controllers. */
export type CatalogueOverview = {
  readonly allSeries: readonly Series[];
  readonly frameLines: readonly FrameLine[];
  readonly frames: readonly Frame[];
  /** Net prices of frames by their ids. Frames on request and panels have none. */
  readonly framePrices: ReadonlyMap<number, MinorUnits>;
  /** The lowest net price of each panel, without controllers, by its id. */
  readonly panelPrices: ReadonlyMap<number, MinorUnits>;
  /** Net prices of seals by the ids of their frames. */
  readonly sealPrices: ReadonlyMap<number, MinorUnits>;
  /** Net prices of the articles of boxes by their ids. */
  readonly boxPrices: ReadonlyMap<number, MinorUnits>;
  /** Categories of modules by the series' tag. The following records have the same keys. */
  readonly moduleCategories: Readonly<Record<string, readonly Category[]>>;
  /** Colours of modules; the first one is the default of the series. */
  readonly moduleColours: Readonly<Record<string, readonly Colour[]>>;
  /** Categories of single products; series without any have no entry. */
  readonly productCategories: Readonly<Record<string, readonly Category[]>>;
  readonly controllers: Readonly<Record<string, readonly Controller[]>>;
  /** Finishes of frames. */
  readonly finishes: readonly Finish[];
  /** Families of colours and finishes, in display order. */
  readonly colourFamilies: readonly ColourFamily[];
  /** Roles of component groups. */
  readonly roles: readonly ComponentRole[];
};

/** Converts the catalogue from the wire format. */
export const catalogueFromWire = (answer: AppData): CatalogueOverview => ({
  allSeries: answer.productSeries,
  frameLines: answer.frameCategories.map(frameLineFromWire),
  frames: Object.values(answer.frames).flat().map(frameFromWire),
  ...pricesFromWire(Object.values(answer.frames).flat()),
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

const pricesFromWire = (
  frames: readonly WireFrame[],
): Pick<CatalogueOverview, 'framePrices' | 'panelPrices' | 'sealPrices' | 'boxPrices'> => ({
  framePrices: pricesById(frames.map(({ id, price }) => ({ id, price }))),
  panelPrices: pricesById(frames.map(({ id, priceFrom: price }) => ({ id, price }))),
  sealPrices: pricesById(frames.map(({ id, sealPrice: price }) => ({ id, price }))),
  boxPrices: pricesById(frames.flatMap(({ cornerBox, smBox }) => [...cornerBox, ...smBox])),
});

const pricesById = (
  articles: readonly { readonly id: number; readonly price?: number | undefined }[],
): ReadonlyMap<number, MinorUnits> =>
  new Map(articles.flatMap(({ id, price }) => (price === undefined ? [] : [[id, priceFromDecimal(price)]])));

export const readCatalogue = async (signal: AbortSignal): Promise<CatalogueOverview> =>
  catalogueFromWire(await call('readAppData', { signal }));

/** The functions of modules in display order, and the dictionary of everyday words for them. */
export type KnownFunctions = {
  readonly functions: readonly ModuleFunction[];
  readonly sharedWords: readonly SharedWords[];
};

export const readFunctions = async (signal: AbortSignal): Promise<KnownFunctions> =>
  vocabularyFromWire(await call('readFunctions', { signal }));

/** Requests the modules of a series, ordered by category. */
export const listModules = async (seriesId: number, signal: AbortSignal): Promise<readonly Module[]> =>
  (await call('listSeriesModules', { params: { seriesId }, signal })).map(moduleFromWire);

/**
 * Requests modules by their ids; modules that are no longer in the catalogue are left out. Offline they are taken from
 * the lists in the service worker's cache.
 */
export const findModules = async (ids: readonly number[]): Promise<readonly Module[]> => {
  try {
    return (await call('findModules', { query: { ids: ids.join(',') } })).map(moduleFromWire);
  } catch (failure) {
    if (!hasServiceWorker() || !isUnanswered(failure)) throw failure;
    const { signal } = new AbortController();
    const { allSeries } = await readCatalogue(signal);
    const cached = (await Promise.all(allSeries.map(({ id }) => listModules(id, signal).catch(() => [])))).flat();
    return ids.flatMap((id) => cached.find((module) => module.id === id) ?? []);
  }
};
