import {
  colourToWire,
  controllerToWire,
  finishToWire,
  frameLineToWire,
  frameToWire,
  roleToWire,
} from '@ramka/contract/translate/catalogue';
import type { AppData, WireFrame } from '@ramka/contract/wire/app-data';
import type { Category, Frame } from '@ramka/domain/catalogue';
import { decimalFromPrice } from '@ramka/domain/money';
import type { Language } from '@ramka/domain/text';
import { LRUCache } from 'lru-cache';
import { compressBody, type CompressedBody, FIRST_VISIT_QUALITY, sizeOfBody } from '../http/compression.ts';
import type { Catalogue, LocalisedCatalogue } from './catalogue.ts';

/** Cache size in bytes; the responses of the sample catalogue in one language take about 6 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Returns the response to a path below `/api` in one language; undefined if `make` returns undefined. Each response is
 * built and compressed once.
 */
export type CatalogueAnswers = (
  language: Language,
  path: string,
  make: (catalogue: LocalisedCatalogue) => unknown,
) => CompressedBody | undefined | Promise<CompressedBody | undefined>;

/** Creates a response cache for a catalogue. Responses depend only on the catalogue and the language. */
export const catalogueAnswers = (catalogue: Catalogue): CatalogueAnswers => {
  const cache = new LRUCache<string, CompressedBody, () => unknown>({
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOfBody,
    fetchMethod: async (_key, _stale, { context: make }) => {
      const answer = make();
      return answer === undefined ? undefined : compressBody(Buffer.from(JSON.stringify(answer)), FIRST_VISIT_QUALITY);
    },
    ignoreFetchAbort: true,
  });
  return (language, path, make) => {
    const key = `${language} ${path}`;
    return cache.get(key) ?? cache.fetch(key, { context: () => make(catalogue.in(language)) });
  };
};

/** The data that the editor loads first (docs/specification.md#s3-32, "App data"). */
export const appDataOf = (catalogue: LocalisedCatalogue): AppData => ({
  frameCategories: catalogue.allFrameLines.map(frameLineToWire),
  productSeries: catalogue.allSeries.map((series) => ({ ...series })),
  frames: bySeries(catalogue.frames, (frame) => ({ ...frameToWire(frame), ...priceOfFrame(frame, catalogue) })),
  moduleCategories: bySeries(catalogue.moduleCategories, categoryToWire),
  moduleColors: bySeries(catalogue.moduleColours, colourToWire),
  productCategories: bySeries(catalogue.productCategories, categoryToWire),
  controllers: Object.fromEntries(
    catalogue.allSeries
      .map(({ tag }) => [tag, catalogue.listControllers(tag).map(controllerToWire)] as const)
      .filter(([, controllers]) => controllers.length > 0),
  ),
  finishes: catalogue.allFinishes.map(finishToWire),
  colorFamilies: catalogue.allColourFamilies.map((family) => ({ ...family })),
  roles: catalogue.allRoles.map(roleToWire),
});

const priceOfFrame = (frame: Frame, { findArticle }: LocalisedCatalogue): Pick<WireFrame, 'price'> => {
  const price = frame.touchLayout ? null : (findArticle(frame.id)?.price ?? null);
  return price === null ? {} : { price: decimalFromPrice(price) };
};

const bySeries = <Thing, Wire>(
  entries: ReadonlyMap<string, readonly Thing[]>,
  toWire: (entry: Thing) => Wire,
): Record<string, Wire[]> =>
  Object.fromEntries([...entries].map(([tag, own]) => [tag, own.map((thing) => toWire(thing))]));

const categoryToWire = ({ id, name, subCategories }: Category): AppData['moduleCategories'][string][number] => ({
  id,
  name,
  subCategories: [...subCategories],
});
