import { billOfMaterials, type BillReason } from '@ramka/domain/bill';
import type { Article } from '@ramka/domain/catalogue';
import { type MinorUnits, totalOf } from '@ramka/domain/money';
import {
  type ArticleKind,
  articleKinds,
  emptyAnnotation,
  type OrderLine,
  type OrderCalculation,
  calculateOrder,
} from '@ramka/domain/order';
import { picturePath } from '@ramka/domain/drawing';
import { lookAlikeKey } from '@ramka/domain/search';
import { mapCooperatively } from '../../async/concurrency.ts';
import type { StoredOrder } from '../../project/order/order.store.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import { productSetOf } from '../../project/set-contents.ts';
import type { DocumentArticle } from './articles.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { remarksOf } from './document-set.ts';
import { type DocumentPoints, pointsKey } from './points.ts';
import { setsInScope } from './project-document.ts';

/** The purchase order of a project: each article once, with the quantity still to order and the items that use it. */
export type PurchaseOrder = {
  readonly lines: readonly PurchaseOrderLine[];
  readonly bundles: readonly BilledSet[];
  /** `article` is the index of the article in `lines`; null if the product was discontinued. */
  readonly products: readonly { readonly id: number; readonly article: number | null }[];
  readonly ecatalogProducts: readonly {
    readonly catalogId: number;
    readonly article: number;
    readonly quantity: number;
  }[];
  /** Sentences about items that cannot be ordered. */
  readonly remarks: readonly string[];
};

export type PurchaseOrderLine = OrderCalculation & {
  readonly article: DocumentArticle;
  readonly kind: ArticleKind;
  /** Path below `/assets/img/`; empty if there is no picture. */
  readonly image: string;
  readonly pack: number | null;
  readonly discontinued: boolean;
  /** Labels of the pieces that need the article; absent while a project has no labels. */
  readonly points?: readonly string[];
};

type BilledSet = {
  readonly id: number;
  readonly rows: readonly { readonly article: number; readonly quantity: number }[];
  readonly remarks: readonly string[];
};

type ArticleEntry = Pick<PurchaseOrderLine, 'article' | 'kind' | 'image' | 'discontinued'>;

/** Builds the purchase order from the contents of a project and the stored annotations. */
export const buildPurchaseOrder = async (
  project: StoredProject,
  storedOrder: StoredOrder,
  context: DocumentContext,
): Promise<PurchaseOrder> => {
  const { texts, catalogue } = context;
  const list = articleList();
  const bundles = await mapCooperatively(setsInScope(project, { kind: 'all' }), (stored) => {
    const { lines, findings } = billOfMaterials(productSetOf(stored), context.assortment);
    return {
      id: stored.id,
      rows: lines.map(({ article, quantity, reasons }) => ({
        article: list.placeOf(entryOfPart(article, kindOf(reasons), context)),
        quantity,
      })),
      remarks: remarksOf(findings, texts),
    };
  });
  const ids = [...new Set(project.rooms.flatMap(({ products }) => products.map(({ id }) => id)))];
  const products = ids.map((id) => {
    const product = entryOfProduct(id, context);
    return { id, article: product === undefined ? null : list.placeOf(product) };
  });
  const ecatalogProducts = project.ecatalogItems.map((selection) => ({
    catalogId: selection.catalogId,
    article: list.placeOf(entryOfEcatalogItem(selection, context)),
    quantity: selection.quantity,
  }));
  const annotations = new Map(storedOrder.annotations.map((note) => [lookAlikeKey(note.symbol), note]));
  for (const { symbol } of storedOrder.annotations) list.placeOf(entryOfAnnotation(symbol, context));
  const needs = needsOf(project, { bundles, products, ecatalogProducts });
  const labels = context.points && labelsByArticle(project, bundles, context.points);
  const lines = list.all.map((listed, place): PurchaseOrderLine => {
    const pack = catalogue.packSizeOf(listed.article.symbol);
    const { have, ordered, reserve } = annotations.get(lookAlikeKey(listed.article.symbol)) ?? emptyAnnotation;
    return {
      ...listed,
      pack,
      ...(labels && { points: labels.get(place) ?? [] }),
      ...calculateOrder(needs.get(place) ?? 0, pack, { have, ordered, reserve }, storedOrder.terms),
    };
  });
  const remarks = new Set([
    ...bundles.flatMap((set) => set.remarks),
    ...missingProductRemarks(project, products, context),
  ]);
  return { lines, bundles, products, ecatalogProducts, remarks: [...remarks] };
};

/**
 * Collects articles in the order of first use. Articles are identified by symbol, in whatever spelling, across all price
 * lists.
 */
const articleList = () => {
  const all: ArticleEntry[] = [];
  const places = new Map<string, number>();
  const placesByKey = new Map<string, number>();
  return {
    all,
    placeOf: (listed: ArticleEntry): number => {
      const { symbol } = listed.article;
      const existing = places.get(symbol);
      if (existing !== undefined) return existing;
      const key = lookAlikeKey(symbol);
      const place = placesByKey.get(key) ?? all.push(listed) - 1;
      places.set(symbol, place);
      placesByKey.set(key, place);
      return place;
    },
  };
};

const entryOfPart = (article: Article, kind: ArticleKind, { articles }: DocumentContext): ArticleEntry => ({
  article: articles.article(article),
  kind,
  image: picturePath.article(article),
  discontinued: false,
});

const kindOf = ([first]: readonly BillReason[]): ArticleKind => {
  if (first === undefined) return 'component';
  return first.kind === 'corner-box' || first.kind === 'surface-box' ? 'box' : first.kind;
};

const entryOfProduct = (id: number, { assortment, articles }: DocumentContext): ArticleEntry | undefined => {
  const article = articles.singleProduct(id);
  const image = assortment.findSingleProduct(id)?.image;
  if (article === undefined || image === undefined) return undefined;
  return { article, kind: 'product', image: picturePath.singleProduct(image), discontinued: false };
};

const entryOfEcatalogItem = (
  selection: StoredProject['ecatalogItems'][number],
  { assortment, articles }: DocumentContext,
): ArticleEntry => {
  const image = assortment.findEcatalogProduct(selection.catalogId)?.image;
  return {
    article: articles.ecatalogItem(selection),
    kind: 'product',
    image: image === undefined ? '' : picturePath.ecatalogProduct(image),
    discontinued: image === undefined,
  };
};

/** An annotated article that nothing uses any more. For articles outside the catalogue only the symbol is known. */
const entryOfAnnotation = (symbol: string, context: DocumentContext): ArticleEntry => {
  const listed = context.assortment.findArticleBySymbol(symbol);
  if (listed !== undefined) return entryOfPart(listed, 'component', context);
  const article = { symbol, name: '', seriesName: null, catalogUrl: '', picture: null, price: null };
  return { article, kind: 'product', image: '', discontinued: false };
};

/** The quantity that the project needs of each article, by index in `lines`. */
const needsOf = (
  { rooms }: Pick<StoredProject, 'rooms'>,
  { bundles, products, ecatalogProducts }: Pick<PurchaseOrder, 'bundles' | 'products' | 'ecatalogProducts'>,
): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  const add = (place: number, pieces: number): void => void needs.set(place, (needs.get(place) ?? 0) + pieces);
  const rows = new Map(bundles.map((set) => [set.id, set.rows]));
  const placeOf = new Map(products.map(({ id, article }) => [id, article]));
  for (const room of rooms) {
    for (const { id, quantity } of room.sets)
      for (const row of rows.get(id) ?? []) add(row.article, row.quantity * quantity);
    for (const { id, quantity } of room.products) {
      const place = placeOf.get(id) ?? null;
      if (place !== null) add(place, quantity);
    }
  }
  for (const { article, quantity } of ecatalogProducts) add(article, quantity);
  return needs;
};

/** The labels of the pieces that need each article, by index in `lines`. */
const labelsByArticle = (
  { rooms }: Pick<StoredProject, 'rooms'>,
  bundles: PurchaseOrder['bundles'],
  points: DocumentPoints,
): ReadonlyMap<number, readonly string[]> => {
  const rows = new Map(bundles.map((set) => [set.id, set.rows]));
  const needed = rooms.flatMap((room) =>
    room.sets.flatMap(({ id }) => {
      const labels = (points.get(pointsKey(room.id, id)) ?? []).map(({ label }) => label);
      return (rows.get(id) ?? []).map(({ article }) => ({ article, labels }));
    }),
  );
  const grouped = Map.groupBy(needed, ({ article }) => article);
  return new Map([...grouped].map(([article, of]) => [article, of.flatMap(({ labels }) => labels)]));
};

const missingProductRemarks = (
  { rooms }: StoredProject,
  products: PurchaseOrder['products'],
  { texts }: DocumentContext,
): readonly string[] => {
  const missing = new Set(products.flatMap(({ id, article }) => (article === null ? [id] : [])));
  return rooms.flatMap((room) =>
    room.products
      .filter(({ id }) => missing.has(id))
      .map(({ id, quantity }) => texts.documents.remarks.missingProduct(id, quantity)),
  );
};

/** Lines for a shop or an order file: quantity still to order above zero, and not discontinued. */
export const openLines = ({ lines }: Pick<PurchaseOrder, 'lines'>): readonly OrderLine[] =>
  lines.flatMap(({ article: { symbol, name, price }, toOrder, discontinued }) =>
    toOrder === 0 || discontinued ? [] : [{ symbol, name, price, quantity: toOrder }],
  );

/** The purchase order of a project for PDF, workbook and machine-readable files. */
export type PurchaseOrderDocument = {
  readonly kind: 'order';
  readonly heading: DocumentHeading;
  /** Articles that the project needs or that have annotations, by kind and then in the order of first use. */
  readonly lines: readonly PurchaseOrderDocumentLine[];
  /** Warnings before ordering: items that cannot be ordered, are discontinued, or have no price. */
  readonly remarks: readonly string[];
  /** Total of the quantities still to order. Articles without a price count as zero. */
  readonly total: MinorUnits;
};

/** Builds the content of a purchase order document. */
export const purchaseOrderDocument = async (
  project: StoredProject,
  storedOrder: StoredOrder,
  context: DocumentContext,
): Promise<PurchaseOrderDocument> => {
  const { lines, remarks } = await buildPurchaseOrder(project, storedOrder, context);
  return {
    kind: 'order',
    heading: documentHeading(context, project, context.texts.documents.order),
    lines: lines
      .map((line) => ({
        ...line,
        pack: storedOrder.terms.wholePacks ? line.pack : null,
        quantity: line.toOrder,
      }))
      .toSorted((one, other) => articleKinds.indexOf(one.kind) - articleKinds.indexOf(other.kind)),
    remarks: [...remarks, ...lines.flatMap((line) => priceRemarks(line, context.texts))],
    total: totalOf(openLines({ lines })),
  };
};

/** `quantity` is the quantity still to order. `pack` is also null if the order ignores pack sizes. */
export type PurchaseOrderDocumentLine = PurchaseOrderLine & { readonly quantity: number };

const priceRemarks = (
  { article, discontinued, need }: PurchaseOrderLine,
  { documents }: DocumentContext['texts'],
): readonly string[] => {
  if (need === 0 || discontinued || article.price !== null) return [];
  return [`${article.symbol} ${article.name}: ${documents.noPrice}`];
};
