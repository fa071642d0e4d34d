import { billTotal, orderList } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms/rooms.store.ts';
import type { ComparisonDocument } from './comparison-document.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import type { DocumentSet } from './document-set.ts';
import type { DrillingTemplateDocument } from './drilling-template-document.ts';
import type { DocumentLine } from './articles.ts';
import type { StickersDocument } from './stickers-document.ts';
import type { PurchaseOrderDocument } from './order-document.ts';
import {
  type DocumentRoom,
  type ProjectDocument,
  projectDocument,
  roomEntries,
  type RoomEntries,
} from './project-document.ts';

/** The content of a document as plain data in one language. The renderers decide about its layout. */
export type DocumentContent =
  | ProjectDocument
  | ComponentListDocument
  | CardsDocument
  | SiteSheetDocument
  | SiteSheetsDocument
  | ClientDocument
  | PurchaseOrderDocument
  | ComparisonDocument
  | DrillingTemplateDocument
  | StickersDocument;

/** The articles of selected sets: equal articles are merged, each set counts once (docs/readings.md#r10). */
export type ComponentListDocument = {
  readonly kind: 'component-list';
  readonly heading: DocumentHeading;
  readonly sets: readonly DocumentSet[];
  readonly orderList: readonly DocumentLine[];
  readonly total: MinorUnits;
};

/** Builds the content of a component list. */
export const componentListDocument = (
  project: { readonly name: string },
  sets: readonly DocumentSet[],
  context: DocumentContext,
): ComponentListDocument => {
  const lines = sets.flatMap((set) => set.lines);
  const [only, ...others] = sets;
  const title = only !== undefined && others.length === 0 ? only.name : project.name;
  return {
    kind: 'component-list',
    heading: documentHeading(context, project, context.texts.documents.componentList, title),
    sets,
    orderList: orderList(lines),
    total: billTotal(lines),
  };
};

/** Catalogue cards: one large set per page, with its dimensions. */
export type CardsDocument = {
  readonly kind: 'cards';
  readonly heading: DocumentHeading;
  readonly sets: readonly DocumentSet[];
};

/** Builds the content of catalogue cards. Without `bills` they contain neither articles nor prices. */
export const cardsDocument = (
  project: { readonly name: string },
  sets: readonly DocumentSet[],
  context: DocumentContext,
  bills = true,
): CardsDocument => {
  const [only, ...others] = sets;
  const title = only !== undefined && others.length === 0 ? only.name : project.name;
  const heading = documentHeading(context, project, context.texts.documents.cards, title);
  return { kind: 'cards', heading, sets: bills ? sets : sets.map(withoutBill) };
};

/** Removes the articles and the price from a set. */
const withoutBill = (set: DocumentSet): DocumentSet => ({ ...set, lines: [], price: 0 });

/** Instructions for the installer of one room: the modules of each slot and the boxes. Contains no prices. */
export type SiteSheetDocument = RoomEntries & { readonly kind: 'site-sheet'; readonly heading: DocumentHeading };

/** Builds the content of a room's site sheet. `sets` are the sets of that room. */
export const siteSheetDocument = (
  project: { readonly name: string },
  room: RoomContents,
  context: DocumentContext,
  sets: readonly DocumentSet[],
): SiteSheetDocument => ({
  kind: 'site-sheet',
  heading: documentHeading(context, project, context.texts.documents.siteSheet, room.name),
  ...roomEntries(room, new Map(sets.map((set) => [set.id, set])), context),
});

/** The site sheets of all rooms that are not empty, in display order. */
export type SiteSheetsDocument = {
  readonly kind: 'site-sheets';
  readonly heading: DocumentHeading;
  readonly rooms: readonly (RoomEntries & { readonly name: string })[];
};

/** Builds the site sheets of a project. `sets` are the sets of its rooms. */
export const siteSheetsDocument = (
  project: StoredProject,
  context: DocumentContext,
  sets: readonly DocumentSet[],
): SiteSheetsDocument => {
  const setsById = new Map(sets.map((set) => [set.id, set]));
  return {
    kind: 'site-sheets',
    heading: documentHeading(context, project, context.texts.documents.siteSheets),
    rooms: project.rooms
      .filter((room) => room.sets.length + room.products.length > 0)
      .map((room) => ({ name: room.name, ...roomEntries(room, setsById, context) })),
  };
};

/** The version of a project for the client: appearance, functions and prices, without order symbols. */
export type ClientDocument = Pick<ProjectDocument, 'heading' | 'wall' | 'catalogueProducts' | 'total'> & {
  readonly kind: 'client';
  readonly rooms: readonly DocumentRoom[];
};

/** Builds the client's version of a project. `sets` are the sets of its rooms. */
export const clientDocument = (
  project: StoredProject,
  context: DocumentContext,
  sets: readonly DocumentSet[],
): ClientDocument => {
  const { wall, rooms, catalogueProducts, total } = projectDocument(project, { kind: 'all' }, context, sets);
  const heading = documentHeading(context, project, context.texts.documents.client);
  return { kind: 'client', heading, wall, rooms, catalogueProducts, total };
};

/** The distinct sets of a document. */
export const setsOf = (content: DocumentContent): ReadonlySet<DocumentSet> => {
  switch (content.kind) {
    case 'order':
    case 'drilling-template':
    case 'stickers':
      return new Set();
    case 'project':
    case 'client':
    case 'site-sheets':
      return new Set(content.rooms.flatMap(({ sets }) => sets.map(({ set }) => set)));
    case 'component-list':
    case 'cards':
      return new Set(content.sets);
    case 'site-sheet':
      return new Set(content.sets.map(({ set }) => set));
    case 'comparison':
      return new Set(
        content.rooms.flatMap(({ pairs }) =>
          pairs.flatMap(({ before, after }) => [before, after].flatMap((entry) => (entry ? [entry.set] : []))),
        ),
      );
  }
};

/** The distinct picture files of a document. */
export const picturesOf = (content: DocumentContent): ReadonlySet<string> => {
  const files = new Set<string>();
  for (const { article } of linesOf(content)) if (article.picture !== null) files.add(article.picture);
  for (const { drawing, lines } of setsOf(content)) {
    for (const { picture } of drawing?.layers ?? []) files.add(picture);
    for (const { article } of lines) if (article.picture !== null) files.add(article.picture);
  }
  return files;
};

const linesOf = (content: DocumentContent): readonly DocumentLine[] => {
  switch (content.kind) {
    case 'project':
    case 'component-list':
      return content.orderList;
    case 'order':
      return content.lines;
    case 'client':
      return [
        ...content.rooms.flatMap(({ products }) => products),
        ...content.catalogueProducts.flatMap(({ lines }) => lines),
      ];
    case 'site-sheets':
      return content.rooms.flatMap(({ products }) => products);
    case 'cards':
    case 'comparison':
    case 'drilling-template':
    case 'stickers':
      return [];
    case 'site-sheet':
      return content.products;
  }
};
