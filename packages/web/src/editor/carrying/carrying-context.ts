import { createContext, useContext, type PointerEvent } from 'react';
import type { Slot } from '@ramka/domain/catalogue';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { Carried } from './carried.ts';
import type { SlotElements } from '../drag/slot-elements.ts';

/** What is carried now: dragged by a pointer, or picked by a click or key until a slot is pointed at. */
export type CarryingState = {
  readonly carried: Carried | null;
  readonly by: 'drag' | 'pick';
  /** The slot that it would fall into. */
  readonly over: Slot | null;
  /** An empty slot that was pointed at first, while nothing is carried: the next card goes there. */
  readonly awaiting: Slot | null;
};

/** Nothing is on its way. */
export const nothingCarried: CarryingState = { carried: null, by: 'drag', over: null, awaiting: null };

/** How carrying begins and ends. These never change, so that five hundred cards are not drawn again for a drag. */
export type CarryingActions = {
  /** From `pointerdown` on a card or a filled slot. */
  readonly press: (event: PointerEvent<HTMLElement>, carried: Carried) => void;
  /** A click on a card: picks it, or places it where a slot awaits one. */
  readonly pick: (card: ModuleCard, from: HTMLElement) => void;
  /** A click on an empty slot while nothing is picked: the next card goes there. */
  readonly await: (slot: Slot) => void;
  /** Puts what is picked back. */
  readonly letGo: () => void;
  /** Puts what is picked into a slot; false where nothing is picked. */
  readonly dropPicked: (slot: Slot) => boolean;
  /** A double-click or Enter: into the slot that awaits a module, or the first free one; it flies there from the card. */
  readonly place: (card: ModuleCard, from: HTMLElement) => void;
  readonly slots: SlotElements;
};

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
