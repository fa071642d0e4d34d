import type { LooseInput } from '../api/client.ts';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { isObject, parseJson } from '../platform/json.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';

/**
 * Ids and entity tags from responses to queued changes, for later changes and for pages that still use the old ones.
 */
export type IdMap = {
  /** The server's ids by temporary ids. */
  readonly realIds: Readonly<Record<string, number>>;
  /** By set id: the current entity tag after this browser's changes, and earlier tags that pages may still use. */
  readonly tags: Readonly<Record<string, { readonly known: readonly string[]; readonly now: string }>>;
};

/** Reads the id map of a project; empty if nothing was queued yet. */
export const readIdMap = (projectId: string): IdMap => {
  const stored = parseJson(browserStorage.getItem(outboxKey(projectId)));
  return { realIds: {}, tags: {}, ...(isObject(stored) ? stored : {}) };
};

/** Stores the id map of a project. Its existence marks projects with an outbox. */
export const writeIdMap = (projectId: string, map: IdMap): void =>
  browserStorage.setItem(outboxKey(projectId), JSON.stringify(map));

/** Returns the server's id for a temporary id; other ids are returned unchanged. */
export const realIdIn = ({ realIds }: IdMap, id: number): number =>
  id >= FIRST_TEMPORARY_ID ? (realIds[String(id)] ?? id) : id;

/** Returns a request with temporary ids replaced by the server's ids, wherever they occur. */
export const resolveIds = <Input extends LooseInput>(input: Input, map: IdMap): Input => {
  const resolve = (value: unknown): unknown => {
    if (typeof value === 'number') return realIdIn(map, value);
    if (Array.isArray(value)) return value.map(resolve);
    return isObject(value) ? mapFields(value, resolve) : value;
  };
  const { params, query, body } = input;
  return {
    ...input,
    ...(params && { params: resolve(params) }),
    ...(query && { query: mapFields(query, (text) => String(map.realIds[String(text)] ?? text)) }),
    ...(body !== undefined && { body: resolve(body) }),
  };
};

/**
 * Returns a request with the set's current entity tag, if it uses one that this browser's changes have replaced. Tags
 * that the page has never seen are not replaced, because another window may be older.
 */
const resolveTag = <Input extends LooseInput>(name: string, input: Input, { tags }: IdMap): Input => {
  const tag = tags[String(input.params?.['setId'])];
  const { ifMatch } = input;
  const isReplaced = ifMatch !== undefined && tag?.known.includes(ifMatch) === true;
  return isReplaced && (name !== 'saveSet' || isPendingTag(ifMatch)) ? { ...input, ifMatch: tag.now } : input;
};

/** Returns a request with up-to-date ids and entity tag. */
export const resolveRequest = <Input extends LooseInput>(name: string, input: Input, map: IdMap): Input =>
  resolveTag(name, resolveIds(input, map), map);

/**
 * Returns the provisional entity tag of a set with a pending change. A request with this tag is based on that change.
 */
export const pendingTag = ({ key }: { readonly key: string }): string => `"${PENDING_TAG}${key}"`;

const PENDING_TAG = 'waits-';

/** Whether an entity tag is a provisional one. */
export const isPendingTag = (tag: string): boolean => tag.startsWith(`"${PENDING_TAG}`);

/** Maps the values of an object. */
export const mapFields = (value: object, change: (each: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));
