import type { Language } from '@ramka/domain/text';
import { LRUCache } from 'lru-cache';
import { type CompressedBody, compressBody, sizeOfBody } from '../compression/compressed-body.ts';
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
  const kept = new LRUCache<string, CompressedBody>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOfBody });
  const underWay = new Map<string, Promise<CompressedBody>>();
  return (language, path, make) => {
    const key = `${language} ${path}`;
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    const answer = make(catalogue.in(language));
    if (answer === undefined) return undefined;
    const body = compressBody(Buffer.from(JSON.stringify(answer))).then((compressed) => {
      kept.set(key, compressed);
      return compressed;
    });
    underWay.set(key, body);
    return body.finally(() => underWay.delete(key));
  };
};
