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
import { useDismiss } from '../../ui/close-request.ts';
import { useAnnounce } from '../editing/announcer.tsx';
import { useCanvasEditor } from '../editing/editor.ts';
import type { DragState } from './drag-item.ts';
import { type DragActions, type DragStore, createDragStore } from './drag-store.ts';

/**
 * Enables moving modules into and between slots: by drag and drop, or by clicking cards and slots
 * (docs/readings.md#r18).
 */
export const DragProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const host = { editor: useCanvasEditor(), texts: useTexts(), announce: useAnnounce() };
  const [store] = useState(() => createDragStore(host));
  const state = useSyncExternalStore(store.state.subscribe, store.state.get);
  useEffect(() => store.attach(host));
  useEscape(state, store.actions.cancel);
  return <DragContext value={store}>{children}</DragContext>;
};

const pickedIn = ({ dragItem, by }: DragState): ModuleCard | null =>
  dragItem?.kind === 'card' && by === 'pick' ? dragItem.card : null;

/**
 * Cancels on Escape and on the system's Back: unpicks the item and disarms the slot. Escape also ends the offer to move
 * the card that was just placed.
 */
const useEscape = ({ dragItem, by, armedSlot, placed }: DragState, cancel: () => void): void => {
  const waiting = (dragItem !== null && by === 'pick') || armedSlot !== null;
  const isCancellable = waiting || placed !== null;
  useDismiss(waiting, cancel);
  useLayoutEffect(() => {
    if (!isCancellable) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isCancellable, cancel]);
};

/**
 * The drag state is kept in a store rather than in React state, so that a drag does not re-render the drawer's 500
 * cards.
 */
const DragContext = createContext<DragStore | null>(null);

const useDragStore = (): DragStore => {
  const store = useContext(DragContext);
  if (store === null) throw new Error('Drag state is used outside of <DragProvider>');
  return store;
};

/** Selects a part of the drag state. The component re-renders only when that part changes. */
const useDragItem = <Part,>(part: (state: DragState) => Part): Part => {
  const { state } = useDragStore();
  return useSyncExternalStore(state.subscribe, () => part(state.get()));
};

export const useDragState = (): DragState => useDragItem((state) => state);

/** Returns the picked card; null during a pointer drag, so that cards do not re-render. */
export const usePicked = (): ModuleCard | null => useDragItem(pickedIn);

/** Returns the armed slot, the card placed before it, and the card that can still be moved. */
export const usePlacing = (): Pick<DragState, 'armedSlot' | 'repeatCard' | 'placed'> => {
  const armedSlot = useDragItem((state) => state.armedSlot);
  const repeatCard = useDragItem((state) => state.repeatCard);
  const placed = useDragItem((state) => state.placed);
  return { armedSlot, repeatCard, placed };
};

/** Returns the actions that start and end drags. */
export const useDragActions = (): DragActions => useDragStore().actions;
