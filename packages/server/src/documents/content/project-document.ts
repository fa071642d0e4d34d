import { billTotal, orderList } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms/rooms.store.ts';
import type { StoredSet } from '../../project/sets/sets.store.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { buildDocumentSet, type DocumentSet, linesOfEntry, type SetEntry } from './document-set.ts';
import { type DocumentLine, linesBySeries, type SeriesLines } from './articles.ts';

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
  described: readonly DocumentSet[] = setsInScope(project, scope).map((set) => buildDocumentSet(set, context)),
): ProjectDocument => {
  const sets = new Map(described.map((set) => [set.id, set]));
  const rooms = roomsOf(project, scope).map((room) => buildDocumentRoom(room, sets, context));
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
    rooms,
    catalogueProducts: linesBySeries(selected),
    orderList: orderList(lines),
    total: billTotal(lines),
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
const buildDocumentRoom = (
  room: RoomContents,
  sets: ReadonlyMap<number, DocumentSet>,
  context: DocumentContext,
): DocumentRoom => {
  const entries = roomEntries(room, sets, context);
  return { name: room.name, ...entries, total: billTotal(linesOfRoom(entries)) };
};

const linesOfRoom = ({ sets, products }: RoomEntries): readonly DocumentLine[] => [
  ...sets.flatMap(linesOfEntry),
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
  { articles, texts }: DocumentContext,
): RoomEntries => {
  const products = room.products.map(({ id, quantity }) => ({ id, quantity, article: articles.singleProduct(id) }));
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
