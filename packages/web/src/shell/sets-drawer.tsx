import { nameOfSet } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import { ListPlus, X } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SavedSet } from '../api/project.ts';
import { fillRooms } from '../project-changes/room-entries.ts';
import { useTexts } from '../language/texts.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { useProject } from '../project/project-query.ts';
import { startEntryDrag, type DropPlace } from '../rooms/drag-entries.ts';
import { SetQuantitiesDialog } from '../sets/set-quantities-dialog.tsx';
import { SetPicture, SetPrice, SetSeries } from '../sets/set-face.tsx';
import { FindBar, useFoundSets } from '../sets/set-search.tsx';
import { isPageCovered } from '../ui/close-request.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { isFocusLost } from '../ui/focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useDeferredList } from '../ui/lists.ts';
import styles from './sets-drawer.module.css';

/** Whether the drawer is open: over the page, or next to the rooms. */
export type OpenSets = { readonly over: boolean; readonly beside: boolean };

export type SetsDrawerProps = {
  readonly open: OpenSets;
  readonly onOpen: (open: OpenSets) => void;
  /** Whether the rooms screen is shown in a window wide enough for the drawer next to it. */
  readonly isBeside: boolean;
};

/**
 * The visitor's sets, which can be opened from any screen. The drawer is over the page, or on desktops next to the
 * rooms, where it stays open and sets can be dragged into rooms.
 */
export const SetsDrawer = ({ open, onOpen, isBeside }: SetsDrawerProps): ReactElement => {
  const { shell } = useTexts();
  const [setOfDialog, setSetOfDialog] = useState<number>();
  const close = (): void => onOpen({ over: false, beside: isBeside ? false : open.beside });
  return (
    <>
      {isBeside && open.beside && (
        <SidePanel onClose={close}>
          <EditableSets draggable onOpen={() => undefined} onAddToRooms={setSetOfDialog} />
        </SidePanel>
      )}
      <Drawer open={!isBeside && open.over} onClose={close} side="right" title={shell.yourSets}>
        <EditableSets onOpen={close} onAddToRooms={setSetOfDialog} />
      </Drawer>
      <DialogPresence>
        {setOfDialog !== undefined && (
          <SetQuantitiesDialog setIds={[setOfDialog]} onClose={() => setSetOfDialog(undefined)} />
        )}
      </DialogPresence>
    </>
  );
};

type SidePanelProps = { readonly onClose: () => void; readonly children: ReactElement };

/** Panel next to the page, which leaves room for it. Escape closes it. */
const SidePanel = ({ onClose, children }: SidePanelProps): ReactElement => {
  const { shell, common } = useTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    document.documentElement.dataset['drawer'] = '';
    return () => {
      delete document.documentElement.dataset['drawer'];
      if (isFocusLost() && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEscapeIn(panel, onClose);
  return (
    <aside ref={panel} className={styles['beside']} aria-label={shell.yourSets} tabIndex={-1}>
      <div className={styles['head']}>
        <h2>{shell.yourSets}</h2>
        <IconButton icon={X} label={common.close} silent onClick={onClose} />
      </div>
      <p className={styles['hint']}>{shell.dragIntoRooms}</p>
      <div className={styles['body']}>{children}</div>
    </aside>
  );
};

const useEscapeIn = (element: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const stop = new AbortController();
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || isPageCovered()) return;
      if (document.documentElement.dataset['dragging'] === undefined) escape();
    };
    element.current?.addEventListener('keydown', handleKey, { signal: stop.signal });
    return () => stop.abort();
  }, [element]);
};

type EditableSetsProps = {
  readonly draggable?: boolean;
  readonly onOpen: () => void;
  readonly onAddToRooms: (setId: number) => void;
};

/** The visitor's own sets with links to the editor; sets of the planning tool are left out. */
const EditableSets = (props: EditableSetsProps): ReactElement => {
  const { shell, sets } = useTexts();
  const project = useProject();
  const editable = project.sets.filter(({ isExternal }) => !isExternal);
  const { found, search, onSearch } = useFoundSets(editable);
  const listed = useDeferredList(found);
  if (editable.length === 0) {
    return <p className={styles['none']}>{shell.noSets}</p>;
  }
  return (
    <>
      {search !== undefined && (
        <div className={styles['search']}>
          <FindBar search={search} onSearch={onSearch} />
        </div>
      )}
      <p className={styles['nothing']} aria-live="polite">
        {found.length === 0 && sets.noneFound}
      </p>
      <ul className={styles['list']}>
        {listed.map((set) => (
          <EditableSet key={set.id} set={set} {...props} />
        ))}
      </ul>
    </>
  );
};

type EditableSetProps = EditableSetsProps & { readonly set: SavedSet };

/** A set: a click opens it, a button adds it to rooms, and next to the rooms it can be dragged into one. */
const EditableSet = ({ set, draggable = false, onOpen, onAddToRooms }: EditableSetProps): ReactElement => {
  const { common, sets, rooms } = useTexts();
  const project = useProject();
  const entry = useDraggedSet(set, draggable);
  const name = nameOfSet(set, { common });
  return (
    <li ref={entry} className={styles['entry']}>
      <Link
        to="/projekt/$projectId/zestawy/$id"
        params={{ projectId: project.id, id: String(set.id) }}
        className={styles['set']}
        onClick={onOpen}
      >
        <span className={styles['picture']}>
          <SetPicture projectId={project.id} set={set} />
        </span>
        <span className={styles['words']}>
          <SetSeries set={set} className="muted" />
          <span className={styles['name']}>{name}</span>
          <SetPrice set={set} />
        </span>
      </Link>
      {project.rooms.length > 0 && (
        <IconButton
          icon={ListPlus}
          size="small"
          label={rooms.inRoom(sets.spread, name)}
          className={styles['spread']}
          onClick={() => onAddToRooms(set.id)}
        />
      )}
    </li>
  );
};

/** Makes a set draggable. A drop adds one piece of it to the room. */
const useDraggedSet = (set: SavedSet, draggable: boolean): RefObject<HTMLLIElement | null> => {
  const { rooms: words } = useTexts();
  const fill = useProjectChange(fillRooms, { success: () => ({ text: words.setsAdded }) });
  const entry = useRef<HTMLLIElement>(null);
  const drop = ({ roomId }: DropPlace): void => void fill([{ roomId, sets: [{ id: set.id, quantity: 1 }] }]);
  const press = useEffectEvent((down: PointerEvent) => {
    const { target } = down;
    if (entry.current === null || down.button !== 0 || !(target instanceof HTMLElement)) return;
    if (target.closest('button')) return;
    startEntryDrag({ down, element: entry.current, kind: 'entry' }, drop, () => target.click());
  });
  useEffect(() => {
    const stop = new AbortController();
    if (draggable) {
      entry.current?.addEventListener('pointerdown', press, { signal: stop.signal });
      // Prevents the browser's own dragging of links.
      entry.current?.addEventListener('dragstart', (event) => event.preventDefault(), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [draggable]);
  return entry;
};
