import type { BodyOf, ResponseOf } from '@ramka/contract/endpoints';
import { type EndpointName, routes } from '@ramka/contract/routes';
import {
  colourToWire,
  finishToWire,
  frameLineToWire,
  frameToWire,
  moduleToWire,
  vocabularyToWire,
} from '@ramka/contract/translate/catalogue';
import { setDefaultsToWire } from '@ramka/contract/translate/project';
import type { AppData } from '@ramka/contract/wire/app-data';
import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import type { Category, Colour, Frame, FrameLine, Module, Series } from '@ramka/domain/catalogue';
import { nameOfCopy } from '@ramka/domain/names';
import type { RoomEntry } from '@ramka/domain/project';
import type { Finish, ModuleFunction } from '@ramka/domain/substitutes';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { requestsInFlight } from '../call.ts';
import type { CatalogueItem, EcatalogueProduct, SingleProduct } from '../products.ts';
import { newProjectFromWire, type Project, type Room, roomFromWire, type SavedSet, withWall } from '../project.ts';
import { emptyWireProject } from './wire-project.ts';

/** A request as the handlers of the fake API see it. */
type FakeRequest<Name extends EndpointName> = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly ifMatch: string | null;
  readonly body: BodyOf<Name>;
};

type Handler<Name extends EndpointName> = (request: FakeRequest<Name>) => ResponseOf<Name> | undefined | Response;

type Handlers = { [Name in EndpointName]?: Handler<Name> };

/** Responses that are held back, as on a slow network: the change is made, but its response has not arrived. */
export type DelayedResponses = {
  /** Waits until this many requests have been made. */
  readonly requested: (count: number) => Promise<void>;
  readonly count: () => number;
  /** Delivers one response, by default the first one; at once, or as soon as it is requested. */
  readonly deliver: (index?: number) => void;
};

/** The requests to an endpoint whose responses are held back, and the indices of those that may be delivered. */
type HeldResponses = { readonly requested: (() => void)[]; readonly delivered: Set<number> };

/** Data of the fake server besides the project. */
export type FakeCatalogue = {
  /** Series by tag. */
  readonly series: Readonly<Record<string, string>>;
  /** Single products by the tag of their series. */
  readonly products: readonly SingleProduct[];
  readonly ecatalogue: readonly EcatalogueProduct[];
  /** Symbols of the components of every set. */
  readonly components: readonly string[];
  /** Parts of which sets are built; by default none. */
  readonly parts?: FakeParts;
};

/** The parts of sets of one series. */
export type FakeParts = {
  readonly series: Series;
  readonly lines: readonly FrameLine[];
  readonly frames: readonly Frame[];
  readonly finishes: readonly Finish[];
  readonly colours: readonly Colour[];
  readonly categories: readonly Category[];
  readonly modules: readonly Module[];
  readonly functions: readonly ModuleFunction[];
};

/** A server in memory that knows one project. Tests read and change its state, and delay or fail its responses. */
export type FakeApi = {
  /** The project as the server has it; undefined after it was deleted. */
  readonly project: () => Project | undefined;
  /** The rooms as the server has them. */
  readonly rooms: () => readonly Room[];
  readonly sets: () => readonly SavedSet[];
  /** The entries of a room as pairs of set and quantity. */
  readonly inRoom: (roomId: number) => readonly (readonly [set: number, quantity: number])[] | undefined;
  /** Adds another project, which can be read. */
  readonly addProject: (project: Project) => void;
  /** Sets the project, for example as another visitor changes it. */
  readonly put: (change: (project: Project) => Project) => void;
  /** Sets the catalogue. */
  readonly offer: (catalogue: FakeCatalogue) => void;
  /** Sets the responses of an endpoint until the test ends. */
  readonly respond: <Name extends EndpointName>(name: Name, handler: Handler<Name>) => void;
  /** All requests so far, such as `PUT /project/aB3dE6gH/group/1`. */
  readonly requests: () => readonly string[];
  /** Answers requests to an endpoint with an error: cut off, or with a status, code and message. */
  readonly fail: (name: EndpointName, failure: 'cut-off' | ApiError) => void;
  /** Ends what `fail` began. */
  readonly recover: (name: EndpointName) => void;
  /** Takes the connection away: no request is answered until `reconnect`. */
  readonly disconnect: () => void;
  readonly reconnect: () => void;
  /** Holds back the responses to an endpoint, also those that `fail` determines. */
  readonly hold: (name: EndpointName) => DelayedResponses;
};

type ApiError = { readonly status: number; readonly code?: string; readonly message?: string };

const emptyCatalogue: FakeCatalogue = { series: {}, products: [], ecatalogue: [], components: [] };

/**
 * Installs a fake API for the tests of a file. It begins each test with the project; requests that it does not know are
 * answered with 404.
 */
export const fakeApi = (startProject: () => Project, startCatalogue: FakeCatalogue = emptyCatalogue): FakeApi => {
  let catalogue = startCatalogue;
  let project: Project | undefined;
  let requests: string[] = [];
  let nextId = 1000;
  const failures = new Map<EndpointName, 'cut-off' | ApiError>();
  const holds = new Map<EndpointName, HeldResponses>();
  const undone = new Map<number, Project>();
  const others = new Map<string, Project>();
  let isConnected = true;

  const read = (): Project => {
    if (project === undefined) throw new Error('The project is deleted');
    return project;
  };
  const put = (change: (project: Project) => Project): void => {
    project = change(read());
  };
  /** Changes the project. The response names the undo id of the change. */
  const change = (changed: (project: Project) => Project, answer: () => unknown): Response => {
    const id = nextId++;
    undone.set(id, read());
    put(changed);
    const body = answer();
    const headers = { 'x-removal': String(id) };
    return body === undefined ? new Response(null, { status: 204, headers }) : Response.json(body, { headers });
  };
  const inRoom = (id: number, list: 'sets' | 'products', changed: (all: readonly RoomEntry[]) => RoomEntry[]): void =>
    put((shown) => withEntries(shown, id, list, changed));
  const room = (id: number): Room => {
    const found = read().rooms.find((each) => each.id === id);
    if (found === undefined) throw new Error(`There is no room ${id}`);
    return found;
  };
  const set = (id: number): SavedSet => {
    const found = read().sets.find((each) => each.id === id);
    if (found === undefined) throw new Error(`There is no set ${id}`);
    return found;
  };
  const isOutdated = (id: number, ifMatch: string | null): boolean =>
    ifMatch !== null && ifMatch !== `"${set(id).version}"`;
  const copyOf = (id: number, name: string): SavedSet => {
    const copy = { ...set(id), id: nextId++, name };
    put((shown) => ({ ...shown, sets: [copy, ...shown.sets] }));
    return copy;
  };
  const changeSet = (id: number, changed: Partial<SavedSet>): WireBundle => {
    const next = { ...set(id), ...changed, version: String(nextId++) };
    put((shown) => ({ ...shown, sets: shown.sets.map((each) => (each.id === id ? next : each)) }));
    return wireSet(next);
  };
  const changeItems = (changed: (items: readonly CatalogueItem[]) => readonly CatalogueItem[]): void =>
    put((shown) => ({ ...shown, selections: changed(shown.selections) }));
  const item = (catalogId: number): CatalogueItem => {
    const found = read().selections.find((each) => each.catalogId === catalogId);
    if (found === undefined) throw new Error(`There is no product ${catalogId}`);
    return found;
  };
  const listHandlers = (list: 'sets' | 'products') => ({
    add: (id: number, payload: readonly RoomEntry[]): RoomEntry[] => {
      inRoom(id, list, (all) => added(all, payload));
      for (const entry of list === 'products' ? payload : [])
        put((shown) =>
          withProduct(
            shown,
            catalogue.products.find((each) => each.id === entry.id),
          ),
        );
      return [...room(id)[list]];
    },
    change: (id: number, payload: readonly RoomEntry[]): RoomEntry[] => {
      inRoom(id, list, (all) => all.map((entry) => payload.find((each) => each.id === entry.id) ?? entry));
      return [...room(id)[list]];
    },
    remove: (id: number, entryId: number): Response =>
      change(
        (shown) => withEntries(shown, id, list, (all) => all.filter((entry) => entry.id !== entryId)),
        () => room(id)[list],
      ),
  });
  const [roomSets, roomProducts] = [listHandlers('sets'), listHandlers('products')];
  const allRooms = (): WireGroup[] => read().rooms.map(wireRoomOf);

  const usual: Handlers = {
    readAppData: () => appDataOf(catalogue),
    readFunctions: () => vocabularyToWire(catalogue.parts?.functions ?? [], []),
    listSeriesModules: () => catalogue.parts?.modules.map(moduleToWire) ?? [],
    findModules: ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? [];
      return catalogue.parts?.modules.filter(({ id }) => ids.includes(String(id))).map(moduleToWire) ?? [];
    },
    readProject: ({ params: { projectId = '' } }) => {
      const found = projectId === project?.id ? project : others.get(projectId);
      return found === undefined ? refusal(unknownProject) : wireProjectOf(found);
    },
    createProject: ({ body: { name } }) => {
      const created = emptyProject(`new0${nextId++}`, name);
      others.set(created.id, created);
      return wireProjectOf(created).project;
    },
    createSampleProject: () => {
      const created = emptyProject(`new0${nextId++}`, 'Mieszkanie przykładowe');
      others.set(created.id, created);
      return wireProjectOf(created).project;
    },
    renameProject: ({ body: { name } }) => {
      put((shown) => ({ ...shown, name }));
      return wireProjectOf(read()).project;
    },
    chooseWall: ({ body: { groupId, wall } }) =>
      change(
        (shown) => withWall(shown, groupId, wall),
        () => wireProjectOf(read()).project,
      ),
    deleteProject: () => {
      project = undefined;
      return undefined;
    },
    createRoom: ({ body: { name } }) => {
      const created = newRoom(nextId++, name);
      put((shown) => ({ ...shown, rooms: [created, ...shown.rooms] }));
      return wireRoomOf(created);
    },
    renameRoom: ({ params: { groupId }, body: { name } }) => {
      put((shown) => ({
        ...shown,
        rooms: shown.rooms.map((each) => (each.id === Number(groupId) ? { ...each, name } : each)),
      }));
      return wireRoomOf(room(Number(groupId)));
    },
    deleteRoom: ({ params: { groupId } }) =>
      change(
        (shown) => ({ ...shown, rooms: shown.rooms.filter(({ id }) => id !== Number(groupId)) }),
        () => undefined,
      ),
    createRooms: ({ body: { payload } }) =>
      change((shown) => {
        const created = payload.map(({ name, sourceId }) => ({
          ...(sourceId ? room(sourceId) : newRoom(0, name)),
          id: nextId++,
          name,
        }));
        return { ...shown, rooms: [...created, ...shown.rooms] };
      }, allRooms),
    orderRooms: ({ body: { payload } }) =>
      change(
        (shown) => ({
          ...shown,
          rooms: shown.rooms.toSorted((one, other) => payload.indexOf(one.id) - payload.indexOf(other.id)),
        }),
        allRooms,
      ),
    fillRooms: ({ body: { payload } }) =>
      change(
        (shown) =>
          payload.reduce((filled, { groupId, bundles = [], products = [], quantities = [] }) => {
            const withSets = withEntries(filled, groupId, 'sets', (all) => {
              const next = new Map(added(all, bundles).map(({ id, quantity }) => [id, quantity]));
              for (const { id, quantity } of quantities) next.set(id, quantity);
              return Array.from(next, ([id, quantity]) => ({ id, quantity })).filter(({ quantity }) => quantity > 0);
            });
            return withEntries(withSets, groupId, 'products', (all) => added(all, products));
          }, shown),
        allRooms,
      ),
    /** Only the sets of a project whose contents are known: none. */
    readProjectFile: () => ({
      format: 'ramka-project',
      version: 1,
      name: read().name,
      variant: read().variant,
      sets: [],
      rooms: [],
      ecatalogProducts: [],
    }),
    addFlatList: ({ body: { newBundles = [], rooms = [], noteLines = [], abbreviations = [] } }) => {
      const created = newBundles.map((payload) => ({ ...newSet(nextId++, payload.name), slots: 1, boxes: 1 }));
      const entriesOf = (list: NonNullable<(typeof rooms)[number]['newBundles']>): RoomEntry[] =>
        list.map(({ index, quantity }) => ({ id: created[index]?.id ?? 0, quantity }));
      return change(
        (shown) => {
          const named = rooms.flatMap(({ groupId, name = '' }) =>
            groupId === undefined ? [newRoom(nextId++, name)] : [],
          );
          const ids = named.map(({ id }) => id).values();
          return rooms.reduce<Project>(
            (filled, { groupId, newBundles: list = [], bundles = [] }) =>
              withEntries(filled, groupId ?? ids.next().value ?? 0, 'sets', (all) => [
                ...added(all, [...entriesOf(list), ...bundles]),
              ]),
            {
              ...shown,
              rooms: [...named, ...shown.rooms],
              sets: [...created, ...shown.sets],
              note: noteLines.length === 0 ? (shown.note ?? null) : noteLines.join('\n'),
              abbreviations: abbreviations.flatMap(({ abbreviation, meaning }) =>
                meaning === null ? [] : [{ abbreviation, meaning }],
              ),
            },
          );
        },
        () => ({ rooms: rooms.length, bundles: created.length }),
      );
    },
    moveRoomEntry: ({ body: { list: wireList, id, from, to, before, copy } }) => {
      const list = wireList === 'bundles' ? 'sets' : 'products';
      const quantity = room(from)[list].find((entry) => entry.id === id)?.quantity ?? 1;
      return change((shown) => {
        const taken = copy === true ? shown : withEntries(shown, from, list, (all) => all.filter((e) => e.id !== id));
        return withEntries(taken, to, list, (all) => {
          const at = before ? all.findIndex((entry) => entry.id === before) : all.length;
          return all.toSpliced(at, 0, { id, quantity });
        });
      }, allRooms);
    },
    duplicateInRoom: ({ params: { groupId, setId } }) => {
      const copy = copyOf(Number(setId), nameOfCopy(set(Number(setId)).name, new Set(read().sets.map((s) => s.name))));
      inRoom(Number(groupId), 'sets', (all) =>
        all.flatMap((entry) => (entry.id === Number(setId) ? [entry, { id: copy.id, quantity: 1 }] : [entry])),
      );
      return wireSet(copy);
    },
    addRoomSets: ({ params, body }) => roomSets.add(Number(params['groupId']), body.payload),
    changeRoomSets: ({ params, body }) => roomSets.change(Number(params['groupId']), body.payload),
    removeRoomSet: ({ params }) => roomSets.remove(Number(params['groupId']), Number(params['bundleId'])),
    addRoomProducts: ({ params, body }) => roomProducts.add(Number(params['groupId']), body.payload),
    changeRoomProducts: ({ params, body }) => roomProducts.change(Number(params['groupId']), body.payload),
    removeRoomProduct: ({ params }) => roomProducts.remove(Number(params['groupId']), Number(params['productId'])),
    readSet: ({ params: { setId } }) => {
      const found = read().sets.find(({ id }) => id === Number(setId));
      return found === undefined ? refusal(unknownSet) : loadedSetOf(found);
    },
    createSet: ({ body: { payload } }) => {
      const slots = Object.keys(payload.modules).length;
      const created = { ...newSet(nextId++, payload.name), slots, boxes: slots };
      put((shown) => ({ ...shown, sets: [created, ...shown.sets] }));
      return wireSet(created);
    },
    copySet: ({ query, body }) => {
      const id = Number(query.get('sourceId'));
      return wireSet(copyOf(id, body?.name ?? set(id).name));
    },
    renameSet: ({ params: { setId }, ifMatch, body: { name } }) =>
      isOutdated(Number(setId), ifMatch) ? refusal(staleChange) : changeSet(Number(setId), { name }),
    coverSet: ({ params: { setId } }) => {
      const id = nextId++;
      undone.set(id, read());
      return Response.json(changeSet(Number(setId), { emptySlots: 0 }), { headers: { 'x-removal': String(id) } });
    },
    deleteSet: ({ params, ifMatch }) => {
      const setId = Number(params['setId']);
      if (isOutdated(setId, ifMatch)) return refusal(staleChange);
      return change(
        (shown) => ({
          ...shown,
          sets: shown.sets.filter(({ id }) => id !== setId),
          rooms: shown.rooms.map((each) => ({ ...each, sets: each.sets.filter(({ id }) => id !== setId) })),
        }),
        () => undefined,
      );
    },
    undoRemoval: ({ params: { removalId } }) => {
      const before = undone.get(Number(removalId));
      if (before === undefined) return refusal({ status: 404, code: 'not-found' });
      project = before;
      return undefined;
    },
    addEcatalogProduct: ({ body: { catalogId, quantity } }) => {
      const product = catalogue.ecatalogue.find((each) => each.catalogId === catalogId);
      if (product === undefined) return refusal({ status: 422 });
      changeItems((all) => [...all, { ...product, quantity, replacedBy: null }]);
      return wireItem(item(catalogId));
    },
    changeEcatalogProduct: ({ params, body: { quantity } }) => {
      const catalogId = Number(params['catalogId']);
      changeItems((all) => all.map((each) => (each.catalogId === catalogId ? { ...each, quantity } : each)));
      return wireItem(item(catalogId));
    },
    removeEcatalogProduct: ({ params }) => {
      const catalogId = Number(params['catalogId']);
      return change(
        (shown) => ({ ...shown, selections: shown.selections.filter((each) => each.catalogId !== catalogId) }),
        () => undefined,
      );
    },
    listProducts: ({ params: { categoryId } }) =>
      catalogue.products
        .filter(({ seriesTag }) => categoryOf(catalogue, seriesTag) === Number(categoryId))
        .map(wireProduct),
    listComponents: () => catalogue.components.map(componentRow),
    previewComponents: () => catalogue.components.map(componentRow),
    previewStartSet: () => catalogue.components.map(componentRow),
    readEcatalogTree: () => [
      {
        id: 1,
        name: 'Simon 54',
        subCategories: [{ id: 2, name: 'Ramki', products: [{ id: 3, name: 'Ramki Nature' }] }],
      },
    ],
    listEcatalogProducts: () => catalogue.ecatalogue.map(wireEcatalogueProduct),
    searchEcatalog: () => [
      { serie: 'Simon 54', category: 'Ramki', products: catalogue.ecatalogue.map(wireEcatalogueProduct) },
    ],
    listViews: () => [],
    listVariants: () => [],
    readSite: () => [],
    readLabels: () => ({ numbered: false, pieces: [], heights: [] }),
    readOrder: () => ({
      terms: { reserve: { unit: 'percent', amount: 0 }, wholePacks: false },
      articles: [],
      groups: [],
      bundles: [],
      products: [],
      ecatalogProducts: [],
    }),
    listPoints: () => [],
    readNews: () => ({ edition: '1', since: '2026-01-01T00:00:00Z', repriced: [], gone: [], effect: 0 }),
  };

  let handlers = usual;

  const answer = async (address: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const path = pathname.replace(/^\/api/, '');
    if (!isConnected) throw new TypeError('Failed to fetch');
    if (method === 'HEAD' && path === '/app-data') return Response.json({});
    requests.push(`${method} ${path}`);
    const found = matchRoute(method, path);
    if (found === undefined) return refusal({ status: 404, code: 'not-found' });
    const failure = failures.get(found.name);
    const parsed = typeof body === 'string' ? JSON.parse(body) : undefined;
    const ifMatch = new Headers(headers).get('if-match');
    const request = { params: found.params, query: searchParams, ifMatch, body: parsed };
    const response = failure === undefined ? respond(handlers, found.name, request) : undefined;
    const delayed = holds.get(found.name);
    if (delayed !== undefined) {
      const index = delayed.requested.length;
      await new Promise<void>((deliver) => {
        delayed.requested.push(deliver);
        if (delayed.delivered.has(index)) deliver();
      });
    }
    if (response !== undefined) return response;
    if (failure === undefined || failure === 'cut-off') throw new TypeError('Failed to fetch');
    return refusal(failure);
  };

  beforeEach(() => {
    project = startProject();
    catalogue = startCatalogue;
    requests = [];
    failures.clear();
    holds.clear();
    undone.clear();
    others.clear();
    handlers = usual;
    isConnected = true;
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => answer(address, init));
  });
  afterEach(async () => {
    const held = [...holds.values()];
    holds.clear();
    for (const { requested } of held) for (const deliver of requested) deliver();
    // A request that is still in flight would change the project of the next test.
    await vi.waitUntil(() => requestsInFlight.get() === 0, { timeout: 30_000 });
    vi.unstubAllGlobals();
  });

  return {
    project: () => project,
    rooms: () => read().rooms,
    sets: () => read().sets,
    inRoom: (roomId) =>
      read()
        .rooms.find(({ id }) => id === roomId)
        ?.sets.map(({ id, quantity }) => [id, quantity] as const),
    addProject: (added) => void others.set(added.id, added),
    put,
    respond: (name, handler) => {
      handlers = { ...handlers, [name]: handler };
    },
    offer: (offered) => void (catalogue = offered),
    requests: () => requests,
    fail: (name, failure) => void failures.set(name, failure),
    recover: (name) => void failures.delete(name),
    disconnect: () => {
      isConnected = false;
      onlineManager.setOnline(false);
    },
    reconnect: () => {
      isConnected = true;
      onlineManager.setOnline(true);
    },
    hold: (name) => {
      const { requested, delivered }: HeldResponses = { requested: [], delivered: new Set() };
      holds.set(name, { requested, delivered });
      return {
        requested: async (count) => {
          await expect.poll(() => requested.length).toBeGreaterThanOrEqual(count);
        },
        count: () => requested.length,
        deliver: (index = 0) => {
          delivered.add(index);
          requested[index]?.();
        },
      };
    },
  };
};

type Match = { readonly name: EndpointName; readonly params: Readonly<Record<string, string>> };

const matchRoute = (method: string, path: string): Match | undefined =>
  Object.entries(routes)
    .flatMap(([name, route]): Match[] => {
      if (route.method !== method || !isEndpoint(name)) return [];
      const pattern = route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
      const match = new RegExp(`^${pattern}$`).exec(path);
      return match ? [{ name, params: match.groups ?? {} }] : [];
    })
    .at(0);

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(routes, name);

const respond = <Name extends EndpointName>(handlers: Handlers, name: Name, request: FakeRequest<Name>): Response => {
  const handle: Handlers[Name] = handlers[name];
  if (handle === undefined) return refusal({ status: 404, code: 'not-found' });
  const handled = handle(request);
  if (handled instanceof Response) return handled;
  return handled === undefined ? new Response(null, { status: 204 }) : Response.json(handled);
};

/** An error response of the API; without a message one that is not of the API. */
const refusal = ({ status, code = 'fault', message }: ApiError): Response =>
  message === undefined && status !== 404
    ? new Response('', { status })
    : Response.json({ code, message: message ?? code }, { status });

const unknownProject: ApiError = {
  status: 404,
  code: 'unknown-project',
  message: 'Nie znaleziono inwestycji o tym identyfikatorze',
};

const unknownSet: ApiError = { status: 404, code: 'unknown-set', message: 'Nie znaleziono zestawu' };

const staleChange: ApiError = {
  status: 412,
  code: 'stale',
  message: 'Ktoś w tym czasie zmienił te dane. Wczytaj je ponownie.',
};

const emptyProject = (id: string, name: string): Project => newProjectFromWire(emptyWireProject(id, name));

const newRoom = (id: number, name: string): Room =>
  roomFromWire({ id, name, bundles: [], products: [], properties: { mioData: null }, look: null });

const withEntries = (
  project: Project,
  roomId: number,
  list: 'sets' | 'products',
  changed: (all: readonly RoomEntry[]) => readonly RoomEntry[],
): Project => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === roomId ? { ...room, [list]: changed(room[list]) } : room)),
});

const added = (all: readonly RoomEntry[], more: readonly RoomEntry[]): RoomEntry[] => {
  const quantities = new Map(all.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of more) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
};

const withProduct = (project: Project, product: SingleProduct | undefined): Project =>
  product === undefined || project.products.some(({ id }) => id === product.id)
    ? project
    : { ...project, products: [...project.products, product] };

const wireRoomOf = ({ id, name, sets, products, planningId, wall }: Room): WireGroup => ({
  id,
  name,
  bundles: [...sets],
  products: [...products],
  properties: { mioData: planningId === null ? null : { mioID: planningId } },
  look: null,
  ...(wall && { wall }),
});

const wireProjectOf = ({
  id,
  name,
  variant,
  rooms,
  setDefaults,
  wall,
  sets,
  products,
  selections,
  note = null,
  abbreviations = [],
}: Project): LoadedProject => ({
  project: {
    id,
    name,
    variant,
    groups: rooms.map(wireRoomOf),
    mioIntegration: null,
    look: setDefaults && setDefaultsToWire(setDefaults),
    note,
    abbreviations: [...abbreviations],
    ...(wall && { wall }),
  },
  productSets: sets.map(wireSet),
  products: products.map(wireProduct),
  ecatalogProducts: selections.map(wireItem),
});

const newSet = (id: number, name: string): SavedSet => ({
  id,
  name,
  seriesTag: '',
  version: '1',
  price: 0,
  description: '',
  contents: '',
  isExternal: false,
  slots: 0,
  emptySlots: 0,
  boxes: 0,
});

const wireSet = ({ seriesTag, isExternal, price, ...set }: SavedSet): WireBundle => ({
  ...set,
  serieId: 1,
  frameLine: seriesTag,
  price: price / 100,
  type: isExternal ? 'external' : 'regular',
});

/** A set as the editor opens it: a frame without content. */
const loadedSetOf = ({ id, name, isExternal }: SavedSet): ResponseOf<'readSet'> => ({
  id,
  name,
  serieId: 1,
  type: isExternal ? 'external' : 'regular',
  frameId: 1,
  ip44: false,
  cornerBox: 0,
  smBox: 0,
  modules: {},
  controllers: {},
});

const wireProduct = ({ catalogueUrl, seriesTag, price, ...product }: SingleProduct) => ({
  ...product,
  catalogId: product.id,
  catalogUrl: catalogueUrl,
  serieTag: seriesTag,
  price: price / 100,
});

const wireEcatalogueProduct = ({ catalogueUrl, seriesName, price, ...product }: EcatalogueProduct) => ({
  ...product,
  id: product.catalogId,
  catalogUrl: catalogueUrl,
  serieName: seriesName,
  price: (price ?? 0) / 100,
  quantity: 0,
});

const wireItem = ({ quantity, replacedBy: _none, ...product }: CatalogueItem) => ({
  ...wireEcatalogueProduct(product),
  quantity,
});

const componentRow = (symbol: string, index: number): ComponentRow => ({
  id: index + 1,
  image: '',
  serieName: null,
  symbol,
  name: symbol,
  catalogUrl: '',
  quantity: 1,
  price: 10,
  reasons: [],
});

/** The id of the category with all products of a series. */
const categoryOf = ({ series }: FakeCatalogue, tag: string): number => Object.keys(series).indexOf(tag) + 1;

const appDataOf = (catalogue: FakeCatalogue): AppData => ({
  frameCategories: [],
  productSeries: Object.entries(catalogue.series).map(([tag, name], index) => ({ id: index + 1, name, tag })),
  frames: {},
  moduleCategories: {},
  moduleColors: {},
  productCategories: Object.fromEntries(
    Object.keys(catalogue.series)
      .filter((tag) => catalogue.products.some(({ seriesTag }) => seriesTag === tag))
      .map((tag) => [tag, [{ id: categoryOf(catalogue, tag), name: 'Łączniki', subCategories: [] }]]),
  ),
  controllers: {},
  finishes: [],
  colorFamilies: [],
  roles: [],
  ...(catalogue.parts && appDataOfParts(catalogue.parts)),
});

const appDataOfParts = ({ series, lines, frames, finishes, colours, categories }: FakeParts): Partial<AppData> => ({
  productSeries: [series],
  frameCategories: lines.map(frameLineToWire),
  frames: { [series.tag]: frames.map(frameToWire) },
  finishes: finishes.map(finishToWire),
  moduleColors: { [series.tag]: colours.map(colourToWire) },
  moduleCategories: {
    [series.tag]: categories.map((category) => ({ ...category, subCategories: [...category.subCategories] })),
  },
});
