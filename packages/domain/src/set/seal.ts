import type { Assortment, Component, ComponentGroup, Module, Slot } from '../catalogue.ts';
import { ok, err, type Result } from '../result.ts';
import { groupCandidates } from './options.ts';
import { frameOfSet, type ModuleChoice, placedModules, type ProductSet } from './product-set.ts';

/** Reasons why a set cannot have the IP44 seal. */
export type SealProblem =
  | { readonly kind: 'no-frame' }
  /** The frame has no seal in the catalogue. */
  | { readonly kind: 'frame-lacks-ip44' }
  | { readonly kind: 'module-disables-ip44'; readonly slot: Slot; readonly moduleId: number };

/**
 * All reasons why a set cannot have the IP44 seal, whether or not the seal is requested (docs/specification.md#s4-51,
 * docs/catalogue-rules.md#d14). The frame's reason comes first, then those of the modules from left to right. Empty if
 * the seal is possible. All other functions use this one.
 */
export const sealProblems = (set: ProductSet, assortment: Assortment): readonly SealProblem[] => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return [{ kind: 'no-frame' }];
  const ofModules = placedModules(set)
    .filter(({ choice }) => assortment.findModule(choice.moduleId)?.disablesIp44)
    .map(({ slot, choice }) => ({ kind: 'module-disables-ip44', slot, moduleId: choice.moduleId }) as const);
  return frame.supportsIp44 ? ofModules : [{ kind: 'frame-lacks-ip44' }, ...ofModules];
};

/** The first reason why a set cannot have the seal, or undefined if it can. */
export const sealProblem = (set: ProductSet, assortment: Assortment): SealProblem | undefined =>
  sealProblems(set, assortment)[0];

/**
 * Whether the seal is requested and possible. Only then it is drawn, ordered and saved (docs/catalogue-rules.md#d14).
 */
export const hasSeal = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment) === undefined;

/**
 * Whether the seal is requested but no longer exists for the frame. It is then reported as missing
 * (docs/readings.md#r22).
 */
export const isSealMissing = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment)?.kind === 'frame-lacks-ip44';

/** Adds or removes the seal. Removing always succeeds. */
export const switchSeal = (set: ProductSet, on: boolean, assortment: Assortment): Result<ProductSet, SealProblem> => {
  const problem = on ? sealProblem(set, assortment) : undefined;
  return problem ? err(problem) : ok({ ...set, ip44: on });
};

/** The role of inserts that seal a module that is not IP44 by itself (docs/catalogue-format.md#roles). */
const insertRole = 'ip44-insert';

/** The group with a module's insert for the seal; undefined if the module needs none. */
export const insertGroup = (module: Module): ComponentGroup | undefined =>
  module.groups.find(({ roleId }) => roleId === insertRole);

/** A module of a sealed set that needs an insert and has none. */
type MissingInsert = {
  readonly slot: Slot;
  readonly choice: ModuleChoice;
  readonly groupId: number;
  readonly insert: Component;
};

/** The missing inserts of a sealed set's modules, from left to right. Empty if the set has no seal. */
export const missingInserts = (set: ProductSet, assortment: Assortment): readonly MissingInsert[] => {
  if (!hasSeal(set, assortment)) return [];
  return placedModules(set).flatMap(({ slot, choice }) => {
    const module = assortment.findModule(choice.moduleId);
    const group = module && insertGroup(module);
    const insert = module && group && groupCandidates(module, group, choice.colourId)[0];
    const lacks = group !== undefined && (choice.options[group.id]?.selectedId ?? null) === null;
    return insert && lacks ? [{ slot, choice, groupId: group.id, insert }] : [];
  });
};

/** Adds all missing inserts to a sealed set. */
export const addInserts = (set: ProductSet, assortment: Assortment): ProductSet => {
  const sealed = missingInserts(set, assortment).map(({ slot, groupId, insert, choice }) => {
    const quantity = choice.options[groupId]?.quantity ?? 1;
    return [slot, { ...choice, options: { ...choice.options, [groupId]: { selectedId: insert.id, quantity } } }];
  });
  return { ...set, modules: { ...set.modules, ...Object.fromEntries(sealed) } };
};

/** Adds the seal and the required inserts. Returns the set unchanged if it cannot have the seal. */
export const sealIfAllowed = (set: ProductSet, assortment: Assortment): ProductSet => {
  const sealed = switchSeal(set, true, assortment);
  return sealed.ok ? addInserts(sealed.value, assortment) : set;
};

/** Whether no module of the set and none of `modules` excludes the seal, so that only the frame decides. */
export const noModuleExcludesSeal = (set: ProductSet, modules: readonly Module[], assortment: Assortment): boolean =>
  modules.every(({ disablesIp44 }) => !disablesIp44) &&
  sealProblems(set, assortment).every(({ kind }) => kind !== 'module-disables-ip44');

/** "IP44" as people type it, including Cyrillic letters that look the same. */
const ip44 = String.raw`[iі][pр][\s-]?44`;
const anywhere = new RegExp(String.raw`(?<![\p{L}\d_])${ip44}(?![\p{L}\d_])`, 'iu');
const atStart = new RegExp(String.raw`^${ip44}\s+`, 'iu');
const atEnd = new RegExp(String.raw`(?<![\p{L}\d_])${ip44}$`, 'iu');
const onlyIp44 = new RegExp(String.raw`^${ip44}$`, 'iu');

/** Whether the words ask for IP44. */
export const mentionsIp44 = (words: string): boolean => anywhere.test(words);

/** Whether the words are "IP44" and nothing else. */
const isIp44 = (words: string): boolean => onlyIp44.test(words.replace(/[^\p{L}\d]/gu, ''));

/** Removes parts that are only "IP44" after other parts: they do not name an item but ask for the whole set as IP44. */
export const sealedPieces = <Piece extends { readonly words: string }>(pieces: readonly Piece[]) => {
  const first = pieces.findIndex(({ words }) => !isIp44(words));
  const items = pieces.filter(({ words }, at) => first < 0 || at < first || !isIp44(words));
  return items.map((piece) => ({ ...piece, sealed: items.length < pieces.length }));
};

/** Whether the words end in "IP44", so that the 44 is not a count. */
export const endsInIp44 = (words: string): boolean => atEnd.test(words);

/** The possible meanings of words with IP44: an item with that name, or an item that is to be sealed. */
export const ip44Interpretations = (words: string): readonly string[] => [
  words.replace(anywhere, 'IP44'),
  words.replace(atStart, ''),
  words.replace(atEnd, '').trimEnd(),
];
