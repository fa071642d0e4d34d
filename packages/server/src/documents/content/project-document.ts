import type { MinorUnits } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, roomTotal } from '@ramka/domain/project';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms.store.ts';
import type { StoredSet } from '../../project/sets.store.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { describeSet, type DocumentSet, type SetEntry } from './document-set.ts';
import { type DocumentLine, linesBySeries, orderList, type SeriesLines } from './lines.ts';

/** A room with what is in it. */
export type DocumentRoom = RoomEntries & { readonly name: string; readonly total: MinorUnits };

/** The bill of materials of a project, of one of its rooms, or of its e-catalogue products (docs/readings.md#r10). */
export type ProjectDocument = {
  readonly kind: 'project';
  readonly scope: ProjectScope['kind'];
  readonly heading: DocumentHeading;
  readonly rooms: readonly DocumentRoom[];
  readonly catalogueProducts: readonly SeriesLines[];
  /** All of it once more, each article once. */
  readonly orderList: readonly DocumentLine[];
  readonly total: MinorUnits;
};

type SetsById = ReadonlyMap<number, DocumentSet>;

/** Which part of a project a document is about. */
export type ProjectScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'room'; readonly room: RoomContents }
  | { readonly kind: 'e-catalogue' };

/** What the bill of materials of a project says; the sets in its scope may be described beforehand. */
export const projectDocument = (
  project: StoredProject,
  scope: ProjectScope,
  context: DocumentContext,
  described: readonly DocumentSet[] = setsInScope(project, scope).map((set) => describeSet(set, context)),
): ProjectDocument => {
  const sets: SetsById = new Map(described.map((set) => [set.id, set]));
  const contents = roomsOf(project, scope);
  const prices = pricesOf(sets, contents, context);
  const rooms = contents.map((room) => describeRoom(room, sets, prices, context));
  const selections = scope.kind === 'room' ? [] : project.selections;
  const selected = selections.map((selection) => ({
    article: context.describe.selection(selection),
    quantity: selection.quantity,
  }));
  return {
    kind: 'project',
    scope: scope.kind,
    heading: headingOf(project, scope, context),
    rooms,
    catalogueProducts: linesBySeries(selected),
    orderList: orderList([...rooms.flatMap(linesOfRoom), ...selected]),
    total: projectTotal(
      contents,
      prices,
      selected.map(({ article: { price }, quantity }) => ({ price, quantity })),
    ),
  };
};

/** The sets that a document is about: those in its rooms. */
export const setsInScope = (project: StoredProject, scope: ProjectScope): readonly StoredSet[] => {
  const used = new Set(roomsOf(project, scope).flatMap(({ sets }) => sets.map(({ id }) => id)));
  return project.sets.filter(({ id }) => used.has(id));
};

const roomsOf = (project: StoredProject, scope: ProjectScope): readonly RoomContents[] => {
  switch (scope.kind) {
    case 'all':
      return project.rooms;
    case 'room':
      return [scope.room];
    case 'e-catalogue':
      return [];
  }
};

const headingOf = (project: StoredProject, scope: ProjectScope, context: DocumentContext): DocumentHeading => {
  const { documents } = context.texts;
  switch (scope.kind) {
    case 'all':
      return documentHeading(context, project, documents.billOfMaterials);
    case 'room':
      return documentHeading(context, project, documents.billOfMaterials, scope.room.name);
    case 'e-catalogue':
      return documentHeading(context, project, documents.catalogueProducts);
  }
};

/** A room as documents show it. */
const describeRoom = (
  room: RoomContents,
  sets: SetsById,
  prices: ContentPrices,
  context: DocumentContext,
): DocumentRoom => ({
  name: room.name,
  ...roomEntries(room, sets, context),
  total: roomTotal(room, prices),
});

const pricesOf = (sets: SetsById, rooms: readonly RoomContents[], { describe }: DocumentContext): ContentPrices => ({
  sets: new Map([...sets].map(([id, { price }]) => [id, price])),
  products: new Map(
    rooms.flatMap(({ products }) =>
      products.flatMap(({ id }): [number, MinorUnits][] => {
        const price = describe.singleProduct(id)?.price ?? null;
        return price === null ? [] : [[id, price]];
      }),
    ),
  ),
});

const linesOfRoom = ({ sets, products }: DocumentRoom): readonly DocumentLine[] => [
  ...sets.flatMap(({ set, quantity: count }) =>
    set.lines.map(({ article, quantity }) => ({ article, quantity: quantity * count })),
  ),
  ...products,
];

/** What is in a room, as documents show it. */
export type RoomEntries = {
  readonly sets: readonly SetEntry[];
  /** Single products. */
  readonly products: readonly DocumentLine[];
  /** Single products that the catalogue no longer has (docs/readings.md#r22). */
  readonly remarks: readonly string[];
};

/** The sets of a room, its single products, and a sentence for each of these that the catalogue no longer has. */
export const roomEntries = (
  room: RoomContents,
  setsById: ReadonlyMap<number, DocumentSet>,
  { describe, texts }: DocumentContext,
): RoomEntries => {
  const products = room.products.map(({ id, quantity }) => ({ id, quantity, article: describe.singleProduct(id) }));
  return {
    sets: room.sets.flatMap(({ id, quantity }) => {
      const set = setsById.get(id);
      return set === undefined ? [] : [{ set, quantity }];
    }),
    products: products.flatMap(({ article, quantity }) => (article === undefined ? [] : [{ article, quantity }])),
    remarks: products
      .filter(({ article }) => article === undefined)
      .map(({ id, quantity }) => texts.documents.remarks.missingProduct(id, quantity)),
  };
};
