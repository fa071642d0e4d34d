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

/**
 * Whether a set that comes from outside may be saved: the set as the rules settle it, or everything that is
 * wrong with it at once.
 */
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
 * A set as it would be saved: its name tidied, options and fixed quantities settled (docs/catalogue-rules.md#c5-3),
 * IP44 off where it can't be. Modules that the catalogue does not have stay as they are.
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

/** Why a set can't be saved: which part of it is at fault, and what is wrong there. */
export type SetProblem =
  | { readonly kind: 'name'; readonly problem: NameProblem }
  | { readonly kind: 'frame'; readonly problem: FrameProblem }
  | { readonly kind: 'module'; readonly slot: Slot; readonly problem: PlaceModuleProblem | VisiblePartProblem }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly problem: FilledControllerProblem }
  | { readonly kind: 'controllers'; readonly problem: PanelProblem }
  | { readonly kind: 'corner-box'; readonly problem: SetBoxProblem }
  | { readonly kind: 'surface-box'; readonly problem: SetBoxProblem };

/** Why a set has no frame. */
export type FrameProblem = { readonly kind: 'no-frame' } | { readonly kind: 'unknown-frame'; readonly frameId: number };

/** Why the visible part of a module can't be (docs/catalogue-rules.md#d7, docs/catalogue-rules.md#d8). */
type VisiblePartProblem =
  | { readonly kind: 'unknown-visible-part'; readonly componentId: number }
  | { readonly kind: 'other-colour'; readonly colourId: number; readonly visiblePartColourId: number };

/** Why a controller slot isn't filled as it must be. */
type FilledControllerProblem =
  | ControllerSlotProblem
  | { readonly kind: 'no-controller' }
  | { readonly kind: 'unknown-controller'; readonly controllerId: number };

/** No panel is made with these touch points, named in slot order (docs/catalogue-rules.md#c5-5-a). */
export type PanelProblem = { readonly kind: 'no-variation'; readonly touchPoints: readonly number[] };

/** Why a box can't be: as when choosing it, or because both are there. */
export type SetBoxProblem = BoxProblem | { readonly kind: 'both-boxes' };

/** What is wrong with the modules of a set; that there is no frame for them is not said again. */
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
 * What is wrong with the controllers of a set: misplaced, unknown or lacking ones. Where none is lacking, also touch
 * points that no panel is made with (docs/catalogue-rules.md#c5-5-a).
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

/** What is wrong with the boxes of a set; that there is no frame for them is not said again. */
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
