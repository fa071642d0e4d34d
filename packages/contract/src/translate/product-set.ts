import { decimalFromPrice, type MinorUnits } from '@ramka/domain/money';
import type { SetProblem } from '@ramka/domain/set/check-set';
import type { FramedSet, ModuleChoice } from '@ramka/domain/set/product-set';
import type { BundlePayload, LoadedBundle, WireBundle, WireModuleChoice } from '../wire/bundle.ts';
import type { FileSet } from '../wire/project-file.ts';

const choiceToWire = (choice: ModuleChoice): WireModuleChoice => ({
  moduleId: choice.moduleId,
  colorId: choice.colourId,
  selectedVisualComponentId: choice.visibleComponentId,
  options: Object.fromEntries(Object.entries(choice.options).map(([groupId, option]) => [groupId, { ...option }])),
});

const choiceFromWire = (choice: WireModuleChoice): ModuleChoice => ({
  moduleId: choice.moduleId,
  colourId: choice.colorId,
  visibleComponentId: choice.selectedVisualComponentId,
  options: choice.options,
});

/** A set as the API takes it; `id` null for one that was never saved. */
export const setToWire = (set: FramedSet, id: number | null): BundlePayload => ({ id, ...contentsToWire(set) });

const contentsToWire = (set: FramedSet): Omit<LoadedBundle, 'id' | 'serieId' | 'type'> => ({
  name: set.name,
  frameId: set.frameId,
  ip44: set.ip44,
  cornerBox: set.cornerBoxColourId,
  smBox: set.surfaceBoxColourId,
  modules: Object.fromEntries(Object.entries(set.modules).map(([slot, choice]) => [slot, choiceToWire(choice)])),
  controllers: { ...set.controllers },
});

/** A set as the rules know it, from what the API takes or answers. */
export const setFromWire = (payload: Omit<BundlePayload, 'id'>): FramedSet => ({
  name: payload.name,
  frameId: payload.frameId,
  ip44: payload.ip44,
  cornerBoxColourId: payload.cornerBox,
  surfaceBoxColourId: payload.smBox,
  modules: Object.fromEntries(
    Object.entries(payload.modules).flatMap(([slot, choice]) => (choice ? [[slot, choiceFromWire(choice)]] : [])),
  ),
  controllers: Object.fromEntries(
    Object.entries(payload.controllers).flatMap(([slot, controllerId]) => (controllerId ? [[slot, controllerId]] : [])),
  ),
});

/** What a saved set is known by beside what it is made of. */
export type SavedSetInfo = {
  readonly id: number;
  readonly seriesId: number;
  /** Whether the planning tool has planned it; visitors may not change it then. */
  readonly external: boolean;
};

/** A saved set as the editor opens it. */
export const openedSetToWire = (set: FramedSet, { id, seriesId, external }: SavedSetInfo): LoadedBundle => ({
  ...contentsToWire(set),
  id,
  serieId: seriesId,
  type: typeOf(external),
});

/** What a set is, counted and in words: see `bundle` for what each says. */
export type SetSummaryFacts = {
  readonly price: MinorUnits;
  readonly description: string;
  readonly slots: number;
  readonly emptySlots: number;
  readonly boxes: number;
};

/** A saved set in lists: with its price, the tag of its series, and what names the state of its picture. */
export type SetSummary = SavedSetInfo &
  SetSummaryFacts & {
    readonly name: string;
    readonly seriesTag: string;
    readonly pictureVersion: string;
  };

/** A saved set as the API lists it. */
export const setSummaryToWire = (set: SetSummary): WireBundle => ({
  id: set.id,
  name: set.name,
  serieId: set.seriesId,
  version: set.pictureVersion,
  price: decimalFromPrice(set.price),
  type: typeOf(set.external),
  frameLine: set.seriesTag,
  description: set.description,
  slots: set.slots,
  emptySlots: set.emptySlots,
  boxes: set.boxes,
});

const typeOf = (external: boolean): WireBundle['type'] => (external ? 'external' : 'regular');

/** A set as project files hold it. */
export const setToFile = (set: FramedSet, { id, seriesId }: Pick<SavedSetInfo, 'id' | 'seriesId'>): FileSet => ({
  id,
  name: set.name,
  frameId: set.frameId,
  ip44: set.ip44,
  cornerBox: set.cornerBoxColourId,
  smBox: set.surfaceBoxColourId,
  modules: Object.fromEntries(
    Object.entries(set.modules).map(([slot, { moduleId, colourId, visibleComponentId, options }]) => [
      slot,
      { moduleId, colorId: colourId, selectedVisualComponentId: visibleComponentId, options },
    ]),
  ),
  controllers: { ...set.controllers },
  serieId: seriesId,
});

/** A set as the rules know it, from a project file. */
export const setFromFile = (set: FileSet): FramedSet => ({
  name: set.name,
  frameId: set.frameId,
  ip44: set.ip44,
  cornerBoxColourId: set.cornerBox,
  surfaceBoxColourId: set.smBox,
  modules: Object.fromEntries(
    Object.entries(set.modules).map(([slot, { moduleId, colorId, selectedVisualComponentId, options }]) => [
      slot,
      { moduleId, colourId: colorId, visibleComponentId: selectedVisualComponentId, options },
    ]),
  ),
  controllers: { ...set.controllers },
});

/** Where in a set, as the API and project files have it, something is wrong: `modules.2.colorId`. */
export const pathOfProblem = (problem: SetProblem): string => {
  if (problem.kind === 'module') return `modules.${problem.slot}${fieldOf[problem.problem.kind]}`;
  if (problem.kind === 'controller') return `controllers.${problem.slot}`;
  return pathByKind[problem.kind];
};

const pathByKind = {
  name: 'name',
  frame: 'frameId',
  controllers: 'controllers',
  'corner-box': 'cornerBox',
  'surface-box': 'smBox',
} as const;

/** Which field of a module choice is at fault; none: that there is a module at all. */
const fieldOf: Readonly<Record<Extract<SetProblem, { kind: 'module' }>['problem']['kind'], string>> = {
  'no-frame': '',
  'beyond-frame': '',
  'controller-slot': '',
  'unknown-module': '.moduleId',
  'other-series': '.moduleId',
  'line-disabled': '.moduleId',
  'unknown-visible-part': '.selectedVisualComponentId',
  'other-colour': '.colorId',
};
