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
import { useEditorAtOnce } from '../editing/editor.ts';
import type { DragState } from './drag-item.ts';
import { type DragActions, type DragStore, createDragStore } from './drag-store.ts';

/**
 * Lets modules travel into slots and between them: dragged, or picked and then placed by a click
 * (docs/readings.md#r18).
 */
export const DragProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const host = { editor: useEditorAtOnce(), texts: useTexts(), announce: useAnnounce() };
  const [store] = useState(() => createDragStore(host));
  const state = useSyncExternalStore(store.state.subscribe, store.state.get);
  useEffect(() => store.attach(host));
  useEscape(state, store.actions.cancel);
  return <DragContext value={store}>{children}</DragContext>;
};

const pickedIn = ({ dragItem, by }: DragState): ModuleCard | null =>
  dragItem?.kind === 'card' && by === 'pick' ? dragItem.card : null;

/** Escape, and the system's Back, puts back what is picked, and lets no slot await a module any longer. */
const useEscape = ({ dragItem, by, armedSlot }: DragState, cancel: () => void): void => {
  const waiting = (dragItem !== null && by === 'pick') || armedSlot !== null;
  useDismiss(waiting, cancel);
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [waiting, cancel]);
};

/** The dragged item stands beside the parts that draw it, so that none of the five hundred cards is looked at for a drag. */
const DragContext = createContext<DragStore | null>(null);

const useDragStore = (): DragStore => {
  const store = useContext(DragContext);
  if (store === null) throw new Error('Carrying is asked for outside of <Carrying>');
  return store;
};

/** A part of the dragged item: what asks for it is drawn again only when that part changes. */
const useDragItem = <Part,>(part: (state: DragState) => Part): Part => {
  const { state } = useDragStore();
  return useSyncExternalStore(state.subscribe, () => part(state.get()));
};

/** The dragged item. */
export const useDragState = (): DragState => useDragItem((state) => state);

/** The card that is picked. It is null during a drag, which draws no card again. */
export const usePicked = (): ModuleCard | null => useDragItem(pickedIn);

/** The empty slot that the next card goes into, and the card before it. */
export const useArmedSlot = (): Pick<DragState, 'armedSlot' | 'repeatCard'> => {
  const armedSlot = useDragItem((state) => state.armedSlot);
  const repeatCard = useDragItem((state) => state.repeatCard);
  return { armedSlot, repeatCard };
};

/** Starts and ends drags. */
export const useDragActions = (): DragActions => useDragStore().actions;
