import type { LooseInput } from '../api/client.ts';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { isObject, parseJson } from '../platform/json.ts';
import { FIRST_TEMPORARY_ID } from './policy.ts';

/** What the server's responses to queued changes told: ids and entity tags, for later changes and for pages that do not know them yet. */
export type IdMap = {
  /** Ids of the server by temporary ids. */
  readonly realIds: Readonly<Record<string, number>>;
  /** The current entity tag of a set after the changes of this browser, and earlier tags that pages may still name. */
  readonly tags: Readonly<Record<string, { readonly known: readonly string[]; readonly now: string }>>;
};

/** The id map of a project; empty where nothing was queued yet. */
export const readIdMap = (projectId: string): IdMap => {
  const stored = parseJson(browserStorage.getItem(outboxKey(projectId)));
  return { realIds: {}, tags: {}, ...(isObject(stored) ? stored : {}) };
};

/** Stores the id map of a project. That it exists says that changes were queued. */
export const writeIdMap = (projectId: string, map: IdMap): void =>
  browserStorage.setItem(outboxKey(projectId), JSON.stringify(map));

/** The server's id of what was created here, or the id itself. */
export const realIdIn = ({ realIds }: IdMap, id: number): number =>
  id >= FIRST_TEMPORARY_ID ? (realIds[String(id)] ?? id) : id;

/** A request with the server's ids in the place of temporary ones, wherever it names them. */
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
 * A request with the current entity tag of its set, if it names one that this browser has replaced since. A set is saved only over
 * changes that the page has seen: another window may have begun earlier.
 */
const resolveTag = <Input extends LooseInput>(name: string, input: Input, { tags }: IdMap): Input => {
  const tag = tags[String(input.params?.['setId'])];
  const { ifMatch } = input;
  const isKnown = ifMatch !== undefined && tag?.known.includes(ifMatch) === true;
  return isKnown && (name !== 'saveSet' || isPendingTag(ifMatch)) ? { ...input, ifMatch: tag.now } : input;
};

/** A request with the ids and the entity tag that the server has given since it was made. */
export const resolveRequest = <Input extends LooseInput>(name: string, input: Input, map: IdMap): Input =>
  resolveTag(name, resolveIds(input, map), map);

/** The entity tag of a set with a pending change, until the server gives it one: whoever names it has seen that change. */
export const pendingTag = ({ key }: { readonly key: string }): string => `"${PENDING_TAG}${key}"`;

const PENDING_TAG = 'waits-';

/** Whether a tag stands for a pending change. */
export const isPendingTag = (tag: string): boolean => tag.startsWith(`"${PENDING_TAG}`);

/** An object with each of its values changed. */
export const mapFields = (value: object, change: (each: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));
