import type { ModuleChoice, ProductSet } from '@ramka/domain/set/product-set';
import type { BundlePayload, WireModuleChoice } from '../wire/bundle.ts';

/** A set that has a frame; only such a one can travel. */
export type FramedSet = ProductSet & { readonly frameId: number };

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
export const setToWire = (set: FramedSet, id: number | null): BundlePayload => ({
  id,
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
  modules: Object.fromEntries(Object.entries(payload.modules).map(([slot, choice]) => [slot, choiceFromWire(choice)])),
  controllers: { ...payload.controllers },
});
