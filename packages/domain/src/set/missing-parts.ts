import { type Assortment, type ControllerSlot, type Module, NO_COLOUR, type Slot } from '../catalogue.ts';
import type { Range } from '../substitutes.ts';
import { ok, err, type Result } from '../result.ts';
import { boxProblem } from './boxes.ts';
import { cardsOfModule, colourFor, moduleChoiceOf, problemInFrame } from './modules.ts';
import {
  chosenControllers,
  frameOfSet,
  freeModuleSlots,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './product-set.ts';
import { isSealMissing } from './seal.ts';

/** A part of a stored set that the catalogue no longer has (docs/readings.md#r22). */
export type MissingPart =
  | { readonly kind: 'frame'; readonly frameId: number }
  | { readonly kind: 'module'; readonly slot: Slot; readonly moduleId: number }
  | { readonly kind: 'visible-part'; readonly slot: Slot; readonly componentId: number }
  | { readonly kind: 'component'; readonly slot: Slot; readonly groupId: number; readonly componentId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot; readonly controllerId: number }
  | { readonly kind: 'seal' }
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number };

/**
 * The parts of a stored set that the catalogue no longer contains, so that they can be marked, named and replaced
 * (docs/readings.md#r22). Order: frame, modules from left to right, controllers, seal, boxes.
 */
export const missingParts = (set: ProductSet, assortment: Assortment): readonly MissingPart[] => [
  ...missingFrame(set, assortment),
  ...placedModules(set).flatMap((placed) => missingOfModule(placed, assortment)),
  ...missingControllers(set, assortment),
  ...(isSealMissing(set, assortment) ? [{ kind: 'seal' } as const] : []),
  ...missingBoxes(set, assortment),
];

const missingFrame = (set: ProductSet, assortment: Assortment): readonly MissingPart[] =>
  set.frameId === null || frameOfSet(set, assortment) ? [] : [{ kind: 'frame', frameId: set.frameId }];

const missingOfModule = (placed: PlacedModule, assortment: Assortment): readonly MissingPart[] => {
  const { slot, choice } = placed;
  const module = assortment.findModule(choice.moduleId);
  if (!module) return [{ kind: 'module', slot, moduleId: choice.moduleId }];
  const isAvailable = module.visibleComponents.includes(choice.visibleComponentId);
  return [
    ...(isAvailable ? [] : [{ kind: 'visible-part', slot, componentId: choice.visibleComponentId } as const]),
    ...missingComponents(placed, module),
  ];
};

const missingComponents = ({ slot, choice }: PlacedModule, module: Module): readonly MissingPart[] =>
  Object.entries(choice.options).flatMap(([key, { selectedId }]): readonly MissingPart[] => {
    const groupId = Number(key);
    const group = module.groups.find(({ id }) => id === groupId);
    const isAvailable = selectedId === null || group?.components.includes(selectedId);
    return isAvailable ? [] : [{ kind: 'component', slot, groupId, componentId: selectedId }];
  });

const missingControllers = (set: ProductSet, assortment: Assortment): readonly MissingPart[] =>
  chosenControllers(set)
    .filter(({ controllerId }) => !assortment.findController(controllerId))
    .map(({ slot, controllerId }) => ({ kind: 'controller', slot, controllerId }));

const missingBoxes = (set: ProductSet, assortment: Assortment): readonly MissingPart[] => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return [];
  const corner = boxProblem(frame.cornerBoxes, set.cornerBoxColourId);
  const surface = boxProblem(frame.surfaceBoxes, set.surfaceBoxColourId);
  return [
    ...(corner ? [{ kind: 'corner-box', colourId: set.cornerBoxColourId } as const] : []),
    ...(surface ? [{ kind: 'surface-box', colourId: set.surfaceBoxColourId } as const] : []),
  ];
};

/** The function of blank covers, which close unused slots (docs/catalogue-format.md#functions). */
export const BLANK_FUNCTION = 'blank';

/**
 * Puts a blank cover of the set's series into each empty module slot. Its colour is that of the set's other modules, or
 * the nearest available one. Refused if no slot is empty or the series has no blank cover.
 */
export const fillWithBlanks = (
  set: ProductSet,
  range: Range,
): Result<ProductSet, { readonly kind: 'no-frame' | 'no-free-slot' | 'no-blank-cover' }> => {
  const frame = frameOfSet(set, range);
  if (!frame) return err({ kind: 'no-frame' });
  const free = freeModuleSlots(set, frame);
  const [first] = free;
  if (first === undefined) return err({ kind: 'no-free-slot' });
  const colours = range.listColours(frame.seriesTag);
  const used = placedModules(set).find(({ choice }) => choice.colourId !== NO_COLOUR)?.choice.colourId;
  const family = frame.finishId === null ? undefined : range.findFinish(frame.finishId)?.familyId;
  const wanted =
    colours.find(({ id }) => id === used) ?? colours.find(({ familyId }) => familyId === family) ?? colours[0];
  const covers = range
    .listSeriesModules(frame.seriesTag)
    .filter((module) => module.functionId === BLANK_FUNCTION && !problemInFrame(frame, first, module, range));
  const cover = covers.find(({ disablesIp44 }) => !disablesIp44) ?? covers[0];
  const colour = cover && wanted && colourFor(cover, wanted, colours);
  const card = cover && cardsOfModule(cover, colour?.id ?? NO_COLOUR)[0];
  if (!card) return err({ kind: 'no-blank-cover' });
  const choices = free.map((slot) => [slot, moduleChoiceOf(card)]);
  const ip44 = set.ip44 && !card.module.disablesIp44;
  return ok({ ...set, ip44, modules: { ...set.modules, ...Object.fromEntries(choices) } });
};
