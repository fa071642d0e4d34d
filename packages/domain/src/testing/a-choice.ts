import type { ModuleChoice } from '../set/module-choice.ts';

/** `aModule` in a slot. */
export const aChoice = (overrides: Partial<ModuleChoice> = {}): ModuleChoice => ({
  moduleId: 4001,
  colourId: 401,
  visibleComponentId: 54201,
  options: { 1: { selectedId: 54301, quantity: 1 } },
  ...overrides,
});
