import type { ModuleCard } from '@ramka/domain/set/modules';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../language/texts.ts';
import { useCloseRequest } from '../../ui/close-request.ts';
import { useAnnounce } from '../editing/announcer.tsx';
import { useEditor } from '../editing/editor.ts';
import { type CarryingState, nothingCarried } from './carried.ts';
import { type CarryingActions, createCarryingStore } from './carrying-store.ts';

/**
 * Lets modules travel into slots and between them: dragged, or picked and then placed by a click
 * (docs/readings.md#r18).
 */
export const Carrying = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const host = { editor: useEditor(), texts: useTexts(), announce: useAnnounce() };
  const [store] = useState(() => createCarryingStore(host));
  const state = useSyncExternalStore(store.state.subscribe, store.state.get);
  useEffect(() => store.attach(host));
  useEscape(state, store.actions.letGo);
  const picked = pickedIn(state);
  const awaiting = useMemo(() => ({ slot: state.awaiting, again: state.again }), [state.awaiting, state.again]);
  return (
    <CarryingActionsContext value={store.actions}>
      <CarryingStateContext value={state}>
        <PickedContext value={picked}>
          <AwaitingContext value={awaiting}>{children}</AwaitingContext>
        </PickedContext>
      </CarryingStateContext>
    </CarryingActionsContext>
  );
};

const pickedIn = ({ carried, by }: CarryingState): ModuleCard | null =>
  carried?.kind === 'card' && by === 'pick' ? carried.card : null;

/** Escape, and the system's Back, puts back what is picked, and lets no slot await a module any longer. */
const useEscape = ({ carried, by, awaiting }: CarryingState, letGo: () => void): void => {
  const waiting = (carried !== null && by === 'pick') || awaiting !== null;
  useCloseRequest(waiting, letGo);
  useEffect(() => {
    if (!waiting) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') letGo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [waiting, letGo]);
};

const CarryingStateContext = createContext(nothingCarried);
const PickedContext = createContext<ModuleCard | null>(null);
const AwaitingContext = createContext<Awaiting>({ slot: null, again: null });
const CarryingActionsContext = createContext<CarryingActions | null>(null);

/** What is carried now. */
export const useCarrying = (): CarryingState => useContext(CarryingStateContext);

/** The card that is picked. It is null during a drag, which draws no card again. */
export const usePicked = (): ModuleCard | null => useContext(PickedContext);

/** The empty slot that the next card goes into, and the card before it; draws nothing again for what is over a slot. */
type Awaiting = { readonly slot: CarryingState['awaiting']; readonly again: CarryingState['again'] };

/** Which slot awaits a card. */
export const useAwaiting = (): Awaiting => useContext(AwaitingContext);

/** How carrying begins and ends. */
export const useCarryingActions = (): CarryingActions => {
  const actions = useContext(CarryingActionsContext);
  if (actions === null) throw new Error('Carrying is asked for outside of <Carrying>');
  return actions;
};
