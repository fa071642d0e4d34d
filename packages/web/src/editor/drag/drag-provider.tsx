import type { ModuleCard } from '@ramka/domain/set/modules';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../language/texts.ts';
import { useCloseRequest } from '../../ui/close-request.ts';
import { useAnnounce } from '../editing/announcer.tsx';
import { useEditorAtOnce } from '../editing/editor.ts';
import type { CarryingState } from './drag-item.ts';
import { type CarryingActions, type CarryingStore, createCarryingStore } from './drag-store.ts';

/**
 * Lets modules travel into slots and between them: dragged, or picked and then placed by a click
 * (docs/readings.md#r18).
 */
export const Carrying = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const host = { editor: useEditorAtOnce(), texts: useTexts(), announce: useAnnounce() };
  const [store] = useState(() => createCarryingStore(host));
  const state = useSyncExternalStore(store.state.subscribe, store.state.get);
  useEffect(() => store.attach(host));
  useEscape(state, store.actions.letGo);
  return <CarryingContext value={store}>{children}</CarryingContext>;
};

const pickedIn = ({ carried, by }: CarryingState): ModuleCard | null =>
  carried?.kind === 'card' && by === 'pick' ? carried.card : null;

/** Escape, and the system's Back, puts back what is picked, and lets no slot await a module any longer. */
const useEscape = ({ carried, by, awaiting }: CarryingState, letGo: () => void): void => {
  const waiting = (carried !== null && by === 'pick') || awaiting !== null;
  useCloseRequest(waiting, letGo);
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') letGo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [waiting, letGo]);
};

/** What is carried stands beside the parts that draw it, so that none of the five hundred cards is looked at for a drag. */
const CarryingContext = createContext<CarryingStore | null>(null);

const useCarryingStore = (): CarryingStore => {
  const store = useContext(CarryingContext);
  if (store === null) throw new Error('Carrying is asked for outside of <Carrying>');
  return store;
};

/** A part of what is carried: what asks for it is drawn again only when that part changes. */
const useCarried = <Part,>(part: (state: CarryingState) => Part): Part => {
  const { state } = useCarryingStore();
  return useSyncExternalStore(state.subscribe, () => part(state.get()));
};

/** What is carried now. */
export const useCarrying = (): CarryingState => useCarried((state) => state);

/** The card that is picked. It is null during a drag, which draws no card again. */
export const usePicked = (): ModuleCard | null => useCarried(pickedIn);

/** The empty slot that the next card goes into, and the card before it. */
export const useAwaiting = (): Pick<CarryingState, 'awaiting' | 'again'> => {
  const awaiting = useCarried((state) => state.awaiting);
  const again = useCarried((state) => state.again);
  return { awaiting, again };
};

/** How carrying begins and ends. */
export const useCarryingActions = (): CarryingActions => useCarryingStore().actions;
