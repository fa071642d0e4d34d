import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deployment } from '@ramka/contract/deployment';
import { routes } from '@ramka/contract/routes';
import { colourToWire, controllerToWire, frameLineToWire, frameToWire } from '@ramka/contract/translate/catalogue';
import type { AppData } from '@ramka/contract/wire/app-data';
import type { Category } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressBody, type CompressedBody, negotiateEncoding, sizeOfBody } from '../http/compression.ts';
import { negotiateLanguage } from '../http/language.ts';
import type { Catalogue, LocalisedCatalogue } from './catalogue.ts';

/** Answers that are kept, in bytes; those of the sample catalogue in one language take some 6 MB. */
const KEPT_BYTES = 64 * 1024 * 1024;

/**
 * Finds the answer to a path below `/api`, made from the catalogue in one language, as it is sent: undefined where `make`
 * knows none. It is made and compressed once.
 */
export type CatalogueAnswers = (
  language: Language,
  path: string,
  make: (catalogue: LocalisedCatalogue) => unknown,
) => CompressedBody | undefined | Promise<CompressedBody | undefined>;

/** Keeps the answers of a catalogue, which follow from it and the language alone. */
export const catalogueAnswers = (catalogue: Catalogue): CatalogueAnswers => {
  const kept = new LRUCache<string, CompressedBody, () => unknown>({
    maxSize: KEPT_BYTES,
    sizeCalculation: sizeOfBody,
    fetchMethod: async (_key, _stale, { context: make }) => {
      const answer = make();
      return answer === undefined ? undefined : compressBody(Buffer.from(JSON.stringify(answer)));
    },
    ignoreFetchAbort: true,
  });
  return (language, path, make) => {
    const key = `${language} ${path}`;
    return kept.get(key) ?? kept.fetch(key, { context: () => make(catalogue.in(language)) });
  };
};

/** What the editor needs at once (docs/specification.md#s3-32, "App data"). */
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

/** So many different wishes for language and encoding are remembered. */
const WISHES = 500;

const { path } = routes.readAppData;

const address = `/api${path}`;

/**
 * Tells those who already hold the app data so before anything else runs: it is asked for at every visit, and this way
 * costs what `node:http` alone would. Whatever it is not sure of goes the usual way.
 */
export const answerUnchangedFirst = (
  app: FastifyInstance,
  answers: CatalogueAnswers,
  { languages, defaultLanguage }: Pick<Deployment, 'languages' | 'defaultLanguage'>,
): void => {
  const tags = new LRUCache<string, string>({ max: WISHES });
  const tagFor = ({ headers }: IncomingMessage): string | undefined => {
    const wishes = `${headers['accept-language']}\n${headers['accept-encoding']}`;
    const known = tags.get(wishes);
    if (known !== undefined) return known;
    const language = negotiateLanguage(headers['accept-language'], languages, defaultLanguage);
    const body = answers(language, path, appDataOf);
    if (body === undefined || body instanceof Promise) return undefined;
    const { etag } = body[negotiateEncoding(headers['accept-encoding'])];
    tags.set(wishes, etag);
    return etag;
  };
  const isHeld = (request: IncomingMessage): boolean => {
    const held = request.headers['if-none-match'];
    return held !== undefined && request.url === address && request.method === 'GET' && tagFor(request) === held;
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isHeld(request)) app.routing(request, response);
    else response.writeHead(304, { etag: request.headers['if-none-match'], ...unchanged }).end();
  };
  app.addHook('onReady', (done) => {
    app.server.removeAllListeners('request').on('request', answer);
    done();
  });
};

const unchanged = { 'cache-control': 'no-cache', vary: 'Accept-Language, Accept-Encoding' } as const;
