import { roundedPieces } from '@ramka/domain/quantity';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { ariaShortcut, shortcutLabel, useShortcuts } from '../../platform/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isEnter, QuantityField } from '../../ui/fields/quantity-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Action, Menu } from '../../ui/menu.tsx';
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
  /** The rooms that contain the saved set. */
  readonly rooms: readonly RoomOfSet[];
  readonly bill: EditedBill | undefined;
  readonly step: Step;
  readonly ways: SaveMenu;
  /** Opens the quick-entry dialog. */
  readonly onType: () => void;
};

/** The editor's toolbar: name of the set, undo and redo, menu, and save buttons. */
export const EditorBar = (props: EditorBarProps): ReactElement => {
  const { saving, dirty, room, rooms, bill, step, ways, onType } = props;
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const leadsOn = step === 'frame' && stepRefusal('modules', draft, catalogue) === undefined;
  const { setId } = saving.saved;
  const actions = useEditorActions({ setId, ways, onType });
  const { groups, working } = useEditorMenu(actions, { setId, dirty });
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
            read={roundedPieces}
            compact
            onEnter={goOn}
          />
        </div>
      )}
      <div className={styles['tools']}>
        <IconButton
          icon={actions.quickEntry.icon}
          label={actions.quickEntry.label}
          shortcut={actions.quickEntry.shortcut}
          onClick={actions.quickEntry.perform}
        />
        <HistoryButton action={actions.undo} />
        <HistoryButton action={actions.redo} />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={editor.menu} working={working} silent />}
          groups={groups}
        />
      </div>
      <div className={styles['save']}>
        <SlowSaving busy={saving.busy} />
        <BillButton bill={bill} />
        <SaveButtons actions={actions} dirty={dirty} second={leadsOn} nextRoom={ways.nextRoom?.name} />
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

const HistoryButton = ({ action }: { readonly action: EditorActions['undo'] }): ReactElement => {
  const { icon, label, shortcut, refusal, perform } = action;
  return (
    <IconButton
      icon={icon}
      label={label}
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
      <summary>{sets.usage.inRooms(rooms.length, pieces)}</summary>
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

type SaveButtonsProps = {
  readonly actions: EditorActions;
  readonly dirty: boolean;
  /** Whether another button is the screen's primary action at the moment. */
  readonly second: boolean;
  /** Name of the next room; undefined if there is none. */
  readonly nextRoom: string | undefined;
};

/**
 * The save buttons: save and leave, or save and begin the next set, in the same or the next empty room. They mark
 * unsaved changes and show the reason when saving is not possible (docs/specification.md#s2-112).
 */
const SaveButtons = ({ actions, dirty, second, nextRoom }: SaveButtonsProps): ReactElement => {
  const { editor } = useTexts();
  return (
    <>
      <ActionButton action={actions.saveAndNext} caption={editor.save.addNext} className={styles['next']} />
      {nextRoom !== undefined && (
        <ActionButton
          action={actions.saveAndNextRoom}
          caption={nextRoom}
          className={classNames(styles['next'], styles['next-room'])}
        />
      )}
      <ActionButton
        action={actions.save}
        explanation={dirty ? editor.save.unsaved : editor.save.nothing}
        className={styles['last']}
        variant={second ? 'plain' : 'primary'}
        busy={actions.save.busy}
        data-dirty={dirty ? '' : undefined}
      >
        <span className={styles['unsaved']} aria-hidden />
      </ActionButton>
    </>
  );
};

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  readonly action: Action & { readonly icon: LucideIcon };
  /** Tooltip; defaults to the label with its keyboard shortcut. */
  readonly explanation?: string;
  /** The part of the label that a phone has room for. */
  readonly caption?: string;
  readonly children?: ReactNode;
  readonly 'data-dirty'?: '' | undefined;
};

const ActionButton = ({ action, explanation, caption, children, ...rest }: ActionButtonProps): ReactElement => {
  const { icon, label, shortcut, refusal, busy, perform } = action;
  const button = (
    <Button
      {...rest}
      icon={icon}
      refusal={refusal}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      onClick={() => {
        if (busy !== true) perform();
      }}
    >
      <span className={styles['label']}>{label}</span>
      {caption !== undefined && (
        <span className={styles['caption']} aria-hidden>
          {caption}
        </span>
      )}
      {children}
    </Button>
  );
  const keys = shortcut === undefined ? '' : ` (${shortcutLabel(shortcut)})`;
  return refusal === undefined ? <Tooltip text={explanation ?? `${label}${keys}`}>{button}</Tooltip> : button;
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
