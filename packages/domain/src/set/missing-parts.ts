import type { Assortment, ControllerSlot, Module, Slot } from '../catalogue.ts';
import { boxProblem } from './boxes.ts';
import { chosenControllers, frameOfSet, type PlacedModule, placedModules, type ProductSet } from './product-set.ts';
import { lacksSeal } from './seal.ts';

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
 * What a stored set holds that the catalogue no longer has, so that it can be marked, named and replaced
 * (docs/readings.md#r22): the frame, modules from left to right, controllers, the seal, boxes.
 */
export const missingParts = (set: ProductSet, assortment: Assortment): readonly MissingPart[] => [
  ...missingFrame(set, assortment),
  ...placedModules(set).flatMap((placed) => missingOfModule(placed, assortment)),
  ...missingControllers(set, assortment),
  ...(lacksSeal(set, assortment) ? [{ kind: 'seal' } as const] : []),
  ...missingBoxes(set, assortment),
];

const missingFrame = (set: ProductSet, assortment: Assortment): readonly MissingPart[] =>
  set.frameId === null || frameOfSet(set, assortment) ? [] : [{ kind: 'frame', frameId: set.frameId }];

const missingOfModule = (placed: PlacedModule, assortment: Assortment): readonly MissingPart[] => {
  const { slot, choice } = placed;
  const module = assortment.findModule(choice.moduleId);
  if (!module) return [{ kind: 'module', slot, moduleId: choice.moduleId }];
  const known = module.visibleComponents.includes(choice.visibleComponentId);
  return [
    ...(known ? [] : [{ kind: 'visible-part', slot, componentId: choice.visibleComponentId } as const]),
    ...missingComponents(placed, module),
  ];
};

const missingComponents = ({ slot, choice }: PlacedModule, module: Module): readonly MissingPart[] =>
  Object.entries(choice.options).flatMap(([key, { selectedId }]): readonly MissingPart[] => {
    const groupId = Number(key);
    const group = module.groups.find(({ id }) => id === groupId);
    const known = selectedId === null || group?.components.includes(selectedId);
    return known ? [] : [{ kind: 'component', slot, groupId, componentId: selectedId }];
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
