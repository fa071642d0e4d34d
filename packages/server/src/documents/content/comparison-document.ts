import type { MinorUnits } from '@ramka/domain/money';
import { wallOfRoom } from '@ramka/domain/wall';
import { sumsOfProject } from '../../project/project-sums.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import {
  type ComparedPair,
  type ComparedProjects,
  type ComparedSet,
  compareProjects,
  slotDifferences,
} from '../../variants/compare-projects.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { buildDocumentSets, type DocumentSet, type SetEntry } from './document-set.ts';

export type PricePair = { readonly before: MinorUnits; readonly after: MinorUnits };

/** A project and its variant compared room by room. */
export type ComparisonDocument = {
  readonly kind: 'comparison';
  readonly heading: DocumentHeading;
  /** The names of the project and its variant. */
  readonly names: { readonly before: string; readonly after: string };
  readonly rooms: readonly ComparedDocumentRoom[];
  /** Totals of the e-catalogue products. */
  readonly catalogueProducts: PricePair;
  readonly total: PricePair;
};

export type ComparedDocumentRoom = {
  readonly name: string;
  /** The wall behind its sets, as stored; null for the default. */
  readonly wall: string | null;
  readonly pairs: readonly DocumentPair[];
  /** Total of the room's single products. */
  readonly products: PricePair;
  readonly total: PricePair;
};

/** A set and its counterpart in the variant; null if there is no counterpart. */
export type DocumentPair = {
  readonly before: SetEntry | null;
  readonly after: SetEntry | null;
  readonly isSame: boolean;
  /** Slots whose functions differ. */
  readonly slots: ReturnType<typeof slotDifferences>;
};

/** Builds the content of a comparison document. */
export const comparisonDocument = async (
  compared: ComparedProjects,
  context: DocumentContext,
): Promise<ComparisonDocument> => {
  const { before, after } = compared;
  const [beforeSets, afterSets] = [await documentSetsOf(before, context), await documentSetsOf(after, context)];
  const sums = { before: sumsOf(before, beforeSets, context), after: sumsOf(after, afterSets, context) };
  const rooms = [...compareProjects(compared)].map(({ id, name, pairs }): ComparedDocumentRoom => {
    const total = { before: sums.before.rooms.get(id) ?? 0, after: sums.after.rooms.get(id) ?? 0 };
    const described = pairs.map((pair) => pairOf(pair, beforeSets, afterSets, context));
    const wall = wallOfRoom(before, id);
    return { name, wall, pairs: described, products: subtract(total, described.map(pricesOf)), total };
  });
  const total = { before: sums.before.total, after: sums.after.total };
  return {
    kind: 'comparison',
    heading: documentHeading(context, before, context.texts.documents.comparison, after.name),
    names: { before: before.name, after: after.name },
    rooms,
    catalogueProducts: subtract(
      total,
      rooms.map((room) => room.total),
    ),
    total,
  };
};

type SetsById = ReadonlyMap<number, DocumentSet>;

const documentSetsOf = async (project: StoredProject, context: DocumentContext): Promise<SetsById> => {
  const sets = await buildDocumentSets(project.sets, context);
  return new Map(sets.map((set) => [set.id, set]));
};

const sumsOf = (project: StoredProject, described: SetsById, { assortment }: DocumentContext) =>
  sumsOfProject(project, assortment, (setId) => described.get(setId)?.price ?? 0);

const pairOf = (
  pair: ComparedPair,
  beforeSets: SetsById,
  afterSets: SetsById,
  { assortment }: DocumentContext,
): DocumentPair => ({
  before: entryOf(pair.before, beforeSets),
  after: entryOf(pair.after, afterSets),
  isSame:
    pair.before?.stored.document === pair.after?.stored.document && pair.before?.quantity === pair.after?.quantity,
  slots: slotDifferences(pair, assortment),
});

const entryOf = (compared: ComparedSet | undefined, described: SetsById): SetEntry | null => {
  const set = compared && described.get(compared.stored.id);
  return set ? { set, quantity: compared.quantity } : null;
};

/** The total of each set of a pair: price times quantity. */
export const pricesOf = ({ before, after }: Pick<DocumentPair, 'before' | 'after'>): PricePair => ({
  before: before ? before.quantity * before.set.price : 0,
  after: after ? after.quantity * after.set.price : 0,
});

/** Subtracts the parts from both sums. */
const subtract = (sum: PricePair, parts: readonly PricePair[]): PricePair =>
  parts.reduce(
    (remaining, part) => ({ before: remaining.before - part.before, after: remaining.after - part.after }),
    sum,
  );
