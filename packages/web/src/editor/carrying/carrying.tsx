import type { ModuleCard } from '@ramka/domain/set/modules';
import { useEffect, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAnnounce } from '../announcing/announcer.tsx';
import { useCloseRequest } from '../../ui/close-request.ts';
import { useEditor } from '../state/editor-context.ts';
import { AwaitingContext, CarryingActionsContext, CarryingStateContext, PickedContext } from './carrying-context.ts';
import type { CarryingState } from './carrying-state.ts';
import { createCarryingStore } from './carrying-store.ts';

/** Lets modules travel into slots and between them: dragged, or picked and then placed by a click (R18). */
export const Carrying = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const surroundings = { editor: useEditor(), texts: useTexts(), announce: useAnnounce() };
  const [store] = useState(() => createCarryingStore(surroundings));
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => store.see(surroundings));
  useEscape(state, store.actions.letGo);
  const picked = pickedIn(state);
  return (
    <CarryingActionsContext value={store.actions}>
      <CarryingStateContext value={state}>
        <PickedContext value={picked}>
          <AwaitingContext value={state.awaiting}>{children}</AwaitingContext>
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
