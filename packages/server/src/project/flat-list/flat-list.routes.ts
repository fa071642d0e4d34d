import type { EndpointParts } from '../../http/endpoint.ts';
import { setFromWire } from '@ramka/contract/translate/product-set';
import { defaultsFromSet } from '@ramka/domain/set/frames';
import { normaliseNote } from '@ramka/domain/project-note';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { mapCooperatively } from '../../async/concurrency.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { versionTag } from '../../http/entity-tags.ts';
import { type ErrorIssue, HttpError } from '../../http/errors.ts';
import { changeOf, unwrap } from '../change.ts';
import type { ProjectEcatalogItem } from '../ecatalog-items/ecatalog-items.store.ts';
import { setUndoHeader } from '../history/restore-points.routes.ts';
import { storeReceiptOf, validateUnlessReplayed } from '../idempotency/idempotency.ts';
import { requireName, setIssue } from '../issues.ts';
import { requireProject, findProject } from '../project-row.ts';
import { changeNote } from '../projects.store.ts';
import { checkProducts } from '../rooms/room-entries.routes.ts';
import { loadRooms } from '../rooms/rooms.store.ts';
import { projectResponse } from '../set-defaults.ts';
import type { ProjectServices } from '../set-responses.ts';
import { setContents } from '../set-contents.ts';
import type { SetContents } from '../sets/sets.store.ts';
import { addFlatList, type FlatList, type ListRoom } from './flat-list.store.ts';
import { readTableFile } from './read-table-file.ts';

/** Endpoints that bring a list of rooms and sets into a project, and change the note of the project. */
export const addFlatListRoutes = (api: FastifyInstance, { store, catalogue }: ProjectServices): void => {
  registerEndpoint(api, 'addFlatList', async (request, reply) => {
    const change = changeOf(request);
    const { body, language } = request;
    const checkedSets = await checkSets(body, catalogue.in(language));
    const list = validateUnlessReplayed(() => requireList(body, checkedSets, catalogue.in(language)));
    const paths = pathsIn(body);
    const done = unwrap(
      await store.write(() => addFlatList(change, list())),
      (index, field) => paths[index]?.replace('*', field) ?? field,
    );
    setUndoHeader(reply, done.removal);
    return { rooms: done.rooms, bundles: done.sets };
  });

  registerEndpoint(api, 'readTable', async ({ params, body }) => {
    requireProject(await store.read(() => findProject(params.projectId)));
    return readTableFile(body.content);
  });

  registerEndpoint(api, 'changeNote', async (request, reply) => {
    const change = changeOf(request);
    const note = request.body.note === null ? null : normaliseNote(request.body.note);
    const changed = await store.write(
      storeReceiptOf(() => changeNote(change, note), {
        of: ({ rooms: _rooms, ...row }) => row,
        *read(row) {
          return { ...row, rooms: yield* loadRooms(change.projectId) };
        },
      }),
    );
    const project = unwrap(changed);
    void reply.header('etag', versionTag(project.version));
    return projectResponse(project);
  });
};

type Body = EndpointParts<'addFlatList'>['Body'];

type CheckedSets = { readonly contents: readonly SetContents[]; readonly issues: readonly ErrorIssue[] };

const checkSets = async ({ newBundles = [] }: Body, assortment: LocalisedCatalogue): Promise<CheckedSets> => {
  const checked = await mapCooperatively(newBundles, (payload) => setContents(setFromWire(payload), assortment));
  return {
    contents: checked.flatMap((set) => (set.ok ? [set.value] : [])),
    issues: checked.flatMap((set, index) =>
      set.ok ? [] : set.problem.map((problem) => setIssue(problem, `newBundles.${index}`)),
    ),
  };
};

/** Validates a list against the catalogue. Throws 422 with the paths of what it rejects. */
const requireList = (body: Body, { contents, issues }: CheckedSets, assortment: LocalisedCatalogue): FlatList => {
  if (issues.length > 0) throw new HttpError('unprocessable', issues);
  const { newBundles = [], rooms = [], ecatalogProducts = [], ecatalogQuantities = [] } = body;
  const [first] = newBundles;
  return {
    newSets: contents,
    rooms: rooms.map((room, index) => requireListRoom(room, index, { newBundles, assortment })),
    addedItems: requireItems(ecatalogProducts, 'ecatalogProducts', assortment),
    exactItems: requireItems(ecatalogQuantities, 'ecatalogQuantities', assortment),
    noteLines: body.noteLines ?? [],
    abbreviations: body.abbreviations ?? [],
    defaults: first && defaultsFromSet(setFromWire(first), assortment),
  };
};

const requireListRoom = (
  room: NonNullable<Body['rooms']>[number],
  index: number,
  { newBundles, assortment }: { readonly newBundles: readonly unknown[]; readonly assortment: LocalisedCatalogue },
): ListRoom => {
  const path = `rooms.${index}`;
  const { groupId, name, products = [], productQuantities = [], newBundles: created = [] } = room;
  checkProducts(products, assortment, `${path}.products`);
  checkProducts(productQuantities, assortment, `${path}.productQuantities`);
  const unknown = created.findIndex((entry) => entry.index >= newBundles.length);
  if (unknown !== -1) throw new HttpError('unprocessable', [unknownEntry(`${path}.newBundles.${unknown}.index`)]);
  return {
    target: groupId === undefined ? { name: requireName('room', name ?? '', `${path}.name`) } : { roomId: groupId },
    newSets: created,
    sets: room.bundles ?? [],
    products,
    quantities: room.bundleQuantities ?? [],
    productQuantities,
  };
};

const requireItems = (
  entries: readonly { readonly catalogId: number; readonly quantity: number }[],
  path: string,
  assortment: LocalisedCatalogue,
): readonly ProjectEcatalogItem[] => {
  const items = entries.flatMap(({ catalogId, quantity }) => {
    const product = assortment.findEcatalogProduct(catalogId);
    return product ? [{ catalogId, quantity, symbol: product.symbol, name: product.name }] : [];
  });
  if (items.length === entries.length) return items;
  const index = entries.findIndex(({ catalogId }) => assortment.findEcatalogProduct(catalogId) === undefined);
  throw new HttpError('unprocessable', [
    {
      path: `${path}.${index}.catalogId`,
      code: 'unknown-product',
      message: ({ input }) => input.unknownProduct,
    },
  ]);
};

const unknownEntry = (path: string): ErrorIssue => ({
  path,
  code: 'unknown-entry',
  message: ({ input }) => input.unknownEntry,
});

/** Paths of the entries in the request, in the order in which they are added; `*` stands for the rejected field. */
const pathsIn = ({ rooms = [], ecatalogProducts = [], ecatalogQuantities = [] }: Body): readonly string[] => {
  return [
    ...rooms.flatMap((room, index) => [
      ...pathsOf(`rooms.${index}.newBundles`, room.newBundles),
      ...pathsOf(`rooms.${index}.bundles`, room.bundles),
      ...pathsOf(`rooms.${index}.products`, room.products),
      ...pathsOf(`rooms.${index}.bundleQuantities`, room.bundleQuantities),
      ...pathsOf(`rooms.${index}.productQuantities`, room.productQuantities),
    ]),
    ...pathsOf('ecatalogProducts', ecatalogProducts),
    ...pathsOf('ecatalogQuantities', ecatalogQuantities),
  ];
};

const pathsOf = (list: string, entries: readonly unknown[] = []): readonly string[] =>
  entries.map((_, index) => `${list}.${index}.*`);
