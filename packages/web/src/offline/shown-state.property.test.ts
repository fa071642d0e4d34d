import { routes } from '@ramka/contract/routes';
import { nameOfCopy } from '@ramka/domain/names';
import { onlineManager } from '@tanstack/react-query';
import {
  type Arbitrary,
  array,
  check as checkProperty,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LooseInput, sendCall } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Project, Room, SavedSet } from '../api/project.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { cutOff, json, mockNetwork, projectId, refusal } from '../testing/mock-network.ts';
import { flushOutbox } from './flush-outbox.ts';
import { pendingTag } from './id-map.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import { withPendingChanges } from './optimistic-updates.ts';
import { outbox } from './outbox.ts';
import { discard } from './queue-operations.ts';
import { lastPendingWrite, saveAsCopy } from './pending-sets.ts';
import type { QueueableEndpoint } from '../project-changes/index.ts';

type Entry = { readonly id: number; readonly quantity: number };
type State = {
  readonly rooms: readonly { readonly id: number; readonly name: string; readonly sets: readonly Entry[] }[];
  readonly sets: readonly { readonly id: number; readonly name: string; readonly version: number }[];
};
type Call = Pick<LooseInput, 'params' | 'query' | 'body'> & { readonly name: string; readonly newId: number };

/** Returns the parts of a request that the test's changes use. */
const partsOf = ({ params = {}, query = {}, body }: Call) => {
  const { payload, ...named }: { readonly name?: string; readonly payload?: unknown } = Object(body);
  const { name = '' }: { readonly name?: string } = { ...Object(payload), ...named };
  const [entry]: readonly (Entry | undefined)[] = Array.isArray(payload) ? payload : [];
  return {
    roomId: Number(params['groupId']),
    setId: Number(params['setId'] ?? params['bundleId'] ?? query['sourceId']),
    name,
    entry,
  };
};

/** Returns the server's state after a change; undefined if it contains an unknown room or set. */
const applied = (state: State, call: Call): State | undefined => {
  const { roomId, setId, name, entry } = partsOf(call);
  const room = state.rooms.find(({ id }) => id === roomId);
  const set = state.sets.find(({ id }) => id === setId);
  const withRoom = (change: Partial<State['rooms'][number]>): State | undefined =>
    room && { ...state, rooms: state.rooms.map((each) => (each === room ? { ...room, ...change } : each)) };
  const withSet = (change: Partial<State['sets'][number]>): State | undefined =>
    set && {
      ...state,
      sets: state.sets.map((each) => (each === set ? { ...set, version: set.version + 1, ...change } : each)),
    };
  const withNewSet = (newName: string): State => ({
    ...state,
    sets: [{ id: call.newId, name: newName, version: 1 }, ...state.sets.filter(({ id }) => id !== call.newId)],
  });
  const present = room?.sets.find(({ id }) => id === entry?.id);
  switch (call.name) {
    case 'createRoom':
      return {
        ...state,
        rooms: [{ id: call.newId, name, sets: [] }, ...state.rooms.filter(({ id }) => id !== call.newId)],
      };
    case 'renameRoom':
      return withRoom({ name });
    case 'deleteRoom':
      return room && { ...state, rooms: state.rooms.filter((each) => each !== room) };
    case 'createSet':
      return withNewSet(name);
    case 'copySet':
      return set && withNewSet(name);
    case 'renameSet':
    case 'saveSet':
      return withSet({ name });
    case 'deleteSet':
      return (
        set && {
          rooms: state.rooms.map((each) => ({ ...each, sets: each.sets.filter(({ id }) => id !== setId) })),
          sets: state.sets.filter((each) => each !== set),
        }
      );
    case 'addRoomSets': {
      if (room === undefined || entry === undefined) return undefined;
      const more = { id: entry.id, quantity: (present?.quantity ?? 0) + entry.quantity };
      return withRoom({
        sets: present ? room.sets.map((each) => (each === present ? more : each)) : [...room.sets, more],
      });
    }
    case 'changeRoomSets':
      return present && entry && withRoom({ sets: room?.sets.map((each) => (each === present ? entry : each)) ?? [] });
    case 'removeRoomSet':
      return room?.sets.some(({ id }) => id === setId)
        ? withRoom({ sets: room.sets.filter(({ id }) => id !== setId) })
        : undefined;
    case 'duplicateInRoom': {
      if (room === undefined || set === undefined || room.sets.every(({ id }) => id !== setId)) return undefined;
      const { sets } = withNewSet(nameOfCopy(set.name, new Set(state.sets.map((each) => each.name))));
      const inRoom = room.sets.flatMap((each) => (each.id === setId ? [each, { id: call.newId, quantity: 1 }] : each));
      return { sets, rooms: state.rooms.map((each) => (each === room ? { ...room, sets: inRoom } : each)) };
    }
    default:
      throw new Error(`The test's server does not know ${call.name}`);
  }
};

/** Returns the shown state after a change. Edits of a deleted set remain visible until the visitor decides. */
const shownAfter = (state: State, call: Call): State => {
  const { setId } = partsOf(call);
  const isEditOfDeleted = call.name === 'saveSet' && state.sets.every(({ id }) => id !== setId);
  return applied(state, isEditOfDeleted ? { ...call, name: 'createSet', newId: setId } : call) ?? state;
};

/** Parses a request into a change. */
const callOf = (method: string, address: string): Omit<Call, 'body' | 'newId'> => {
  const url = new URL(address, 'https://shop.example');
  for (const [name, route] of Object.entries(routes)) {
    const match = new RegExp(`^/api${route.path.replace(/:(\w+)/g, '(?<$1>\\w+)')}$`).exec(url.pathname);
    if (match && route.method === method) {
      const query = Object.fromEntries(url.searchParams);
      return { name, params: { ...match.groups }, query };
    }
  }
  throw new Error(`No route for ${method} ${address}`);
};

const network = mockNetwork();

/** Simulates a server with one project, and the fate of requests on their way to it. */
const startServer = () => {
  const server = {
    state: { rooms: [{ id: 1, name: 'Kuchnia', sets: [] }], sets: [{ id: 1, name: 'Biurko', version: 1 }] } as State,
    nextId: 2,
    /** Responses to applied changes, by idempotency key. */
    responses: new Map<string, { readonly call: Call; readonly respond: () => Response }>(),
    fate: (): (typeof fates)[number] => 'arrives',
    onRequest: (): unknown => undefined,
    onConfirmed: (_call: Call): void => undefined,
  };
  network.answer = ({ method, path, body, headers }) => {
    if (method === 'HEAD') return onlineManager.isOnline() ? json({}) : cutOff();
    server.onRequest();
    const fate = server.fate();
    if (fate === 'is-lost') return cutOff();
    const key = headers.get('idempotency-key') ?? '';
    const call = { ...callOf(method, path), body, newId: server.nextId };
    const stored = server.responses.get(key);
    const response = stored ?? { call, respond: handle(server, call, headers.get('if-match')) };
    const answer = response.respond();
    if (answer.ok) server.responses.set(key, response);
    if (answer.ok && fate === 'arrives') server.onConfirmed(response.call);
    return fate === 'arrives' ? answer : cutOff();
  };
  return server;
};

const handle = (server: ReturnType<typeof startServer>, call: Call, ifMatch: string | null): (() => Response) => {
  const { setId, entry } = partsOf(call);
  const version = server.state.sets.find(({ id }) => id === setId)?.version;
  const isUnknown = call.name === 'addRoomSets' && server.state.sets.every(({ id }) => id !== entry?.id);
  const next = isUnknown ? undefined : applied(server.state, call);
  if (next === undefined) return () => refusal(404, 'unknown-set');
  if (ifMatch !== null && ifMatch !== `"${version}"`) return () => refusal(412, 'stale');
  server.state = next;
  server.nextId += 1;
  if (call.name.startsWith('delete')) return () => new Response(null, { status: 204 });
  const made = next.sets.find(
    ({ id }) => id === (call.name === 'saveSet' || call.name === 'renameSet' ? setId : call.newId),
  );
  return () => json({ id: call.newId }, 200, made && `"${made.version}"`);
};

const room = ({ id, name, sets }: State['rooms'][number]): Room => ({
  id,
  name,
  sets,
  products: [],
  planningId: null,
  setDefaults: null,
});
const savedSet = ({ id, name, version }: State['sets'][number]): SavedSet => ({
  id,
  name,
  version: String(version),
  seriesTag: '',
  price: 0,
  description: '',
  contents: '',
  isExternal: false,
  slots: 1,
  emptySlots: 0,
  boxes: 1,
});
const projectFrom = ({ rooms, sets }: State): Project => ({
  id: projectId,
  name: 'Dom',
  variant: 'el12',
  rooms: rooms.map(room),
  sets: sets.map(savedSet),
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
});

/** Returns what a visitor sees: names instead of ids, without invisible properties. */
const visible = ({ rooms, sets }: Pick<Project, 'rooms' | 'sets'> | State) => {
  const names = new Map(sets.map(({ id, name }) => [id, name]));
  return {
    rooms: rooms.map(({ name, sets: entries }) => [
      name,
      entries.flatMap(({ id, quantity }) => (names.has(id) ? [`${names.get(id)} ×${quantity}`] : [])),
    ]),
    sets: sets.map(({ name }) => name),
  };
};

let now = 0;
beforeEach(() => {
  now = 0;
  // Ensures that no two events have the same time.
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
});

/** Simulates a page that shows the project, online or offline. */
const openPage = (server: ReturnType<typeof startServer>) => {
  /** The state loaded last, which the service worker has cached, and this page's changes confirmed since. */
  let stored = { state: server.state, readAt: outbox.currentTime(projectId) };
  let confirmed: readonly Call[] = [];
  let count = 0;
  server.onConfirmed = (call) => {
    confirmed = [...confirmed, call];
  };

  const read = (): Project => {
    if (onlineManager.isOnline()) {
      stored = { state: server.state, readAt: outbox.currentTime(projectId) };
      confirmed = [];
    }
    return withPendingChanges(projectFrom(stored.state), stored.readAt);
  };

  /** Returns the expected state: the loaded state with the page's confirmed and pending changes applied. */
  const expected = (): State => {
    const pending = outbox
      .changes(projectId)
      .map((change): Call => ({ ...change, newId: change.temporaryIds[0] ?? 0 }));
    return [...confirmed, ...pending].reduce(shownAfter, stored.state);
  };

  const check = (): void => {
    const shown = visible(read());
    expect(shown).toEqual(visible(expected()));
  };

  const change = async (name: QueueableEndpoint, { one, other }: { readonly one: number; readonly other: number }) => {
    const { rooms, sets } = read();
    const chosenRoom = rooms[one % Math.max(1, rooms.length)];
    const chosenSet = sets[other % Math.max(1, sets.length)];
    const inRoom = chosenRoom?.sets[other % Math.max(1, chosenRoom.sets.length)];
    const named = { name: `${name} ${(count += 1)}` };
    const written = chosenSet && lastPendingWrite(outbox.changes(projectId), chosenSet.id);
    const ifMatch = written ? pendingTag(written) : `"${chosenSet?.version}"`;
    const inputs: Partial<Record<QueueableEndpoint, LooseInput | undefined>> = {
      createRoom: { body: named },
      renameRoom: chosenRoom && { params: { groupId: chosenRoom.id }, body: named },
      deleteRoom: chosenRoom && { params: { groupId: chosenRoom.id } },
      createSet: { body: { payload: { id: null, ...named } } },
      copySet: chosenSet && { query: { sourceId: String(chosenSet.id) }, body: named },
      renameSet: chosenSet && { params: { setId: chosenSet.id }, body: named, ifMatch },
      saveSet: chosenSet && {
        params: { setId: chosenSet.id },
        body: { payload: { id: chosenSet.id, ...named } },
        ifMatch,
      },
      deleteSet: chosenSet && { params: { setId: chosenSet.id }, ifMatch },
      addRoomSets: chosenRoom &&
        chosenSet && {
          params: { groupId: chosenRoom.id },
          body: { payload: [{ id: chosenSet.id, quantity: 1 + one }] },
        },
      changeRoomSets: chosenRoom &&
        inRoom && { params: { groupId: chosenRoom.id }, body: { payload: [{ id: inRoom.id, quantity: 9 + one }] } },
      removeRoomSet: chosenRoom && inRoom && { params: { groupId: chosenRoom.id, bundleId: inRoom.id } },
      duplicateInRoom: chosenRoom && inRoom && { params: { groupId: chosenRoom.id, setId: inRoom.id } },
    };
    const input = inputs[name];
    if (input === undefined) return;
    const sending = sendOrEnqueue(
      name,
      { ...input, params: { projectId, ...input.params } },
      async (sent) => {
        await sendCall({ base: '', language: () => 'pl' }, name, sent);
      },
      () => undefined,
    );
    await sending.catch((failure: unknown) => {
      if (!(failure instanceof ApiFailure)) throw failure;
    });
  };

  const flush = async (decision: 'copy' | 'discard', checksBetween: boolean): Promise<void> => {
    if (!onlineManager.isOnline()) return;
    const failures: unknown[] = [];
    server.onRequest = () => {
      // Failed requests count as unanswered; errors are checked afterwards.
      try {
        if (checksBetween) check();
      } catch (failure) {
        failures.push(failure);
      }
    };
    try {
      for (;;) {
        const result = await flushOutbox(projectId);
        if (result.kind === 'conflict' && decision === 'copy')
          saveAsCopy(projectId, result.change, result.why === 'gone');
        else if (result.kind === 'conflict') discard(projectId, result.change);
        else if (result.kind !== 'refused') break;
      }
    } finally {
      server.onRequest = () => undefined;
    }
    if (failures.length > 0) throw failures[0];
  };
  return { read, check, change, flush };
};

const queueableChanges = [
  'createRoom',
  'renameRoom',
  'deleteRoom',
  'createSet',
  'copySet',
  'renameSet',
  'saveSet',
  'deleteSet',
  'addRoomSets',
  'addRoomSets',
  'changeRoomSets',
  'removeRoomSet',
  'duplicateInRoom',
] as const;

const fates = ['arrives', 'arrives', 'arrives', 'is-lost', 'loses-its-response'] as const;

/** A random step. Numbers select among the rooms and sets shown. */
const step = oneof(
  {
    weight: 10,
    arbitrary: record({
      kind: constant('change'),
      name: constantFrom(...queueableChanges),
      one: nat(4),
      other: nat(4),
    }),
  },
  { weight: 3, arbitrary: record({ kind: constant('connection'), isOnline: boolean() }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('flush'),
      decision: constantFrom('copy' as const, 'discard' as const),
      fates: array(constantFrom(...fates), { maxLength: 6 }),
      checksBetween: boolean(),
      /** Whether the page is then reloaded offline. */
      thenOffline: boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('somebody-else'),
      name: constantFrom('renameSet', 'deleteSet', 'deleteRoom'),
      one: nat(4),
    }),
  },
);

type Step = typeof step extends Arbitrary<infer Value> ? Value : never;

const play = async (steps: readonly Step[]): Promise<void> => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key);
  onlineManager.setOnline(false);
  const server = startServer();
  const page = openPage(server);
  for (const each of steps) {
    if (each.kind === 'connection') onlineManager.setOnline(each.isOnline);
    if (each.kind === 'change') await page.change(each.name, each);
    if (each.kind === 'flush') {
      const queue = [...each.fates];
      onlineManager.setOnline(true);
      server.fate = () => queue.shift() ?? 'arrives';
      await page.flush(each.decision, each.checksBetween);
      server.fate = () => 'arrives';
      if (each.thenOffline) onlineManager.setOnline(false);
    }
    if (each.kind === 'somebody-else') {
      const { rooms, sets } = server.state;
      const params = { groupId: rooms[each.one]?.id ?? 0, setId: sets[each.one]?.id ?? 0 };
      const call = { name: each.name, params, body: { name: `somebody ${each.one}` }, newId: 0 };
      server.state = applied(server.state, call) ?? server.state;
    }
    page.check();
  }
  onlineManager.setOnline(true);
  await page.flush('copy', true);
  expect(outbox.changes(projectId)).toEqual([]);
  expect(visible(page.read())).toEqual(visible(server.state));
  // Nothing has a temporary id, and nothing was created twice.
  const names = server.state.rooms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
};

// Holds R13.
test("the screen shows the server's state with the pending changes", async () => {
  const { failed, counterexample } = await checkProperty(asyncProperty(array(step, { maxLength: 30 }), play), {
    numRuns: 300,
  });
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
});
