import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { type ModuleFunction, nearestColour } from '@ramka/domain/substitutes';
import { type Dictionary, searchKey } from '@ramka/domain/search';
import { chooseLine } from '@ramka/domain/set/frames';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { emptySet, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import type { Loss, SetChange } from '@ramka/domain/set/set-change';
import { mentionsIp44, hasSeal, type SealProblem, sealProblems } from '@ramka/domain/set/seal';
import {
  fillFromQuickEntry,
  findLineName,
  parseQuickEntry,
  quickEntryItemFor,
  type QuickEntryContext,
  type QuickEntryPart,
  type QuickEntryItem,
} from '@ramka/domain/quick-entry';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { functionsQuery } from '../../project/catalogue.ts';
import { type EditorCatalogue, withModules } from '../../project/editor-catalogue.ts';
import { useSeriesModules } from '../../project/series-modules.ts';
import { colourOfFrame, type Draft, firstColour } from '../editing/draft.ts';

/** Input of the quick entry. */
export type TypedInput = {
  readonly start: Draft;
  readonly lineId: number | null;
  readonly text: string;
  /** The chosen function for ambiguous text, by that text. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly splitting: boolean;
};

/** A part of the typed text, and the item that the line has for it. */
export type ReadPart = {
  readonly part: QuickEntryPart;
  readonly item: QuickEntryItem | undefined;
  /** Whether the line has no such item; false until this is known. */
  readonly lacking: boolean;
};

/** The sets built from the typed text. */
export type TypedSets = {
  readonly parts: readonly ReadPart[];
  readonly functions: readonly ModuleFunction[];
  readonly sets: readonly ProductSet[];
  /** Losses of the set that is being filled. */
  readonly losses: readonly Loss[];
  /** The number of items if they exceed the capacity of one set; 0 otherwise. */
  readonly tooMany: number;
  readonly most: number;
  /** Why a set is not sealed although IP44 was requested; undefined if there is no such set. */
  readonly unsealed: SealProblem | undefined;
  readonly refusal: 'nothing' | 'noLine' | 'loading' | 'unknown' | 'notInLine' | 'tooMany' | 'noFrame' | undefined;
  readonly catalogue: EditorCatalogue;
};

/** Extends the dictionary by further names of functions. */
export type ExtendDictionary = (dictionary: Dictionary, functions: readonly ModuleFunction[]) => Dictionary;

const asItIs: ExtendDictionary = (dictionary) => dictionary;

/** Parses the text and builds sets from it. `extend` is a constant function. */
export const useTypedSet = (input: TypedInput, catalogue: EditorCatalogue, extend = asItIs): TypedSets => {
  const line = catalogue.findLine(input.lineId);
  const { modules, pending } = useSeriesModules(line);
  const { data } = useQuery(functionsQuery);
  const fullCatalogue = useMemo(() => {
    const own = new Map(modules.map((module) => [module.id, module]));
    return { ...withModules(catalogue, own), findModule: (id: number) => own.get(id) ?? catalogue.findModule(id) };
  }, [catalogue, modules]);
  const functions = data?.functions ?? noFunctions;
  const bySymbol = useMemo(() => cardsBySymbol(modules), [modules]);
  const parts = useMemo(
    () =>
      data
        ? parseQuickEntry(withoutLineName(input, catalogue), {
            dictionary: extend(data.dictionary, data.functions),
            findBySymbol: (symbol) => bySymbol.get(searchKey(symbol)),
          })
        : [],
    [data, input, catalogue, bySymbol, extend],
  );
  const base = { functions, catalogue: fullCatalogue };
  if (!line || !data || pending) {
    const unresolved = parts.map((part) => ({ part, item: undefined, lacking: false }));
    const refusal = line ? 'loading' : 'noLine';
    return { ...base, parts: unresolved, sets: [], losses: [], tooMany: 0, most: 0, unsealed: undefined, refusal };
  }
  return {
    ...base,
    ...builtSets(input, parts, lineOf(input, line, modules, { ...fullCatalogue, allFunctions: functions })),
  };
};

/** Replaces the name of the chosen line by a separator of equal length, so that the positions of the parts stay. */
const withoutLineName = ({ text, lineId }: TypedInput, { allLines }: EditorCatalogue): string => {
  const named = findLineName(text, allLines);
  if (named === undefined || named.lineId !== lineId) return text;
  return `${text.slice(0, named.start)}${','.padEnd(named.end - named.start)}${text.slice(named.end)}`;
};

const noFunctions: readonly ModuleFunction[] = [];

const cardsBySymbol = (modules: readonly Module[]): ReadonlyMap<string, ModuleCard> =>
  new Map(
    modules.flatMap((module) =>
      module.visibleComponents.flatMap((id) => {
        const visiblePart = module.components[id];
        return visiblePart ? [[searchKey(visiblePart.symbol), { module, visiblePart }] as const] : [];
      }),
    ),
  );

const lineOf = (
  { start }: TypedInput,
  line: FrameLine,
  modules: readonly Module[],
  assortment: EditorCatalogue & QuickEntryContext['assortment'],
): QuickEntryContext => {
  const own = start.lineId === line.id;
  const colours = assortment.listColours(line);
  const ofFrame = own ? undefined : colourOfFrame(start, assortment);
  const colour = ofFrame && nearestColour(ofFrame, colours);
  return {
    line,
    frames: assortment.listFrames(line),
    modules,
    colours,
    colourId: own ? start.colourId : (colour?.id ?? firstColour(line, assortment)),
    finishId: start.defaultFrame?.finishId ?? null,
    subcategoryId: start.defaultFrame?.subcategoryId ?? null,
    assortment,
  };
};

const builtSets = (
  { start, chosen, splitting }: TypedInput,
  parts: readonly QuickEntryPart[],
  typedLine: QuickEntryContext,
): Omit<TypedSets, 'functions' | 'catalogue'> => {
  const read = parts.map((part) => {
    const item = itemOf(part, chosen, typedLine);
    return { part, item, lacking: item === undefined };
  });
  const { set, losses } = startIn(typedLine.line, start);
  const most = typedLine.line.maxSlots;
  const free = most - placedModules(set).length - Object.keys(set.controllers).length;
  const count = read.reduce((sum, { part, item }) => sum + (item ? part.count : 0), 0);
  const tooMany = count > free ? count : 0;
  const isTooLong = tooMany > 0 && !(splitting && isDivisible({ tooMany, most }));
  const items = isTooLong
    ? []
    : read.flatMap(({ part: { count }, item }) => (item ? Array.from({ length: count }, () => item) : []));
  const groups = tooMany > 0 ? chunks(items, free, most) : [items];
  const filled = groups.map((group, index) => fillFromQuickEntry(index === 0 ? set : emptySet, group, typedLine));
  const built = items.length === 0 ? [] : filled.flatMap((one) => one ?? []);
  const refusal = refusalOf(read, { count, tooMany: isTooLong, lacks: built.length < filled.length });
  return {
    parts: read,
    sets: built.map((one) => one.set),
    losses: built.length === 0 ? [] : [...losses, ...built.flatMap((one) => one.losses)],
    tooMany,
    most,
    unsealed: built.length === 0 ? undefined : unsealedOf(filled, groups, typedLine),
    refusal,
  };
};

/** Upper limit of sets; more are assumed to be a typing mistake. */
const MAX_SETS = 20;

/** Whether items that exceed one set can be split into several. */
export const isDivisible = ({ tooMany, most }: Pick<TypedSets, 'tooMany' | 'most'>): boolean =>
  tooMany <= MAX_SETS * most;

/** Returns the set that is filled: the draft's set, or in another line an empty set with its name. */
const startIn = (line: FrameLine, start: Draft): SetChange => {
  if (start.lineId === line.id) return { set: start.set, losses: [] };
  const { set, losses } = chooseLine(start.set, null, line);
  return { set, losses: losses.filter(({ kind }) => kind !== 'frame') };
};

/**
 * Returns the reason of the first unsealed set. The last problem is taken because it concerns a module; a problem of
 * the frame would have led to another frame.
 */
const unsealedOf = (
  filled: readonly (SetChange | undefined)[],
  groups: readonly (readonly QuickEntryItem[])[],
  { assortment }: QuickEntryContext,
): SealProblem | undefined => {
  const open = filled.find(
    (change, at) => change && groups[at]?.some(({ sealed }) => sealed) && !hasSeal(change.set, assortment),
  );
  return open && sealProblems(open.set, assortment).at(-1);
};

const chunks = (
  items: readonly QuickEntryItem[],
  first: number,
  most: number,
): readonly (readonly QuickEntryItem[])[] => {
  const rest = items.slice(Math.max(0, first));
  const others = Array.from({ length: Math.ceil(rest.length / most) }, (_, at) =>
    rest.slice(at * most, (at + 1) * most),
  );
  return first > 0 ? [items.slice(0, first), ...others] : others;
};

const itemOf = (
  { words, meaning, sealed: isSetSealed }: QuickEntryPart,
  chosen: TypedInput['chosen'],
  typedLine: QuickEntryContext,
): QuickEntryItem | undefined => {
  if (meaning.kind === 'unknown') return undefined;
  const sealed = isSetSealed || mentionsIp44(words);
  if (meaning.kind === 'card') return { functionId: null, loses: null, sealed, content: { card: meaning.card } };
  const functionIds = chosen[words] === undefined ? meaning.functionIds : [chosen[words]];
  const item = quickEntryItemFor(functionIds, typedLine);
  const requested = typedLine.assortment.allFunctions.find(({ id }) => id === functionIds[0]);
  return item && { ...item, sealed: sealed || mentionsIp44(requested?.name ?? '') };
};

const refusalOf = (
  parts: readonly ReadPart[],
  { count, tooMany, lacks }: { readonly count: number; readonly tooMany: boolean; readonly lacks: boolean },
): TypedSets['refusal'] => {
  if (parts.some(({ part }) => part.meaning.kind === 'unknown')) return 'unknown';
  if (parts.some(({ item }) => item === undefined)) return 'notInLine';
  if (count === 0) return 'nothing';
  if (tooMany) return 'tooMany';
  return lacks ? 'noFrame' : undefined;
};
