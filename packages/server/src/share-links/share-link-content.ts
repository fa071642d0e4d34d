import { billTotal } from '@ramka/domain/bill';
import { type Slot, slotsOfFrame } from '@ramka/domain/catalogue';
import type { Drawing } from '@ramka/domain/drawing';
import type { MinorUnits } from '@ramka/domain/money';
import { type FramedSet, frameOfSet, placedModules } from '@ramka/domain/set/product-set';
import { hasSeal } from '@ramka/domain/set/seal';
import { wallOfRoom } from '@ramka/domain/wall';
import { mapCooperatively } from '../async/concurrency.ts';
import type { DocumentLine } from '../documents/content/articles.ts';
import type { DocumentContext } from '../documents/content/document-context.ts';
import { buildDocumentSet, namesOfStoredSets } from '../documents/content/document-set.ts';
import { type DocumentPoint, pointsKey } from '../documents/content/points.ts';
import { roomEntries } from '../documents/content/project-document.ts';
import { type ProjectSums, sumsOfProject } from '../project/project-sums.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { productSetOf } from '../project/set-contents.ts';
import type { StoredSet } from '../project/sets/sets.store.ts';
import {
  type ComparedProjects,
  type ComparedRoom,
  type ComparedSet,
  compareProjects,
  contentOf,
} from '../variants/compare-projects.ts';

/** A project with the variants that the share link shows. */
export type SharedProject = { readonly project: StoredProject; readonly variants: readonly StoredProject[] };

/** The content of a share link in one language. Prices are null if the link hides them. */
export type ShareLinkContent = {
  readonly projectName: string;
  /** The wall behind sets outside of rooms; null for the default. */
  readonly wall: string | null;
  readonly rooms: readonly SharedRoom[];
  readonly products: readonly SharedProduct[];
  readonly total: MinorUnits | null;
  /** Whether the total lacks products whose price is on request. */
  readonly hasOpenPrices: boolean;
  readonly variants: readonly SharedVariant[];
};

export type SharedRoom = {
  readonly name: string;
  readonly wall: string | null;
  readonly sets: readonly SharedEntry[];
  readonly products: readonly SharedProduct[];
  readonly remarks: readonly string[];
  readonly total: MinorUnits | null;
};

/** A set and its quantity in a room. */
export type SharedEntry = {
  readonly set: SharedSet;
  readonly quantity: number;
  /** The labelled pieces, on links for the installer. */
  readonly points?: readonly DocumentPoint[];
};

export type SharedSet = {
  readonly id: number;
  readonly name: string;
  /** Frame line, finish and colours of the modules: "Simon 54 Premium · oak · black". */
  readonly appearance: readonly string[];
  /** Functions from left to right. Equal neighbours are counted. */
  readonly functions: readonly { readonly name: string; readonly count: number }[];
  readonly isSplashProof: boolean;
  readonly drawing: Drawing | null;
  readonly remarks: readonly string[];
  readonly price: MinorUnits | null;
};

/** A single product or an e-catalogue product. */
export type SharedProduct = {
  readonly name: string;
  readonly symbol: string;
  readonly quantity: number;
  /** File name in the catalogue; null if there is no picture. */
  readonly picture: string | null;
  /** Price of one piece; null if prices are hidden. */
  readonly price: MinorUnits | 'on-request' | null;
};

/** A set of the project and its counterpart in a variant; null if there is no counterpart. */
export type SharedPair = {
  readonly rooms: readonly string[];
  /** The wall of its rooms, or that of the project if they differ; null for the default. */
  readonly wall: string | null;
  readonly before: SharedEntry | null;
  readonly after: SharedEntry | null;
};

/** The differences of a variant. */
export type SharedVariant = {
  readonly name: string;
  readonly total: { readonly before: MinorUnits; readonly after: MinorUnits } | null;
  /** Pairs of sets that differ; equal pairs of several rooms are merged. */
  readonly pairs: readonly SharedPair[];
  /** Number of pairs without differences. */
  readonly same: number;
};

/** Builds the content of a share link. */
export const buildShareLinkContent = async (
  { project, variants }: SharedProject,
  prices: boolean,
  context: DocumentContext,
): Promise<ShareLinkContent> => {
  const describe = setDescriber(prices, context);
  const own = await buildSharedSets(project, describe, context);
  const rooms = project.rooms.map((room): SharedRoom => {
    const { products, remarks } = roomEntries(room, new Map(), context);
    return {
      name: room.name,
      wall: wallOfRoom(project, room.id),
      sets: room.sets.flatMap(({ id, quantity }) => {
        const entry = entryOf(own.sets.get(id), quantity);
        const points = context.points?.get(pointsKey(room.id, id));
        return entry === null ? [] : [{ ...entry, ...(points && { points }) }];
      }),
      products: products.map((line) => productOf(line, prices)),
      remarks,
      total: prices ? (own.sums.rooms.get(room.id) ?? 0) : null,
    };
  });
  const selected = project.ecatalogItems.map((selection) => ({
    article: context.articles.ecatalogItem(selection),
    quantity: selection.quantity,
  }));
  const sharedVariants: SharedVariant[] = [];
  for (const variant of variants)
    sharedVariants.push(
      await buildSharedVariant({ before: project, after: variant }, own, { describe, prices, context }),
    );
  return {
    projectName: project.name,
    wall: project.wall,
    rooms,
    products: selected.map((line) => productOf(line, prices)),
    total: prices ? own.sums.total : null,
    hasOpenPrices: prices && (own.hasOpenPrices || selected.some(isOpen)),
    variants: sharedVariants,
  };
};

/** The differences of a variant from the project, whose sets are `own`. */
const buildSharedVariant = async (
  { before, after }: ComparedProjects,
  own: SharedSets,
  { describe, prices, context }: { describe: SetDescriber; prices: boolean; context: DocumentContext },
): Promise<SharedVariant> => {
  const other = await buildSharedSets(after, describe, context);
  let same = 0;
  const differing = await mapCooperatively(compareProjects({ before, after }), ({ id, name, pairs }) => {
    const different = pairs.filter((pair) => !isSame(pair));
    same += pairs.length - different.length;
    return different.map((pair) => ({
      rooms: [name],
      wall: wallOfRoom(before, id),
      before: comparedEntry(pair.before, own),
      after: comparedEntry(pair.after, other),
    }));
  });
  return {
    name: after.name,
    total: prices ? { before: own.sums.total, after: other.sums.total } : null,
    pairs: merged(differing.flat(), before.wall),
    same,
  };
};

/** Merges equal pairs of several rooms, and adds their quantities. */
const merged = (pairs: readonly SharedPair[], projectWall: string | null): readonly SharedPair[] => {
  const found = new Map<string, SharedPair>();
  for (const pair of pairs) {
    const key = `${pair.before?.set.id} ${pair.after?.set.id}`;
    const earlier = found.get(key);
    const both = earlier && {
      rooms: [...earlier.rooms, ...pair.rooms],
      wall: earlier.wall === pair.wall ? pair.wall : projectWall,
      before: addQuantities(earlier.before, pair.before),
      after: addQuantities(earlier.after, pair.after),
    };
    found.set(key, both ?? pair);
  }
  return [...found.values()];
};

const addQuantities = (entry: SharedEntry | null, other: SharedEntry | null): SharedEntry | null =>
  entry && { ...entry, quantity: entry.quantity + (other?.quantity ?? 0) };

type SharedSets = {
  readonly sets: ReadonlyMap<number, SharedSet>;
  readonly sums: ProjectSums;
  readonly hasOpenPrices: boolean;
};

/** The sets in the rooms of a project, and the project's total. */
const buildSharedSets = async (
  project: StoredProject,
  describe: SetDescriber,
  context: DocumentContext,
): Promise<SharedSets> => {
  const used = new Set(project.rooms.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const inRooms = project.sets.filter(({ id }) => used.has(id));
  const names = await namesOfStoredSets(project.sets, context);
  const all = await mapCooperatively(inRooms, (stored) => {
    const { set, ...bill } = describe(stored);
    // A drawing belongs to one set: pages address its picture by the set's id.
    const drawing = set.drawing && { ...set.drawing };
    return { ...bill, set: { ...set, id: stored.id, name: names.get(stored.id) ?? stored.name, drawing } };
  });
  const costs = new Map(all.map(({ set, cost }) => [set.id, cost]));
  return {
    sets: new Map(all.map(({ set }) => [set.id, set])),
    sums: sumsOfProject(project, context.assortment, (id) => costs.get(id) ?? 0),
    hasOpenPrices:
      all.some(({ open }) => open) ||
      project.rooms.some((room) => roomEntries(room, new Map(), context).products.some(isOpen)),
  };
};

/** A set without what distinguishes it from sets with the same contents. */
type DescribedSet = {
  readonly set: Omit<SharedSet, 'id' | 'name'>;
  readonly cost: MinorUnits;
  readonly open: boolean;
};

type SetDescriber = (stored: StoredSet) => DescribedSet;

/** Creates a function that describes equal contents once, because variants have most of their sets in common. */
const setDescriber = (prices: boolean, context: DocumentContext): SetDescriber => {
  const byContents = new Map<string, DescribedSet>();
  return (stored) => {
    const described = byContents.get(stored.document) ?? describeStoredSet(stored, prices, context);
    byContents.set(stored.document, described);
    return described;
  };
};

const describeStoredSet = (stored: StoredSet, prices: boolean, context: DocumentContext): DescribedSet => {
  const { lineName, drawing, remarks, lines } = buildDocumentSet(stored, context);
  const set = productSetOf(stored);
  const cost = billTotal(lines);
  return {
    set: {
      appearance: appearanceOf(set, lineName, context),
      functions: functionsOf(set, context),
      isSplashProof: hasSeal(set, context.assortment),
      drawing,
      remarks,
      price: prices ? cost : null,
    },
    cost,
    open: lines.some(isOpen),
  };
};

const isOpen = ({ article }: DocumentLine): boolean => article.price === null;

const appearanceOf = (set: FramedSet, lineName: string | null, { assortment }: DocumentContext): readonly string[] => {
  const frame = frameOfSet(set, assortment);
  const finish = assortment.findFinish(frame?.finishId ?? '')?.name;
  const colours = frame ? assortment.listColours(frame.seriesTag) : [];
  const inside = placedModules(set).flatMap(({ choice }) => {
    const part = assortment.findModule(choice.moduleId)?.components[choice.visibleComponentId];
    return colours.find(({ id }) => id === part?.colourId)?.name ?? [];
  });
  return [...new Set([lineName, finish, ...inside].filter((word) => word !== null && word !== undefined))];
};

const functionsOf = (set: FramedSet, { assortment }: DocumentContext): SharedSet['functions'] => {
  const frame = frameOfSet(set, assortment);
  const names = (frame ? slotsOfFrame(frame) : []).flatMap(
    (slot: Slot) => contentOf(set, slot, assortment)?.name ?? [],
  );
  const counted: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = counted.at(-1);
    if (last?.name === name) last.count += 1;
    else counted.push({ name, count: 1 });
  }
  return counted;
};

const productOf = ({ article, quantity }: DocumentLine, prices: boolean): SharedProduct => ({
  name: article.name,
  symbol: article.symbol,
  quantity,
  picture: article.picture,
  price: prices ? (article.price ?? 'on-request') : null,
});

const entryOf = (set: SharedSet | undefined, quantity: number): SharedEntry | null => (set ? { set, quantity } : null);

const comparedEntry = (compared: ComparedSet | undefined, { sets }: SharedSets): SharedEntry | null =>
  compared ? entryOf(sets.get(compared.stored.id), compared.quantity) : null;

const isSame = ({ before, after }: ComparedRoom['pairs'][number]): boolean =>
  before !== undefined && before.stored.document === after?.stored.document && before.quantity === after.quantity;
