import { routes } from '@ramka/contract/routes';
import { browserStorage, outboxKey } from '../platform/browser-storage.ts';
import { createStore } from '../platform/store.ts';
import type { LooseInput } from './client.ts';
import type { Project } from './project.ts';

/** The calls that wait where there is no network. The server makes each once under its key; looks, notes of an order and ticks need none. */
export const keptCalls = [
  'renameProject',
  'chooseLook',
  'createRoom',
  'createRooms',
  'orderRooms',
  'renameRoom',
  'deleteRoom',
  'fillRooms',
  'moveRoomEntry',
  'addRoomSets',
  'changeRoomSets',
  'removeRoomSet',
  'addRoomProducts',
  'changeRoomProducts',
  'removeRoomProduct',
  'duplicateInRoom',
  'createSet',
  'copySet',
  'saveSet',
  'renameSet',
  'deleteSet',
  'changeOrder',
  'tickSite',
] as const;

export type KeptCall = (typeof keptCalls)[number];

/** A change that waits for the network, as it will be sent. */
export type KeptChange = LooseInput & {
  /** The server makes a change once under it (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
  readonly key: string;
  readonly name: KeptCall;
  /** Those with lower ones are sent first. */
  readonly place: number;
  /** The ids of what it creates, until the server gives it others. */
  readonly temporaryIds: readonly number[];
  /** Whether the server has refused it: it was certainly not made, and may be written anew. */
  readonly refused?: boolean;
};

/** What changes that were sent have brought, for those behind them and for pages that do not know it yet. */
export type Brought = {
  /** Ids of the server by the temporary ones. */
  readonly realIds: Readonly<Record<string, number>>;
  /** Of each set the tag that it has by our own changes, in place of those that pages may still name. */
  readonly tags: Readonly<Record<string, { readonly known: readonly string[]; readonly now: string }>>;
};

/** The tag of a set as a change leaves it that waits, until the server gives it one: whoever names it has seen that change. */
export const waitingTag = ({ key }: Pick<KeptChange, 'key'>): string => `"${WAITS}${key}"`;

const WAITS = 'waits-';

export const isWaitingTag = (tag: string): boolean => tag.startsWith(`"${WAITS}`);

/** Above all ids of a server; numbers in addresses may be larger still. */
export const FIRST_TEMPORARY = 9_000_000_000_000;

/** By chance, because two windows may create something at the same moment. */
export const newId = (): number => FIRST_TEMPORARY + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What was kept is what was to be sent: it is read as such, whatever somebody may have written into the browser's storage. */
export const partOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** The things that a change names, where it names several. */
export const listIn = ({ body }: Pick<KeptChange, 'body'>): readonly unknown[] => toList(partOf(body, 'payload'));

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isChange = (kept: unknown): kept is KeptChange =>
  isObject(kept) &&
  'key' in kept &&
  'name' in kept &&
  'place' in kept &&
  'temporaryIds' in kept &&
  typeof kept.key === 'string' &&
  typeof kept.place === 'number' &&
  Array.isArray(kept.temporaryIds) &&
  // Another version of the app may keep calls that this one has only heard of.
  Object.hasOwn(routes, String(kept.name));

/** Each change stands under a key of its own: two windows that keep one at the same moment take nothing from each other. */
const keyOf = (projectId: string, { key }: Pick<KeptChange, 'key'>): string => `${outboxKey(projectId)}.${key}`;

const listChanges = (projectId: string): readonly KeptChange[] =>
  browserStorage
    .keys()
    .flatMap((key) => {
      const kept = key.startsWith(`${outboxKey(projectId)}.`) ? parsed(browserStorage.getItem(key)) : null;
      return isChange(kept) && keyOf(projectId, kept) === key ? [kept] : [];
    })
    .toSorted((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));

export const brought = (projectId: string): Brought => {
  const kept = parsed(browserStorage.getItem(outboxKey(projectId)));
  return { realIds: {}, tags: {}, ...(isObject(kept) ? kept : {}) };
};

export const remember = (projectId: string, now: Brought): void =>
  browserStorage.setItem(outboxKey(projectId), JSON.stringify(now));

/** Rises whenever any outbox has changed here. */
const changed = createStore(0);

const tellChanged = (): void => changed.set(changed.get() + 1);

export const write = (projectId: string, change: KeptChange): void => {
  browserStorage.setItem(keyOf(projectId, change), JSON.stringify(change));
  tellChanged();
};

export const remove = (projectId: string, change: KeptChange): void => {
  browserStorage.removeItem(keyOf(projectId, change));
  tellChanged();
};

/** Whether a change still waits: it may have been sent, or the project forgotten. */
export const isWaiting = (projectId: string, change: KeptChange): boolean =>
  browserStorage.getItem(keyOf(projectId, change)) !== null;

/** The changes of a project that wait, in the order in which they were made; a reload of the page loses none. */
export const outbox = {
  changes: listChanges,
  /** The projects of which something waits. */
  projects: (): readonly string[] => {
    const ids = browserStorage.keys().flatMap((key) => /^configurator\.outbox\.(\w+)\./.exec(key)?.[1] ?? []);
    return [...new Set(ids)];
  },
  /** Is told when a change is kept or sent, in this window or another one. */
  subscribe: (listener: () => void): (() => void) => {
    const leave = changed.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      leave();
      window.removeEventListener('storage', listener);
    };
  },
  /** Whether the browser keeps them beyond this page; where it is full, or the visitor allows nothing, it does not. */
  areLasting: (projectId: string): boolean =>
    listChanges(projectId).every((change) => browserStorage.isLasting(keyOf(projectId, change))),
  /** Asks, later, whether something has come to wait since now. */
  keptSince: (projectId: string): (() => boolean) => {
    const before = new Set(listChanges(projectId).map(({ key }) => key));
    return () => listChanges(projectId).some(({ key }) => !before.has(key));
  },
  /** The server's id of what was created here, or the id itself. */
  realId: (projectId: string, id: number): number => brought(projectId).realIds[String(id)] ?? id,
};

let projects: (projectId: string) => Project | undefined = () => undefined;

/** Says where the projects are that the pages show. */
export const lookUpProjectsIn = (read: typeof projects): void => {
  projects = read;
};

/** A project as the pages show it, with what waits; undefined: they show another one. */
export const shownProject = (projectId: string): Project | undefined => projects(projectId);

/** How many things a change creates. */
const countOfNew = (name: KeptCall, input: LooseInput): number => {
  if (name === 'createRooms') return listIn(input).length;
  return ['createRoom', 'createSet', 'copySet', 'duplicateInRoom'].includes(name) ? 1 : 0;
};

/** Puts a change behind those that wait; in the place of the same set as it was refused, and of what its visitor has seen made of that since. */
export const keep = (projectId: string, name: KeptCall, key: string, input: LooseInput): KeptChange => {
  const waiting = listChanges(projectId);
  const setId = input.params?.['setId'];
  const refused = waiting.find(
    (each) => name === 'saveSet' && each.refused && (each.temporaryIds[0] ?? each.params?.['setId']) === setId,
  );
  const change: KeptChange = refused
    ? { ...refused, key, refused: false, body: refused.name === 'createSet' ? withoutId(input.body) : input.body }
    : {
        ...input,
        key,
        name,
        place: (waiting.at(-1)?.place ?? 0) + 1,
        temporaryIds: Array.from({ length: countOfNew(name, input) }, newId),
      };
  // Its being there says that something may wait. Another window may be writing into it.
  if (browserStorage.getItem(outboxKey(projectId)) === null) remember(projectId, brought(projectId));
  write(projectId, change);
  if (refused) {
    const later = waiting.filter((each) => /^(?:save|rename)Set$/.test(each.name) && each.params?.['setId'] === setId);
    const [last] = later.slice(-1);
    if (last && input.ifMatch === waitingTag(last)) for (const each of later) drop(projectId, each);
    remove(projectId, refused);
    for (const each of listChanges(projectId))
      if (each.ifMatch === waitingTag(refused)) write(projectId, { ...each, ifMatch: waitingTag(change) });
  }
  return change;
};

/** Gives a change up, with all that needs what it would have created. */
export const drop = (projectId: string, given: KeptChange): void => {
  const lost = new Set<unknown>();
  const waiting = [...listChanges(projectId)];
  for (const change of waiting) {
    const body = withoutLost(change.body, lost);
    const isLost =
      change.key === given.key ||
      Object.values(change.params ?? {}).some((id) => lost.has(id)) ||
      Object.values(change.query ?? {}).some((id) => lost.has(Number(id))) ||
      (body === undefined && change.body !== undefined);
    if (isLost) {
      for (const id of change.temporaryIds) if (!keepWritten(projectId, change, id, waiting)) lost.add(id);
      remove(projectId, change);
    } else if (change.ifMatch === waitingTag(given)) write(projectId, { ...change, body, ifMatch: given.ifMatch });
    else if (body !== change.body) write(projectId, { ...change, body });
  }
};

/**
 * What was saved of a copy that cannot be made is work of its own, and becomes a new set in the place of the copy, also in its room.
 * Answers whether there was any.
 */
const keepWritten = (projectId: string, copy: KeptChange, id: number, waiting: KeptChange[]): boolean => {
  const at = waiting.findIndex((each) => each.name === 'saveSet' && each.params?.['setId'] === id);
  const saved = waiting[at];
  if (saved === undefined || (copy.name !== 'copySet' && copy.name !== 'duplicateInRoom')) return false;
  const { setId: _setId, ...params } = copy.params ?? {};
  const { place } = copy;
  waiting[at] = { key: saved.key, name: 'createSet', params, place, temporaryIds: [id], body: withoutId(saved.body) };
  write(projectId, waiting[at]);
  if (copy.name === 'duplicateInRoom') {
    const inRoom = { key: newKey(), name: 'addRoomSets', params, place: place + 0.5, temporaryIds: [] } as const;
    write(projectId, { ...inRoom, body: { payload: [{ id, quantity: 1 }] } });
  }
  return true;
};

export const mapped = (value: object, change: (each: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));

/** What is left of a body without the entries that name something lost; undefined: nothing that could be sent. */
const withoutLost = (value: unknown, lost: ReadonlySet<unknown>): unknown => {
  if (lost.has(value)) return undefined;
  if (!isObject(value) || lost.size === 0) return value;
  if (Array.isArray(value)) {
    const left = value.map((each) => withoutLost(each, lost)).filter((each) => each !== undefined);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  const left = mapped(value, (each) => withoutLost(each, lost));
  return Object.values(left).includes(undefined) ? undefined : left;
};

/** The body that creates the set which another one saves. */
export const withoutId = (body: unknown): unknown =>
  isObject(body) && 'payload' in body && isObject(body.payload)
    ? { ...body, payload: { ...body.payload, id: null } }
    : body;

/** What the body of a change names: of a list the first thing. */
const namedIn = ({ body }: KeptChange): object => {
  const subject = isObject(body) && 'payload' in body ? body.payload : body;
  return Object(Array.isArray(subject) ? subject[0] : subject);
};

/** How calls say what they are about. */
type Subject = { readonly [name in 'groupId' | 'bundleId' | 'setId' | 'list' | 'id']?: unknown };

/** The room and the set that a change is about, as far as it names any. */
export const subjectOf = (change: KeptChange): { readonly roomId: unknown; readonly setId: unknown } => {
  const subject: Subject = { ...namedIn(change), ...change.params };
  const { groupId, bundleId, list, id, setId = list === 'bundles' ? id : bundleId } = subject;
  return { roomId: groupId, setId };
};

/** The name that a change gives to a room or a set; empty where it gives none. */
export const nameOfKept = (change: KeptChange): string => {
  const { name }: { readonly name?: unknown } = namedIn(change);
  return typeof name === 'string' ? name : '';
};
