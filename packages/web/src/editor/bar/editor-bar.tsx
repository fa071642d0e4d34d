import { roundedPieces } from '@ramka/domain/quantity';
import { EllipsisVertical, Save } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RoomOfSet } from '../../api/project.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { BillTotal } from '../bill/bill.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { useOpenDialog } from '../editing/editor-dialog.ts';
import { useEditor } from '../editing/editor.ts';
import { type Step, stepRefusal } from '../editing/steps.ts';
import { saveRefusal, type Saving } from '../saving/saving.ts';
import { HistoryButtons, useMenuActions } from './editor-actions.tsx';
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
  readonly onSave: () => void;
};

/** The editor's head: the set's name, undo and redo, the menu, and saving. */
export const EditorBar = ({ saving, dirty, room, rooms, bill, step, onSave }: EditorBarProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const leadsOn = step === 'frame' && stepRefusal('modules', draft, catalogue) === undefined;
  const { groups, working } = useMenuActions({ setId: saving.saved.setId, dirty });
  return (
    <header className={styles['bar']}>
      <div className={styles['title']}>
        {room && <h1 className={styles['room']}>{editor.creatingInRoom(room.name)}</h1>}
        <NameField heading={!room} isNew={saving.saved.setId === null} />
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
          />
        </div>
      )}
      <div className={styles['tools']}>
        <HistoryButtons />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={editor.menu} working={working} silent />}
          groups={groups}
        />
      </div>
      <div className={styles['save']}>
        <BillButton bill={bill} />
        <SaveButton busy={saving.busy} dirty={dirty} second={leadsOn} onSave={onSave} />
      </div>
    </header>
  );
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
};

/** The set's name, typed where it stands. */
const NameField = ({ heading, isNew }: NameFieldProps): ReactElement => {
  const { editor } = useTexts();
  const { draft, edit } = useEditor();
  return (
    <>
      {heading && <h1 className="visually-hidden">{draft.set.name || (isNew ? editor.newSet : editor.unnamedSet)}</h1>}
      <input
        className={styles['name']}
        aria-label={editor.setName}
        placeholder={isNew ? editor.newSet : editor.unnamedSet}
        autoComplete="off"
        maxLength={120}
        value={draft.set.name}
        onChange={(event) => edit({ kind: 'rename', name: event.target.value })}
      />
    </>
  );
};

type SaveButtonProps = {
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Whether the screen asks for something else first, which then stands out instead. */
  readonly second: boolean;
  readonly onSave: () => void;
};

/** Saves the set; says that it has unsaved changes, or why it cannot be saved now (docs/specification.md#s2-112). */
const SaveButton = ({ busy, dirty, second, onSave }: SaveButtonProps): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { save } = texts.editor;
  const refusal = saveRefusal(draft, dirty, catalogue, texts);
  const button = (
    <Button look={second ? 'plain' : 'primary'} icon={Save} busy={busy} refusal={refusal} onClick={onSave}>
      {save.save}
      {dirty && <span className={styles['unsaved']} aria-hidden />}
    </Button>
  );
  return refusal === undefined ? <Tooltip text={save.unsaved}>{button}</Tooltip> : button;
};

/** The price where the list has no place beside the picture; opens the list. */
const BillButton = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement | null => {
  const { editor } = useTexts();
  const open = useOpenDialog();
  return bill ? (
    <button type="button" className={styles['bill']} title={editor.bill.show} onClick={() => open({ kind: 'bill' })}>
      <BillTotal bill={bill} />
    </button>
  ) : null;
};
