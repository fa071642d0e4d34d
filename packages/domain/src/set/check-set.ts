import {
  type Assortment,
  type ControllerSlot,
  fitsColour,
  type Frame,
  type Module,
  NO_COLOUR,
  type Slot,
} from '../catalogue.ts';
import { nameProblem, type NameProblem, normaliseName } from '../names.ts';
import { ok, err, type Result } from '../result.ts';
import { type BoxProblem, boxProblem } from './boxes.ts';
import { type ControllerSlotProblem, controllerSlotProblem, hasVariation, touchPointsOf } from './controllers.ts';
import { placementProblem, type PlaceModuleProblem } from './modules.ts';
import { normaliseOptions } from './options.ts';
import {
  type ChosenController,
  chosenControllers,
  emptyControllerSlots,
  frameOfSet,
  type ModuleChoice,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import { hasSeal } from './seal.ts';

/** Validates a set from an untrusted source. Returns the normalised set, or all problems at once. */
export const checkSet = (set: ProductSet, assortment: Assortment): Result<ProductSet, readonly SetProblem[]> => {
  const problems = [
    ...nameProblems(set),
    ...frameProblems(set, assortment),
    ...moduleProblems(set, assortment),
    ...controllerProblems(set, assortment),
    ...boxProblems(set, assortment),
  ];
  return problems.length > 0 ? err(problems) : ok(normaliseSet(set, assortment));
};

const nameProblems = (set: ProductSet): readonly SetProblem[] => {
  const problem = nameProblem('set', set.name);
  return problem ? [{ kind: 'name', problem }] : [];
};

const frameProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  if (set.frameId === null) return [{ kind: 'frame', problem: { kind: 'no-frame' } }];
  if (frameOfSet(set, assortment)) return [];
  return [{ kind: 'frame', problem: { kind: 'unknown-frame', frameId: set.frameId } }];
};

/**
 * Returns a set as it would be saved: name, options and fixed quantities normalised (docs/catalogue-rules.md#c5-3), and
 * IP44 turned off if the set cannot have it. Modules missing from the catalogue are not changed.
 */
export const normaliseSet = <Set extends ProductSet>(set: Set, assortment: Assortment): Set => ({
  ...set,
  name: normaliseName(set.name),
  ip44: hasSeal(set, assortment),
  modules: Object.fromEntries(
    placedModules(set).map(({ slot, choice }) => [slot, normalisedChoice(choice, assortment)]),
  ),
});

const normalisedChoice = (choice: ModuleChoice, assortment: Assortment): ModuleChoice => {
  const module = assortment.findModule(choice.moduleId);
  return module ? { ...choice, options: normaliseOptions(module, choice.colourId, choice.options) } : choice;
};

/** Reasons why a set cannot be saved, by the part concerned. */
export type SetProblem =
  | { readonly kind: 'name'; readonly problem: NameProblem }
  | { readonly kind: 'frame'; readonly problem: FrameProblem }
  | { readonly kind: 'module'; readonly slot: Slot; readonly problem: PlaceModuleProblem | VisiblePartProblem }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly problem: FilledControllerProblem }
  | { readonly kind: 'controllers'; readonly problem: PanelProblem }
  | { readonly kind: 'corner-box'; readonly problem: SetBoxProblem }
  | { readonly kind: 'surface-box'; readonly problem: SetBoxProblem };

export type FrameProblem = { readonly kind: 'no-frame' } | { readonly kind: 'unknown-frame'; readonly frameId: number };

/** Reasons why a module cannot have its visible part (docs/catalogue-rules.md#d7, docs/catalogue-rules.md#d8). */
type VisiblePartProblem =
  | { readonly kind: 'unknown-visible-part'; readonly componentId: number }
  | { readonly kind: 'other-colour'; readonly colourId: number; readonly visiblePartColourId: number };

/** Reasons why a controller slot is not filled correctly. */
type FilledControllerProblem =
  | ControllerSlotProblem
  | { readonly kind: 'no-controller' }
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** No panel is made with these touch points, listed in slot order (docs/catalogue-rules.md#c5-5-a). */
export type PanelProblem = { readonly kind: 'no-variation'; readonly touchPoints: readonly number[] };

/** Reasons why a box is not allowed: it is not available, or both kinds of box are set. */
export type SetBoxProblem = BoxProblem | { readonly kind: 'both-boxes' };

/** Problems of the modules of a set. A missing frame is reported elsewhere, not here. */
const moduleProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] =>
  placedModules(set).flatMap((placed) => problemsOfModule(placed, set, assortment));

const problemsOfModule = (
  { slot, choice }: PlacedModule,
  set: ProductSet,
  assortment: Assortment,
): readonly SetProblem[] => {
  const module = assortment.findModule(choice.moduleId);
  if (!module) return [{ kind: 'module', slot, problem: { kind: 'unknown-module', moduleId: choice.moduleId } }];
  const misplaced = placementProblem(set, slot, module, assortment);
  const problems = [misplaced?.kind === 'no-frame' ? undefined : misplaced, visiblePartProblem(module, choice)];
  return problems.flatMap((problem) => (problem ? [{ kind: 'module', slot, problem }] : []));
};

const visiblePartProblem = (module: Module, choice: ModuleChoice): VisiblePartProblem | undefined => {
  const componentId = choice.visibleComponentId;
  const visiblePart = module.visibleComponents.includes(componentId) ? module.components[componentId] : undefined;
  if (!visiblePart) return { kind: 'unknown-visible-part', componentId };
  return fitsColour(visiblePart, choice.colourId)
    ? undefined
    : { kind: 'other-colour', colourId: choice.colourId, visiblePartColourId: visiblePart.colourId };
};

/**
 * Problems of the controllers of a set: misplaced, unknown or missing ones. If none is missing, the touch points must
 * also match a printed variation of the panel (docs/catalogue-rules.md#c5-5-a).
 */
const controllerProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const frame = frameOfSet(set, assortment);
  const problems = chosenControllers(set).flatMap((chosen): readonly SetProblem[] => {
    const problem = problemOfController(chosen, frame, assortment);
    return problem ? [{ kind: 'controller', slot: chosen.slot, problem }] : [];
  });
  if (!frame) return problems;
  const lacking = emptyControllerSlots(set, frame).map((slot): SetProblem => ({
    kind: 'controller',
    slot,
    problem: { kind: 'no-controller' },
  }));
  return [...problems, ...lacking, ...panelProblems(set, frame, assortment)];
};

const problemOfController = (
  { slot, controllerId }: ChosenController,
  frame: Frame | undefined,
  assortment: Assortment,
): FilledControllerProblem | undefined => {
  if (!assortment.findController(controllerId)) return { kind: 'unknown-controller', controllerId };
  return frame && controllerSlotProblem(frame, slot, controllerId, assortment);
};

const panelProblems = (set: ProductSet, frame: Frame, assortment: Assortment): readonly SetProblem[] => {
  if (!frame.touchLayout) return [];
  const chosen = touchPointsOf(set, frame, assortment);
  const touchPoints = chosen.filter((points) => points !== undefined);
  const complete = touchPoints.length === chosen.length;
  if (!complete || hasVariation(frame.touchLayout, touchPoints)) return [];
  return [{ kind: 'controllers', problem: { kind: 'no-variation', touchPoints } }];
};

/** Problems of the boxes of a set. A missing frame is reported elsewhere, not here. */
const boxProblems = (set: ProductSet, assortment: Assortment): readonly SetProblem[] => {
  const frame = frameOfSet(set, assortment);
  const both = set.cornerBoxColourId !== NO_COLOUR && set.surfaceBoxColourId !== NO_COLOUR;
  const cornerBox = frame && boxProblem(frame.cornerBoxes, set.cornerBoxColourId);
  const surfaceBox = frame && boxProblem(frame.surfaceBoxes, set.surfaceBoxColourId);
  return [
    ...(cornerBox ? [{ kind: 'corner-box', problem: cornerBox } as const] : []),
    ...(surfaceBox ? [{ kind: 'surface-box', problem: surfaceBox } as const] : []),
    ...(both ? [{ kind: 'surface-box', problem: { kind: 'both-boxes' } } as const] : []),
  ];
};
