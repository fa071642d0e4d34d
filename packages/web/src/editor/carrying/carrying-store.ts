import { carryingActions, type CarryingActions } from './carrying-actions.ts';
import { nothingCarried, type CarryingState } from './carrying-state.ts';
import type { Surroundings } from './surroundings.ts';

/** What is carried now, and the actions, which stay the same for as long as the editor is open. */
export type CarryingStore = {
  readonly actions: CarryingActions;
  readonly state: () => CarryingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly see: (surroundings: Surroundings) => void;
};

/** Nothing is carried yet. */
export const createCarryingStore = (start: Surroundings): CarryingStore => {
  let state = nothingCarried;
  let around = start;
  const listeners = new Set<() => void>();
  const carry = (next: CarryingState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    actions: carryingActions(
      () => state,
      () => around,
      carry,
    ),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    see: (surroundings) => {
      around = surroundings;
    },
  };
};
