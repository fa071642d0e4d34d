import { roundQuantity } from '@ramka/domain/quantity';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { ariaShortcut, useShortcuts } from '../../platform/shortcuts.ts';
import { createStore } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { isEnter, QuantityField } from '../../ui/fields/quantity-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { BillTotal } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { useOpenDialog } from '../editing/editor.ts';
import { useEditor } from '../editing/editor.ts';
import { type Step, stepRefusal } from '../editing/steps.ts';
import type { Saving } from '../saving/saving.ts';
import {
  actionShortcuts,
  type EditorActions,
  type SaveMenu,
  useEditorActions,
  useEditorMenu,
} from './editor-actions.ts';
import { useTitleOfUnnamed } from '../use-title-of-unnamed.ts';
import styles from './editor-bar.module.css';

export type EditorBarProps = {
  readonly saving: Saving;
  readonly dirty: boolean;
  /** The room that the new set is added to. */
  readonly room:
    | { readonly name: string; readonly quantity: number; readonly onQuantity: (quantity: number) => void }
    | undefined;
  /** The room on whose wall the set is shown; undefined outside of rooms. */
  readonly roomId: number | undefined;
  /** The rooms that contain the saved set. */
  readonly rooms: readonly RoomOfSet[];
  readonly bill: EditedBill | undefined;
  readonly step: Step;
  readonly saveMenu: SaveMenu;
  /** Opens the quick-entry dialog. */
  readonly onType: () => void;
};

/** The editor's toolbar: name of the set, undo and redo, menu, and save button. */
export const EditorBar = (props: EditorBarProps): ReactElement => {
  const { saving, dirty, room, roomId, rooms, bill, step, saveMenu, onType } = props;
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const leadsOn = step === 'frame' && stepRefusal('modules', draft, catalogue) === undefined;
  const { setId } = saving.saved;
  const actions = useEditorActions({ setId, saveMenu, onType });
  const { groups, working } = useEditorMenu(actions, { setId, roomId, dirty });
  useShortcuts(actionShortcuts(actions));
  const bar = useRef<HTMLElement>(null);
  const goOn = (): void => confirmField(bar.current);
  return (
    <header ref={bar} className={styles['bar']}>
      <div className={styles['title']}>
        {room && <h1 className={styles['room']}>{editor.creatingInRoom(room.name)}</h1>}
        <NameField heading={!room} setId={saving.saved.setId} onEnter={goOn} />
        <Usage rooms={rooms} />
      </div>
      {room && (
        <div className={styles['quantity']}>
          <QuantityField
            label={editor.quantity}
            value={room.quantity}
            onValue={room.onQuantity}
            read={roundQuantity}
            compact
            onEnter={goOn}
          />
        </div>
      )}
      <div className={styles['tools']}>
        <HistoryButton action={actions.undo} />
        <HistoryButton action={actions.redo} />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={editor.menu} working={working} silent />}
          groups={groups}
        />
      </div>
      {/* Without a frame there is nothing to save. The shortcut still says so. */}
      <div className={styles['save']} data-absent={draft.set.frameId === null ? '' : undefined}>
        <SlowSaving busy={saving.busy} />
        <BillButton bill={bill} />
        <SaveButton actions={actions} dirty={dirty} second={leadsOn} hasNextRoom={saveMenu.nextRoom !== undefined} />
      </div>
    </header>
  );
};

/** Milliseconds without a response after which a save is explained. */
const SLOW_SAVE = 3000;

/** Notice that the network is slow, shown while a save takes long. */
export const SlowSaving = ({ busy }: { readonly busy: boolean }): ReactElement => {
  const { save } = useTexts().editor;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return <output className={styles['slow']}>{isSlow && save.unanswered}</output>;
};

/** Undo or redo. Invisible while there is nothing to undo or redo, unless it has the focus. */
const HistoryButton = ({ action }: { readonly action: EditorActions['undo'] }): ReactElement => {
  const { icon, label, shortcut, refusal, perform } = action;
  return (
    <IconButton
      icon={icon}
      label={label}
      className={styles['history']}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      refusal={refusal}
      onClick={perform}
    />
  );
};

/**
 * Handles Enter in a field: moves the focus from the name to the quantity, and from the last field to the step's panel.
 */
const confirmField = (bar: HTMLElement | null): void => {
  const fields = [...(bar?.querySelectorAll('input') ?? [])];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  const panel = document.querySelector<HTMLElement>('[data-step-panel]');
  (next ?? panel)?.focus({ preventScroll: next === undefined });
};

/** The rooms that contain the saved set, with quantities. An edit changes the set in all of them. */
const Usage = ({ rooms }: Pick<EditorBarProps, 'rooms'>): ReactElement | null => {
  const { sets } = useTexts();
  const [room] = rooms;
  if (!room) return null;
  if (rooms.length === 1) return <p className={styles['usage']}>{sets.usage.inRoom(room.name, room.quantity)}</p>;
  const pieces = rooms.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className={styles['usage']}>
      <summary>
        {sets.usage.inRooms(rooms.length, pieces)}
        <ChevronDown className={styles['chevron']} aria-hidden />
      </summary>
      <ul>
        {rooms.map(({ id, name, quantity }) => (
          <li key={id}>{sets.usage.room(name, quantity)}</li>
        ))}
      </ul>
    </details>
  );
};

type NameFieldProps = {
  /** Whether the name is also the screen's heading. */
  readonly heading: boolean;
  readonly setId: number | null;
  readonly onEnter: () => void;
};

/** Input for the set's name. */
const NameField = ({ heading, setId, onEnter }: NameFieldProps): ReactElement => {
  const { editor } = useTexts();
  const unnamed = useTitleOfUnnamed(setId);
  const { draft, edit } = useEditor();
  return (
    <>
      {heading && <h1 className="visually-hidden">{draft.set.name || unnamed}</h1>}
      <input
        className={styles['name']}
        aria-label={editor.setName}
        placeholder={unnamed}
        autoComplete="off"
        maxLength={120}
        value={draft.set.name}
        onChange={(event) => edit({ kind: 'rename', name: event.target.value })}
        onKeyDown={(event) => isEnter(event.nativeEvent) && onEnter()}
      />
    </>
  );
};

export type SaveButtonProps = {
  readonly actions: Pick<EditorActions, 'save' | 'saveAndNext' | 'saveAndNextRoom'>;
  readonly dirty: boolean;
  /** Whether another button is the screen's primary action at the moment. */
  readonly second: boolean;
  readonly hasNextRoom: boolean;
};

/** Whether the visitor has chosen to begin the next set since the page was loaded. */
const hasBegunNext = createStore(false);

/**
 * Saves the set and leaves. A menu next to it saves and begins the next set, in the same or the next empty room;
 * beginning the next set becomes a button of its own once it was chosen, with its icon only in narrow windows. The button marks unsaved changes and shows the
 * reason when saving is not possible (docs/specification.md#s2-112).
 */
export const SaveButton = ({ actions, dirty, second, hasNextRoom }: SaveButtonProps): ReactElement => {
  const { editor } = useTexts();
  const { icon, label, shortcut, refusal, busy, perform } = actions.save;
  const offersNext = useSyncExternalStore(hasBegunNext.subscribe, hasBegunNext.get);
  const next = actions.saveAndNext;
  const beginNext = (): void => {
    hasBegunNext.set(true);
    next.perform();
  };
  const variant = dirty && !second ? 'primary' : 'plain';
  const button = (
    <Button
      className={styles['main']}
      variant={variant}
      icon={icon}
      refusal={refusal}
      busy={busy}
      data-dirty={dirty ? '' : undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      onClick={perform}
    >
      {label}
      <span className={styles['unsaved']} aria-hidden />
    </Button>
  );
  return (
    <div className={styles['split']}>
      {offersNext && (
        <Button
          className={styles['next']}
          icon={next.icon}
          refusal={next.refusal}
          busy={next.busy}
          aria-label={next.label}
          onClick={beginNext}
        >
          {next.label}
        </Button>
      )}
      {refusal === undefined ? (
        <Tooltip text={dirty ? editor.save.unsaved : editor.save.nothing}>{button}</Tooltip>
      ) : (
        button
      )}
      <Menu
        trigger={
          <Button className={styles['more']} variant={variant} aria-label={editor.save.more}>
            <ChevronDown className={styles['chevron']} aria-hidden />
          </Button>
        }
        groups={[[{ ...next, perform: beginNext }, ...(hasNextRoom ? [actions.saveAndNextRoom] : [])]]}
      />
    </div>
  );
};

/** Shows the price in narrow windows, which have no bill panel, and opens the bill in a dialog. */
const BillButton = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement | null => {
  const { componentList } = useTexts();
  const open = useOpenDialog();
  return bill ? (
    <button
      type="button"
      className={styles['bill']}
      title={componentList.show}
      onClick={() => open({ dialog: 'bill' })}
    >
      <BillTotal bill={bill} />
    </button>
  ) : null;
};
