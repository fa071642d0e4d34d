import { LRUCache } from 'lru-cache';

/** All pictures that a process or thread holds in memory: one LRU cache with one budget of bytes for every kind. */
export type PictureCache = {
  /** The part of it for one kind of picture; `bytesOf` says how much memory one takes. */
  readonly of: <Picture extends object>(kind: string, bytesOf: (picture: Picture) => number) => PicturesOfKind<Picture>;
};

/** Pictures of one kind by keys, which say everything that a picture is made from. */
export type PicturesOfKind<Picture> = {
  /** Makes the picture where it is not there: once, however many wait for it (single flight). */
  readonly fetch: (key: string, make: () => Promise<Picture>) => Promise<Picture>;
  readonly get: (key: string) => Picture | undefined;
  readonly set: (key: string, picture: Picture) => void;
};

/** Memory for the pictures of a server, in bytes: five-slot frames at 2× take 8 MB each while sets are drawn from them. */
const SERVER_BYTES = 64 * 1024 * 1024;

/** A cache that forgets pictures once they take more bytes than the budget, first what was asked for longest ago. */
export const pictureCache = (budget: number = SERVER_BYTES): PictureCache => {
  const entries: Entries = new LRUCache({
    maxSize: budget,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits for a picture gets it, even if it was forgotten meanwhile.
    ignoreFetchAbort: true,
  });
  return { of: (kind, bytesOf) => picturesOfKind(entries, kind, bytesOf) };
};

/** A picture with the memory that it takes. */
type Entry = { readonly bytes: number; readonly picture: object };

type Entries = LRUCache<string, Entry, () => Promise<Entry>>;

/** The part for one kind. Whoever asks for the same kind again, as every document does, finds what is there. */
const picturesOfKind = <Picture extends object>(
  entries: Entries,
  kind: string,
  bytesOf: (picture: Picture) => number,
): PicturesOfKind<Picture> => {
  const entryOf = (picture: Picture): Entry => ({ bytes: bytesOf(picture), picture });
  // A key begins with its kind: what stands there is of it.
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
