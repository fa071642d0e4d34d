import type { MinorUnits } from '@ramka/domain/money';
import { type ContentPrices, projectTotal, roomTotal } from '@ramka/domain/project';
import type { StoredProject } from '../../../projects/load-project.ts';
import type { RoomContents } from '../../../rooms/load-rooms.ts';
import type { StoredSet } from '../../../sets/stored-set.ts';
import { describeSet } from '../sets/describe-set.ts';
import type { DocumentContext } from '../document-context.ts';
import { documentHeading, type DocumentHeading } from '../document-heading.ts';
import type { DocumentLine } from '../lines/document-line.ts';
import type { DocumentSet } from '../sets/document-set.ts';
import { linesBySeries, type SeriesLines } from '../lines/lines-by-series.ts';
import { orderList } from '../lines/order-list.ts';
import { roomEntries, type RoomEntries } from '../room-entries.ts';

/** A room with what is in it. */
export type DocumentRoom = RoomEntries & { readonly name: string; readonly total: MinorUnits };

/** The bill of materials of a project, of one of its rooms, or of its e-catalogue products (reading R10). */
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
