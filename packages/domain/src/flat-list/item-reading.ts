import type { QuickEntryPart } from '../quick-entry.ts';
import type { ListedBox, ListedLook, ListedPart, ListedSet, NearReading, NotUnderstood } from './flat-list.ts';
import { namesLook, noLook } from './modifiers.ts';

/** A symbol in a text, with the number of its pieces. */
export type CountedSymbol = { readonly symbol: string; readonly count: number };

/** A set by its parts. */
export type SetReading = Pick<ListedSet, 'parts' | 'alternative'>;

/** The reading of the text of one item. */
export type ItemReading = {
  /** The sets that the words describe: several if a text with groups is too long for one frame. */
  readonly sets: readonly SetReading[];
  readonly symbols: readonly CountedSymbol[];
  readonly look: ListedLook;
  readonly box: ListedBox | null;
  readonly ip44: boolean;
  readonly note: string;
  /** Null if the text states none. */
  readonly quantity: number | null;
  readonly problem: NotUnderstood | null;
};

/** Reads the text of one item. In a cell, a number at the end counts parts if the row has a quantity of its own. */
export type ReadItem = (text: string, options?: { readonly hasQuantity?: boolean }) => ItemReading;

export const emptyItem: ItemReading = {
  sets: [],
  symbols: [],
  look: noLook,
  box: null,
  ip44: false,
  note: '',
  quantity: null,
  problem: null,
};

/** Whether a text only describes an item: a look, a box, IP44. */
export const readsNothing = ({ sets, symbols, problem }: ItemReading): boolean =>
  sets.length === 0 && symbols.length === 0 && problem === null;

/** Whether a text only names a finish or a line of frames: "(białe)". */
export const isOnlyLook = (read: ItemReading): boolean =>
  readsNothing(read) &&
  read.note === '' &&
  read.quantity === null &&
  read.box === null &&
  !read.ip44 &&
  read.look.slots === null &&
  namesLook(read.look);

export const problemOf = (reason: NotUnderstood['reason'], words: readonly string[]): NotUnderstood => ({
  kind: 'not-understood',
  reason,
  words,
  nearest: [],
});

/** An item without its sets, and why it has none. */
export const withProblem = (
  item: ItemReading,
  reason: NotUnderstood['reason'],
  words: readonly string[],
): ItemReading => ({ ...item, sets: [], problem: problemOf(reason, words) });

/** Most readings that are proposed for words or symbols without a meaning. */
export const MAX_NEAREST = 4;

export const nearestFunctions = (functionIds: readonly string[]): readonly NearReading[] =>
  [...new Set(functionIds)].slice(0, MAX_NEAREST).map((functionId) => ({ kind: 'function', functionId }));

export const functionIdsOf = (meaning: ListedPart['meaning']): readonly string[] =>
  meaning.kind === 'functions' ? meaning.functionIds : [];

/** An item that is left because its words may be one or several of these readings. */
export const leftBetween = (item: ItemReading, words: string, readings: readonly ItemReading[]): ItemReading => {
  const parts = readings.flatMap(({ sets }) => sets).flatMap((set) => set.parts);
  const nearest = nearestFunctions(meantFunctions(parts));
  return { ...item, sets: [], problem: { ...problemOf('unknown-words', [words]), nearest } };
};

/** Whether an item is one of those that more general words mean: "rolety - przycisk żaluzjowy". */
export const isOneOf = ({ sets: [item] }: ItemReading, { sets: [general] }: ItemReading): boolean => {
  const [meant, possible] = [item?.parts[0]?.meaning, general?.parts[0]?.meaning];
  if (meant?.kind !== 'functions' || possible?.kind !== 'functions') return false;
  return possible.functionIds.includes(meant.functionIds[0] ?? '');
};

/** The functions that parts mean, without the alternatives. */
export const meantFunctions = (parts: readonly ListedPart[]): readonly string[] =>
  parts.flatMap(({ meaning }) => functionIdsOf(meaning).slice(0, 1));

export const listedPart = ({ words, count, meaning }: QuickEntryPart): ListedPart => ({
  words,
  count,
  meaning: { kind: 'functions', functionIds: meaning.kind === 'functions' ? meaning.functionIds : [] },
});

/** Joins notes by semicolons, without empty ones. */
export const joinNotes = (notes: readonly (string | undefined)[]): string => notes.filter(Boolean).join('; ');

export const sumOf = (parts: readonly ListedPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);
