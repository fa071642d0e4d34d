import {
  colourToWire,
  controllerToWire,
  finishToWire,
  frameLineToWire,
  frameToWire,
  roleToWire,
} from '@ramka/contract/translate/catalogue';
import type { AppData, WireFrame } from '@ramka/contract/wire/app-data';
import { symbolWith } from '@ramka/domain/bill';
import type { Category, Frame, TouchLayout } from '@ramka/domain/catalogue';
import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
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
  frames: bySeries(catalogue.frames, (frame) => pricedFrame(frame, catalogue)),
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

/** A frame with the net prices of the frame itself, its seal and its boxes. */
const pricedFrame = (frame: Frame, catalogue: LocalisedCatalogue): WireFrame => {
  const { findArticle, findSeal } = catalogue;
  const { cornerBox, smBox, ...wire } = frameToWire(frame);
  const priceOfArticle = (id: number): number | undefined => priceToWire(findArticle(id)?.price);
  return {
    ...wire,
    cornerBox: cornerBox.map((box) => ({ ...box, price: priceOfArticle(box.id) })),
    smBox: smBox.map((box) => ({ ...box, price: priceOfArticle(box.id) })),
    price: frame.touchLayout ? undefined : priceOfArticle(frame.id),
    priceFrom: frame.touchLayout ? lowestPanelPrice(frame, frame.touchLayout, catalogue) : undefined,
    sealPrice: frame.supportsIp44 ? priceToWire(findSeal(frame)?.price) : undefined,
  };
};

/** The net price of a panel's cheapest variation, without controllers. */
const lowestPanelPrice = (
  { symbol }: Frame,
  { controllerVariations }: TouchLayout,
  { findArticleBySymbol }: LocalisedCatalogue,
): number | undefined => {
  const prices = controllerVariations.flatMap(
    (touchPoints) => findArticleBySymbol(symbolWith(touchPoints, symbol))?.price ?? [],
  );
  return prices.length === 0 ? undefined : decimalFromPrice(Math.min(...prices));
};

/** Converts a price; undefined if it is on request or if there is no article. */
const priceToWire = (price: MinorUnits | null | undefined): number | undefined =>
  price === null || price === undefined ? undefined : decimalFromPrice(price);

const bySeries = <Entry, Wire>(
  entries: ReadonlyMap<string, readonly Entry[]>,
  toWire: (entry: Entry) => Wire,
): Record<string, Wire[]> =>
  Object.fromEntries([...entries].map(([tag, own]) => [tag, own.map((entry) => toWire(entry))]));

const categoryToWire = ({ id, name, subCategories }: Category): AppData['moduleCategories'][string][number] => ({
  id,
  name,
  subCategories: [...subCategories],
});
