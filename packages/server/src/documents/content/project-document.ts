import { billTotal, orderList } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import { wallOfRoom } from '@ramka/domain/wall';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms/rooms.store.ts';
import type { StoredSet } from '../../project/sets/sets.store.ts';
import { type DocumentContext, documentHeading, type DocumentHeading, ownersHeading } from './document-context.ts';
import { buildDocumentSet, type DocumentSet, linesOfEntry, type SetEntry } from './document-set.ts';
import { pointsKey } from './points.ts';
import { type DocumentLine, linesBySeries, type SeriesLines } from './articles.ts';

export type DocumentRoom = RoomEntries & {
  readonly name: string;
  /** The wall behind its sets, as stored; null for the default. */
  readonly wall: string | null;
  readonly total: MinorUnits;
};

/** The bill of materials of a project, of one of its rooms, or of its e-catalogue products (docs/readings.md#r10). */
export type ProjectDocument = {
  readonly kind: 'project';
  readonly scope: ProjectScope['kind'];
  readonly heading: DocumentHeading;
  /** The wall behind sets of rooms with different walls, as stored; null for the default. */
  readonly wall: string | null;
  readonly rooms: readonly DocumentRoom[];
  readonly catalogueProducts: readonly SeriesLines[];
  /** All articles of the document, each once. */
  readonly orderList: readonly DocumentLine[];
  readonly total: MinorUnits;
};

/** The part of a project that a document covers. */
export type ProjectScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'room'; readonly room: RoomContents }
  | { readonly kind: 'e-catalogue' };

/** Builds a bill of materials. Sets of the scope may be passed if they are already mapped. */
export const projectDocument = (
  project: StoredProject,
  scope: ProjectScope,
  context: DocumentContext,
  described: readonly DocumentSet[] = setsInScope(project, scope).map((set) => buildDocumentSet(set, context)),
): ProjectDocument => {
  const sets = new Map(described.map((set) => [set.id, set]));
  const rooms = roomsOf(project, scope).map((room) => buildDocumentRoom(room, project, sets, context));
  const selections = scope.kind === 'room' ? [] : project.ecatalogItems;
  const selected = selections.map((selection) => ({
    article: context.articles.ecatalogItem(selection),
    quantity: selection.quantity,
  }));
  const lines = [...rooms.flatMap(linesOfRoom), ...selected];
  return {
    kind: 'project',
    scope: scope.kind,
    heading: headingOf(project, scope, context),
    wall: project.wall,
    rooms,
    catalogueProducts: linesBySeries(selected),
    orderList: orderList(lines),
    total: billTotal(lines),
  };
};

/** The sets in the rooms of the scope. */
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
      return ownersHeading(context, project, documents.billOfMaterials);
    case 'room':
      return documentHeading(context, project, documents.billOfMaterials, scope.room.name);
    case 'e-catalogue':
      return documentHeading(context, project, documents.catalogueProducts);
  }
};

const buildDocumentRoom = (
  room: RoomContents,
  project: StoredProject,
  sets: ReadonlyMap<number, DocumentSet>,
  context: DocumentContext,
): DocumentRoom => {
  const entries = roomEntries(room, sets, context);
  return { name: room.name, wall: wallOfRoom(project, room.id), ...entries, total: billTotal(linesOfRoom(entries)) };
};

const linesOfRoom = ({ sets, products }: RoomEntries): readonly DocumentLine[] => [
  ...sets.flatMap(linesOfEntry),
  ...products,
];

/** The contents of a room as documents show them. */
export type RoomEntries = {
  readonly sets: readonly SetEntry[];
  readonly products: readonly DocumentLine[];
  /** One sentence per discontinued single product (docs/readings.md#r22). */
  readonly remarks: readonly string[];
};

/** Builds the sets, single products and remarks of a room. */
export const roomEntries = (
  room: RoomContents,
  setsById: ReadonlyMap<number, DocumentSet>,
  { articles, texts, points }: DocumentContext,
): RoomEntries => {
  const products = room.products.map(({ id, quantity }) => ({ id, quantity, article: articles.singleProduct(id) }));
  return {
    sets: room.sets.flatMap(({ id, quantity }) => {
      const set = setsById.get(id);
      const ofSet = points && (points.get(pointsKey(room.id, id)) ?? []);
      return set === undefined ? [] : [{ set, quantity, ...(ofSet && { points: ofSet }) }];
    }),
    products: products.flatMap(({ article, quantity }) => (article === undefined ? [] : [{ article, quantity }])),
    remarks: products
      .filter(({ article }) => article === undefined)
      .map(({ id, quantity }) => texts.documents.remarks.missingProduct(id, quantity)),
  };
};
