import { picturePath } from '@ramka/domain/drawing/picture-path';
import { frameOfSet } from '@ramka/domain/set/frame-of-set';
import type { Slot } from '@ramka/domain/set/slot';
import { firstFreeModuleSlot } from '@ramka/domain/set/slots/first-free-module-slot';
import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useAnnounce } from '../announcing/announcer.tsx';
import { useEditor } from '../state/editor-context.ts';
import { editOfDrop, nameOfCarried, visiblePartOf, type Carried } from './carried.ts';
import {
  CarryingActionsContext,
  CarryingStateContext,
  type CarryingActions,
  type CarryingState,
} from './carrying-context.ts';
import { followPointer } from './follow-pointer.ts';
import { createGhost, type Ghost } from './ghost.ts';
import styles from './ghost.module.css';
import { nearestSlot, type SlotArea } from './nearest-slot.ts';
import type { Point } from './press.ts';
import { createSlotElements } from './slot-elements.ts';

const nothing: CarryingState = { carried: null, by: 'drag', over: null };

/** Lets modules travel into slots and between them: dragged, or picked and then placed by a click (R18). */
export const Carrying = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [state, setState] = useState(nothing);
  const actions = useCarryingIn(state, setState);
  useEscape(state, actions.letGo);
  return (
    <CarryingActionsContext value={actions}>
      <CarryingStateContext value={state}>{children}</CarryingStateContext>
    </CarryingActionsContext>
  );
};

const useCarryingIn = (state: CarryingState, setState: (state: CarryingState) => void): CarryingActions => {
  const editor = useEditor();
  const texts = useTexts();
  const announce = useAnnounce();
  const latest = { editor, texts, announce, state };
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });
  return useMemo((): CarryingActions => {
    const slots = createSlotElements();
    const ghostOf = (carried: Carried, at: Point): Ghost | undefined => {
      const { draft, catalogue } = now.current.editor;
      const part = visiblePartOf(carried, draft.set, catalogue);
      return part && createGhost(picturePath.article(part), sizeOf(slots.areas()[0]), at, styles['ghost'] ?? '');
    };
    const nameOf = (carried: Carried): string =>
      nameOfCarried(carried, now.current.editor.draft.set, now.current.editor.catalogue);
    return {
      slots,
      press: (event, carried) => {
        if (event.button !== 0) return;
        let areas: readonly SlotArea[] = [];
        let ghost: Ghost | undefined;
        let over: Slot | null = null;
        const hover = (point: Point): void => {
          const next = nearestSlot(areas, point);
          if (next === over) return;
          over = next;
          setState({ carried, by: 'drag', over });
        };
        followPointer(event.nativeEvent, {
          onLift: (point) => {
            areas = slots.areas();
            ghost = ghostOf(carried, point);
            setState({ carried, by: 'drag', over: null });
            now.current.announce(now.current.texts.editor.announce.lifted(nameOf(carried)));
            hover(point);
          },
          onMove: (point) => {
            ghost?.moveTo(point);
            hover(point);
          },
          onDrop: () => {
            setState(nothing);
            const placed = over !== null && now.current.editor.edit(editOfDrop(carried, over));
            land(ghost, placed && over !== null ? slots.areaOf(over) : undefined);
          },
          onCancel: () => {
            setState(nothing);
            ghost?.remove();
          },
        });
      },
      pick: (card) => {
        setState({ carried: { kind: 'card', card }, by: 'pick', over: null });
        now.current.announce(now.current.texts.editor.announce.picked(card.module.name));
      },
      letGo: () => {
        const { carried } = now.current.state;
        if (carried) now.current.announce(now.current.texts.editor.announce.letGo(nameOf(carried)));
        setState(nothing);
      },
      dropPicked: (slot) => {
        const { carried, by } = now.current.state;
        if (!carried || by !== 'pick') return false;
        if (now.current.editor.edit(editOfDrop(carried, slot))) setState(nothing);
        return true;
      },
      placeFirstFree: (card, from) => {
        setState(nothing);
        const { draft, catalogue, edit } = now.current.editor;
        const frame = frameOfSet(draft.set, catalogue);
        const slot = frame && firstFreeModuleSlot(draft.set, frame);
        if (!edit({ kind: 'place-module', card, slot: 'first-free' }) || slot === undefined) return;
        land(ghostOf({ kind: 'card', card }, middleOf(from.getBoundingClientRect())), slots.areaOf(slot));
      },
    };
  }, [setState]);
};

const useEscape = ({ carried, by }: CarryingState, letGo: () => void): void => {
  const picked = carried !== null && by === 'pick';
  useEffect(() => {
    if (!picked) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') letGo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [picked, letGo]);
};

const land = (ghost: Ghost | undefined, area: SlotArea | undefined): void => {
  if (area) ghost?.flyTo(middleOf(area));
  else ghost?.remove();
};

const middleOf = ({ left, right, top, bottom }: Omit<SlotArea, 'slot'>): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const sizeOf = (area: SlotArea | undefined): number => (area ? area.right - area.left : 96);
