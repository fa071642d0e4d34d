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

/** Converts a set to a request payload; `id` is null for a set that was never saved. */
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

/** Converts a set from a request payload or a response. */
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

/** Properties of a saved set apart from its content. */
export type SavedSetInfo = {
  readonly id: number;
  readonly seriesId: number;
  /** Whether the set comes from the planning tool. Visitors cannot change such a set. */
  readonly external: boolean;
};

/** Converts a saved set to the response that opens it in the editor. */
export const openedSetToWire = (set: FramedSet, { id, seriesId, external }: SavedSetInfo): LoadedBundle => ({
  ...contentsToWire(set),
  id,
  serieId: seriesId,
  type: typeOf(external),
});

/** Summary figures and texts of a set; see `bundle` for their meaning. */
export type SetSummaryFacts = {
  readonly price: MinorUnits;
  readonly description: string;
  readonly contents: string;
  readonly slots: number;
  readonly emptySlots: number;
  readonly boxes: number;
};

/** A saved set in lists: with its price, the tag of its series, and the version of its picture. */
export type SetSummary = SavedSetInfo &
  SetSummaryFacts & {
    readonly name: string;
    readonly seriesTag: string;
    readonly pictureVersion: string;
  };

/** Converts a saved set to an entry of the set list. */
export const setSummaryToWire = (set: SetSummary): WireBundle => ({
  id: set.id,
  name: set.name,
  serieId: set.seriesId,
  version: set.pictureVersion,
  price: decimalFromPrice(set.price),
  type: typeOf(set.external),
  frameLine: set.seriesTag,
  description: set.description,
  contents: set.contents,
  slots: set.slots,
  emptySlots: set.emptySlots,
  boxes: set.boxes,
});

const typeOf = (external: boolean): WireBundle['type'] => (external ? 'external' : 'regular');

/** Converts a set to its form in project files. */
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

/** Converts a set from its form in project files. */
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

/** The path of an invalid field of a set in requests and project files: `modules.2.colorId`. */
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

/** The field of a module choice that a problem refers to; empty if the whole module is the problem. */
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
