import { LRUCache } from 'lru-cache';

/** All pictures that a process or thread caches in memory: one LRU cache with one budget in bytes for every kind. */
export type PictureCache = {
  /** The part of the cache for one kind of picture. `bytesOf` returns the memory use of a picture. */
  readonly of: <Picture extends object>(kind: string, bytesOf: (picture: Picture) => number) => PicturesOfKind<Picture>;
};

/** Pictures of one kind by key. A key must identify all inputs of a picture. */
export type PicturesOfKind<Picture> = {
  /** Returns a cached picture or creates it, once for concurrent calls (single flight). */
  readonly fetch: (key: string, make: () => Promise<Picture>) => Promise<Picture>;
  readonly get: (key: string) => Picture | undefined;
  readonly set: (key: string, picture: Picture) => void;
};

/** Cache size of a server in bytes. Five-slot frames at 2× take 8 MB each while sets are drawn from them. */
const SERVER_BYTES = 64 * 1024 * 1024;

/** Creates a cache that evicts the least recently used pictures beyond its budget. */
export const pictureCache = (budget: number = SERVER_BYTES): PictureCache => {
  const entries: Entries = new LRUCache({
    maxSize: budget,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Callers that wait for a picture get it even if it is evicted meanwhile.
    ignoreFetchAbort: true,
  });
  return { of: (kind, bytesOf) => picturesOfKind(entries, kind, bytesOf) };
};

/** A picture with its memory use in bytes. */
type Entry = { readonly bytes: number; readonly picture: object };

type Entries = LRUCache<string, Entry, () => Promise<Entry>>;

/** The part of the cache for one kind. Several users of a kind, such as documents, share its pictures. */
const picturesOfKind = <Picture extends object>(
  entries: Entries,
  kind: string,
  bytesOf: (picture: Picture) => number,
): PicturesOfKind<Picture> => {
  const entryOf = (picture: Picture): Entry => ({ bytes: bytesOf(picture), picture });
  // Keys start with their kind, so the picture has this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const pictureOf = ({ picture }: Entry): Picture => picture as Picture;
  const keyOf = (key: string): string => `${kind} ${key}`;
  return {
    fetch: async (key, make) =>
      pictureOf(await entries.forceFetch(keyOf(key), { context: async () => entryOf(await make()) })),
    get: (key) => {
      const entry = entries.get(keyOf(key));
      return entry && pictureOf(entry);
    },
    set: (key, picture) => void entries.set(keyOf(key), entryOf(picture)),
  };
};
