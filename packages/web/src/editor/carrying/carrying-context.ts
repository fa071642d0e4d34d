import type { Slot } from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { createContext, useContext } from 'react';
import type { CarryingActions } from './carrying-actions.ts';
import { nothingCarried, type CarryingState } from './carrying-state.ts';

export const CarryingStateContext = createContext(nothingCarried);
export const PickedContext = createContext<ModuleCard | null>(null);
export const AwaitingContext = createContext<Slot | null>(null);
export const CarryingActionsContext = createContext<CarryingActions | null>(null);

/** What is carried now. */
export const useCarrying = (): CarryingState => useContext(CarryingStateContext);

/** The card that is picked; does not change while something is dragged, so that no card is drawn again for it. */
export const usePicked = (): ModuleCard | null => useContext(PickedContext);

/** The empty slot that the next card goes into; does not change while something is dragged. */
export const useAwaiting = (): Slot | null => useContext(AwaitingContext);

/** How carrying begins and ends. */
export const useCarryingActions = (): CarryingActions => {
  const actions = useContext(CarryingActionsContext);
  if (actions === null) throw new Error('Carrying is asked for outside of <Carrying>');
  return actions;
};
