import {
  allSlots,
  type Component,
  type ComponentGroup,
  controllerSlots,
  type Frame,
  moduleSlots,
} from '../catalogue.ts';
import { searchKey } from '../search.ts';
import type { ModuleCard } from '../set/modules.ts';
import { groupCandidates, normaliseOptions } from '../set/options.ts';
import type { GroupChoice } from '../set/product-set.ts';
import type { FlatListContext, ListedPart, ListedSet, RowReading } from './flat-list.ts';
import type { FlatListIndex } from './flat-list-index.ts';
import { noLook } from './modifiers.ts';
import { type CountedSymbol, functionIdsOf, problemOf, sumOf } from './item-reading.ts';

/** The reading of symbols, with its quantity. */
export type MatchedRow<Product> = { readonly reading: RowReading<Product>; readonly quantity: number };

/** The sign for an empty slot among the symbols of a set. */
export const EMPTY_SLOT = '–';

/** The symbols of a row, and the meaning of the words beside them. */
export type SymbolRow = Pick<ListedSet, 'look' | 'ip44' | 'box'> & {
  readonly symbols: readonly CountedSymbol[];
  /** The parts that the words describe; they decide between modules with the same symbols. */
  readonly described: readonly ListedPart[];
  /** The row names a frame in words, so that the symbols are those of its modules. */
  readonly hasFrame: boolean;
};

/** The set that the symbols of one row order together, or else the products that they order one by one. */
export const matchSymbols = <Product>(
  { symbols, described, hasFrame, look, ip44, box }: SymbolRow,
  { index, findProduct }: Pick<FlatListContext<Product>, 'index' | 'findProduct'>,
): readonly MatchedRow<Product>[] => {
  const set = setOfSymbols(symbols, index, described);
  if (set) {
    const { parts, frame, quantity } = set;
    const reading = {
      kind: 'set',
      parts,
      alternative: null,
      look: { ...noLook, frameId: frame.id },
      ip44,
      box,
    } as const;
    return [{ reading, quantity }];
  }
  const parts = hasFrame ? partsInOrder(symbols, index, described) : undefined;
  if (parts && parts.length > 0)
    return [{ reading: { kind: 'set', parts, alternative: null, look, ip44, box }, quantity: 1 }];
  const found = symbols.flatMap(({ symbol, count }) => {
    const product = findProduct(symbol);
    return product === undefined ? [] : [{ reading: { kind: 'product', symbol, product } as const, quantity: count }];
  });
  if (found.length === symbols.length) return found;
  const names = symbols.map(({ symbol }) => symbol);
  return [{ reading: problemOf('unclear-symbols', names), quantity: 1 }];
};

/** A frame with parts that fill it, and the number of such sets. */
export type SymbolSet = { readonly frame: Frame; readonly parts: readonly ListedPart[]; readonly quantity: number };

/**
 * The only set that these symbols can be: one frame, and modules and controllers for all of its slots. Undefined if they
 * are no set, or if several are possible that the functions of `described` do not decide between.
 */
export const setOfSymbols = (
  symbols: readonly CountedSymbol[],
  index: FlatListIndex,
  described: readonly ListedPart[] = [],
): SymbolSet | undefined => {
  const frames = symbols.flatMap(({ symbol, count }) =>
    index
      .usesOf(symbol)
      .flatMap((use) => (use.kind === 'frame' ? [{ frame: use.frame, symbol, quantity: count }] : [])),
  );
  const [found] = frames;
  if (!found || frames.length > 1) return undefined;
  const { frame, quantity } = found;
  const others = symbols
    .filter(({ symbol }) => symbol !== found.symbol)
    .map(({ symbol, count }) => ({ symbol, count: count / quantity }));
  if (others.some(({ count }) => !Number.isInteger(count))) return undefined;
  const parts = partsInOrder(others, index, described) ?? partsInAnyOrder(others, index);
  const countOf = (isController: boolean): number =>
    sumOf((parts ?? []).filter(({ meaning }) => (meaning.kind === 'controller') === isController));
  const isFull = countOf(false) === moduleSlots(frame).length && countOf(true) === controllerSlots(frame).length;
  return parts && isFull ? { frame, parts, quantity } : undefined;
};

/** A visible part and the components that follow it. */
type SymbolGroup = { readonly symbol: CountedSymbol; readonly components: readonly CountedSymbol[] };

/** The parts of symbols in the order of the slots, with the components behind each visible part. */
const partsInOrder = (
  symbols: readonly CountedSymbol[],
  index: FlatListIndex,
  described: readonly ListedPart[],
): readonly ListedPart[] | undefined => {
  const groups: { readonly symbol: CountedSymbol; readonly components: CountedSymbol[] }[] = [];
  for (const symbol of symbols) {
    const uses = index.usesOf(symbol.symbol);
    const isStart = symbol.symbol === EMPTY_SLOT || uses.some(({ kind }) => kind !== 'component');
    const last = groups.at(-1);
    if (isStart) groups.push({ symbol, components: [] });
    else if (last) last.components.push(symbol);
    else return undefined;
  }
  const functions = described.flatMap(({ count, meaning }) =>
    Array.from({ length: count }, () => functionIdsOf(meaning)),
  );
  const isDescribed = functions.length === groups.reduce((sum, { symbol }) => sum + symbol.count, 0);
  let slot = 0;
  const parts = groups.flatMap((group) => {
    const part = partOfGroup(group, index, (isDescribed ? functions[slot] : undefined) ?? []);
    slot += group.symbol.count;
    return part ?? [];
  });
  return parts.length === groups.length ? parts : undefined;
};

const partOfGroup = (
  { symbol: { symbol, count }, components }: SymbolGroup,
  index: FlatListIndex,
  functionIds: readonly string[],
): ListedPart | undefined => {
  const words = [symbol, ...components.map((component) => component.symbol)].join('+');
  if (symbol === EMPTY_SLOT) return { words, count, meaning: { kind: 'empty-slot' } };
  const uses = index.usesOf(symbol);
  const controller = uses.find((use) => use.kind === 'controller');
  if (controller) {
    const meaning = { kind: 'controller', controllerId: controller.controller.id } as const;
    return components.length === 0 ? { words, count, meaning } : undefined;
  }
  const fitting = uses.flatMap((use) => {
    const options = use.kind === 'visible-part' ? optionsOf(use.card, components, count) : undefined;
    return use.kind === 'visible-part' && options ? [{ card: use.card, ...options }] : [];
  });
  const complete = fitting.filter(({ isComplete }) => isComplete);
  const possible = complete.length > 0 ? complete : fitting;
  const meant = possible.filter(({ card }) => functionIds.some((id) => id === card.module.functionId));
  const [choice, ...others] = meant.length > 0 ? meant : possible;
  if (!choice || others.length > 0) return undefined;
  return { words, count, meaning: { kind: 'module', choice: moduleChoice(choice.card, choice.options) } };
};

const moduleChoice = ({ module, visiblePart }: ModuleCard, options: Options) => ({
  moduleId: module.id,
  colourId: visiblePart.colourId,
  visibleComponentId: visiblePart.id,
  options: normaliseOptions(module, visiblePart.colourId, options),
});

/** The component of a group with this symbol. */
const componentOf = (
  { module, visiblePart }: ModuleCard,
  group: ComponentGroup,
  symbol: string,
): Component | undefined => {
  const key = searchKey(symbol);
  return groupCandidates(module, group, visiblePart.colourId).find((one) => searchKey(one.symbol) === key);
};

const isPossibleQuantity = (group: ComponentGroup, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity > 0 && (group.userDefinedQuantity || quantity === group.quantity);

type Options = Readonly<Record<number, GroupChoice>>;

/** The options of a module with these components. Undefined if one of them belongs to no group. */
const optionsOf = (
  card: ModuleCard,
  components: readonly CountedSymbol[],
  count: number,
): { readonly options: Options; readonly isComplete: boolean } | undefined => {
  const options: Record<number, GroupChoice> = {};
  for (const { symbol, count: pieces } of components) {
    const quantity = pieces / count;
    const group = card.module.groups.find(
      (one) => !(one.id in options) && componentOf(card, one, symbol) && isPossibleQuantity(one, quantity),
    );
    const component = group && componentOf(card, group, symbol);
    if (!component) return undefined;
    options[group.id] = { selectedId: component.id, quantity };
  }
  return { options, isComplete: card.module.groups.every(({ id, required }) => !required || id in options) };
};

type Piece = { readonly card: ModuleCard; readonly options: Options; readonly words: string };

/** The only parts that use up all symbols, whatever their order. */
const partsInAnyOrder = (
  symbols: readonly CountedSymbol[],
  index: FlatListIndex,
): readonly ListedPart[] | undefined => {
  const isVisible = ({ symbol }: CountedSymbol): boolean =>
    index.usesOf(symbol).some(({ kind }) => kind === 'visible-part');
  const visible = symbols.filter(isVisible).flatMap(({ symbol, count }) => Array.from({ length: count }, () => symbol));
  if (visible.length === 0 || visible.length > allSlots.length) return undefined;
  const pool = new Map(symbols.filter((symbol) => !isVisible(symbol)).map(({ symbol, count }) => [symbol, count]));
  const solutions = new Map<string, readonly Piece[]>();
  const place = (at: number, pieces: readonly Piece[]): void => {
    const symbol = visible[at];
    if (solutions.size > 1) return;
    if (symbol === undefined) {
      if ([...pool.values()].every((count) => count === 0)) solutions.set(signatureOf(pieces), pieces);
      return;
    }
    for (const use of index.usesOf(symbol))
      if (use.kind === 'visible-part')
        fill(use.card, 0, {}, [symbol], (options, words) =>
          place(at + 1, [...pieces, { card: use.card, options, words }]),
        );
  };
  const fill = (
    card: ModuleCard,
    at: number,
    options: Options,
    words: readonly string[],
    done: (options: Options, words: string) => void,
  ): void => {
    const group = card.module.groups[at];
    if (!group) {
      done(options, words.join('+'));
      return;
    }
    if (!group.required) fill(card, at + 1, options, words, done);
    for (const [symbol, count] of pool) {
      const component = count >= group.quantity ? componentOf(card, group, symbol) : undefined;
      if (!component) continue;
      pool.set(symbol, count - group.quantity);
      const choice = { selectedId: component.id, quantity: group.quantity };
      fill(card, at + 1, { ...options, [group.id]: choice }, [...words, symbol], done);
      pool.set(symbol, count);
    }
  };
  place(0, []);
  const [solution, ...others] = solutions.values();
  if (!solution || others.length > 0) return undefined;
  return joined(
    solution.map(({ card, options, words }) => ({
      words,
      count: 1,
      meaning: { kind: 'module', choice: moduleChoice(card, options) },
    })),
  );
};

/** Equal for solutions with the same modules in another order. */
const signatureOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ card, words }) => `${card.module.id} ${words}`)
    .toSorted()
    .join('; ');

const joined = (parts: readonly ListedPart[]): readonly ListedPart[] => {
  const all: ListedPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.words === part.words) all[all.length - 1] = { ...last, count: last.count + part.count };
    else all.push(part);
  }
  return all;
};
