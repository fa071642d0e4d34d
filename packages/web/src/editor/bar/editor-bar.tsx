import { roundedPieces } from '@ramka/domain/quantity';
import { DoorOpen, EllipsisVertical, Keyboard, Save, SaveAll } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
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
import { HistoryButtons, useMenuActions, type SaveMenu } from './editor-actions.tsx';
import styles from './editor-bar.module.css';

export type EditorBarProps = {
  readonly saving: Saving;
  readonly dirty: boolean;
  /** The room that the new set goes into. */
  readonly room:
    | { readonly name: string; readonly quantity: number; readonly onQuantity: (quantity: number) => void }
    | undefined;
  /** The rooms in which the saved set stands. */
  readonly rooms: readonly RoomOfSet[];
  readonly bill: EditedBill | undefined;
  readonly step: Step;
  readonly ways: SaveMenu;
  /** Opens the field in which the set is typed. */
  readonly onType: () => void;
};

/** The editor's head: the set's name, undo and redo, the menu, and saving. */
export const EditorBar = (props: EditorBarProps): ReactElement => {
  const { saving, dirty, room, rooms, bill, step, ways, onType } = props;
  const { editor, typing } = useTexts();
  const { draft, catalogue } = useEditor();
  const leadsOn = step === 'frame' && stepRefusal('modules', draft, catalogue) === undefined;
  const { groups, working } = useMenuActions({ setId: saving.saved.setId, dirty });
  const bar = useRef<HTMLElement>(null);
  const goOn = (): void => confirmField(bar.current);
  return (
    <header ref={bar} className={styles['bar']}>
      <div className={styles['title']}>
        {room && <h1 className={styles['room']}>{editor.creatingInRoom(room.name)}</h1>}
        <NameField heading={!room} isNew={saving.saved.setId === null} onEnter={goOn} />
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
        <IconButton icon={Keyboard} label={typing.open} onClick={onType} />
        <HistoryButtons />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={editor.menu} working={working} silent />}
          groups={groups}
        />
      </div>
      <div className={styles['save']}>
        <BillButton bill={bill} />
        <SaveButtons dirty={dirty} second={leadsOn} ways={ways} />
      </div>
    </header>
  );
};

/** Enter takes what is typed and goes on: from the name to the quantity, from the last field to what the step shows. */
const confirmField = (bar: HTMLElement | null): void => {
  const fields = [...(bar?.querySelectorAll('input') ?? [])];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  const panel = document.querySelector<HTMLElement>('[data-step-panel]');
  (next ?? panel)?.focus({ preventScroll: next === undefined });
};

/** In which rooms the saved set stands, and how often: in all of them it is what is changed here. */
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
  /** Whether the name is the screen's heading too. */
  readonly heading: boolean;
  readonly isNew: boolean;
  readonly onEnter: () => void;
};

/** The set's name, typed where it stands. */
const NameField = ({ heading, isNew, onEnter }: NameFieldProps): ReactElement => {
  const { common, editor } = useTexts();
  const { draft, edit } = useEditor();
  return (
    <>
      {heading && <h1 className="visually-hidden">{draft.set.name || (isNew ? editor.newSet : common.unnamedSet)}</h1>}
      <input
        className={styles['name']}
        aria-label={editor.setName}
        placeholder={isNew ? editor.newSet : common.unnamedSet}
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
  readonly dirty: boolean;
  /** Whether the screen asks for something else first, which then stands out instead. */
  readonly second: boolean;
  readonly ways: SaveMenu;
};

/**
 * Saves the set, and leaves or begins the next one, here or in the room whose turn it is; says that it has unsaved changes, or why it cannot be saved now
 * (docs/specification.md#s2-112).
 */
const SaveButtons = ({ dirty, second, ways }: SaveButtonsProps): ReactElement => {
  const { save } = useTexts().editor;
  const { busy, refusal, onSave, onNext, nextRoom } = ways;
  const explained = (text: string, button: ReactElement<object>): ReactElement =>
    refusal === undefined ? <Tooltip text={text}>{button}</Tooltip> : button;
  return (
    <>
      {explained(
        `${save.saveAndNext} (Ctrl+Enter)`,
        <Button
          className={styles['next']}
          icon={SaveAll}
          aria-keyshortcuts="Control+Enter"
          refusal={refusal}
          onClick={() => busy || onNext()}
        >
          {save.saveAndNext}
        </Button>,
      )}
      {nextRoom &&
        explained(
          `${save.saveAndGoTo(nextRoom.name)} (Ctrl+Shift+Enter)`,
          <Button
            className={classNames(styles['next'], styles['next-room'])}
            icon={DoorOpen}
            refusal={refusal}
            onClick={() => busy || nextRoom.onGo()}
          >
            {save.saveAndGoTo(nextRoom.name)}
          </Button>,
        )}
      {explained(
        dirty ? save.unsaved : save.nothing,
        <Button
          className={styles['last']}
          variant={second ? 'plain' : 'primary'}
          icon={Save}
          busy={busy}
          refusal={refusal}
          aria-keyshortcuts="Control+S"
          data-dirty={dirty ? '' : undefined}
          onClick={onSave}
        >
          {save.save}
          <span className={styles['unsaved']} aria-hidden />
        </Button>,
      )}
    </>
  );
};

/** The price where the list has no place beside the picture; opens the list. */
const BillButton = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement | null => {
  const { componentList } = useTexts();
  const open = useOpenDialog();
  return bill ? (
    <button type="button" className={styles['bill']} title={componentList.show} onClick={() => open({ kind: 'bill' })}>
      <BillTotal bill={bill} />
    </button>
  ) : null;
};
