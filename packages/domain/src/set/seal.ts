import type { Assortment, Component, ComponentGroup, Module, Slot } from '../catalogue.ts';
import { ok, err, type Result } from '../result.ts';
import { groupCandidates } from './options.ts';
import { frameOfSet, type ModuleChoice, placedModules, type ProductSet } from './product-set.ts';

/** Why a set can't have the IP44 seal. */
export type SealProblem =
  | { readonly kind: 'no-frame' }
  /** No seal exists for the frame. */
  | { readonly kind: 'frame-lacks-ip44' }
  | { readonly kind: 'module-disables-ip44'; readonly slot: Slot; readonly moduleId: number };

/**
 * Whether a set may have the IP44 seal, wanted or not, and why not (docs/specification.md#s4-51,
 * docs/catalogue-rules.md#d14): the frame's reason, then those of modules from left to right. Empty where it may. This
 * is the one question about the seal.
 */
export const sealProblems = (set: ProductSet, assortment: Assortment): readonly SealProblem[] => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return [{ kind: 'no-frame' }];
  const ofModules = placedModules(set)
    .filter(({ choice }) => assortment.findModule(choice.moduleId)?.disablesIp44)
    .map(({ slot, choice }) => ({ kind: 'module-disables-ip44', slot, moduleId: choice.moduleId }) as const);
  return frame.supportsIp44 ? ofModules : [{ kind: 'frame-lacks-ip44' }, ...ofModules];
};

/** The first reason why a set can't have the seal, or undefined where it can. */
export const sealProblem = (set: ProductSet, assortment: Assortment): SealProblem | undefined =>
  sealProblems(set, assortment)[0];

/**
 * Whether the seal was asked for and may be there: only then it is drawn, ordered and saved
 * (docs/catalogue-rules.md#d14).
 */
export const hasSeal = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment) === undefined;

/**
 * Whether the seal was asked for and the catalogue has none for the frame any more: it is named as missing
 * (docs/readings.md#r22).
 */
export const isSealMissing = (set: ProductSet, assortment: Assortment): boolean =>
  set.ip44 && sealProblem(set, assortment)?.kind === 'frame-lacks-ip44';

/** Adds the seal, or takes it off; taking it off is never refused. */
export const switchSeal = (set: ProductSet, on: boolean, assortment: Assortment): Result<ProductSet, SealProblem> => {
  const problem = on ? sealProblem(set, assortment) : undefined;
  return problem ? err(problem) : ok({ ...set, ip44: on });
};

/** The role of what seals a module that is not tight by itself (docs/catalogue-format.md#roles). */
const insertRole = 'ip44-insert';

/** The group of a module that holds its insert for the seal; undefined where it takes none. */
export const insertGroup = (module: Module): ComponentGroup | undefined =>
  module.groups.find(({ roleId }) => roleId === insertRole);

/** A module of a sealed set that takes an insert for it, and has none. */
type MissingInsert = {
  readonly slot: Slot;
  readonly choice: ModuleChoice;
  readonly groupId: number;
  readonly insert: Component;
};

/** The inserts that the modules of a sealed set lack, from left to right; none where the set has no seal. */
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

/** A sealed set with every insert that its modules lack. */
export const addInserts = (set: ProductSet, assortment: Assortment): ProductSet => {
  const sealed = missingInserts(set, assortment).map(({ slot, groupId, insert, choice }) => {
    const quantity = choice.options[groupId]?.quantity ?? 1;
    return [slot, { ...choice, options: { ...choice.options, [groupId]: { selectedId: insert.id, quantity } } }];
  });
  return { ...set, modules: { ...set.modules, ...Object.fromEntries(sealed) } };
};

/** A set with the seal and the inserts that its modules then need; itself where it may not have the seal. */
export const sealIfAllowed = (set: ProductSet, assortment: Assortment): ProductSet => {
  const sealed = switchSeal(set, true, assortment);
  return sealed.ok ? addInserts(sealed.value, assortment) : set;
};

/** Whether neither the modules of a set nor these rule the seal out, so that it is for the frame to have it. */
export const noModuleExcludesSeal = (set: ProductSet, modules: readonly Module[], assortment: Assortment): boolean =>
  modules.every(({ disablesIp44 }) => !disablesIp44) &&
  sealProblems(set, assortment).every(({ kind }) => kind !== 'module-disables-ip44');

/** IP44 as it is typed, its letters also those of a Cyrillic keyboard that look the same. */
const ip44 = String.raw`[iі][pр][\s-]?44`;
const anywhere = new RegExp(String.raw`(?<![\p{L}\d_])${ip44}(?![\p{L}\d_])`, 'iu');
const atStart = new RegExp(String.raw`^${ip44}\s+`, 'iu');
const atEnd = new RegExp(String.raw`(?<![\p{L}\d_])${ip44}$`, 'iu');
const alone = new RegExp(String.raw`^${ip44}$`, 'iu');

/** Whether words say that a set is to be IP44. */
export const mentionsIp44 = (words: string): boolean => anywhere.test(words);

/** Whether words are IP44 and nothing else. */
const isIp44 = (words: string): boolean => alone.test(words.replace(/[^\p{L}\d]/gu, ''));

/** IP44 alone behind other things is none of them: it says of the whole set what it is to be. */
export const sealedPieces = <Piece extends { readonly words: string }>(pieces: readonly Piece[]) => {
  const first = pieces.findIndex(({ words }) => !isIp44(words));
  const things = pieces.filter(({ words }, at) => first < 0 || at < first || !isIp44(words));
  return things.map((piece) => ({ ...piece, sealed: things.length < pieces.length }));
};

/** Whether the 44 at the end of words is no number of things. */
export const endsInIp44 = (words: string): boolean => atEnd.test(words);

/** What words with IP44 may mean: a thing that is called so, then one that is to be sealed. */
export const ip44Interpretations = (words: string): readonly string[] => [
  words.replace(anywhere, 'IP44'),
  words.replace(atStart, ''),
  words.replace(atEnd, '').trimEnd(),
];
