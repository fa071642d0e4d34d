import { roundedPieces } from '@ramka/domain/quantity/rounded-pieces';
import { EllipsisVertical, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { BillTotal } from '../bill/bill-total.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { saveRefusal } from '../saving/save-refusal.ts';
import type { Saving } from '../saving/use-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './editor-bar.module.css';
import { NameField } from './name-field.tsx';
import { useMenuActions } from './use-menu-actions.ts';

export type EditorBarProps = {
  readonly saving: Saving;
  readonly dirty: boolean;
  /** The room that the new set goes into. */
  readonly room:
    | { readonly name: string; readonly quantity: number; readonly onQuantity: (quantity: number) => void }
    | undefined;
  readonly bill: EditedBill | undefined;
  readonly onSave: () => void;
};

/** The editor's head: the set's name, undo and redo, the menu, and saving. */
export const EditorBar = ({ saving, dirty, room, bill, onSave }: EditorBarProps): ReactElement => {
  const { editor: texts } = useTexts();
  const menu = useMenuActions(saving.saved.setId, bill !== undefined);
  return (
    <header className={styles['bar']}>
      <div className={styles['title']}>
        {room && <h1 className={styles['room']}>{texts.creatingInRoom(room.name)}</h1>}
        <NameField heading={!room} isNew={saving.saved.setId === null} />
      </div>
      {room && (
        <div className={styles['quantity']}>
          <QuantityField
            label={texts.quantity}
            value={room.quantity}
            onValue={room.onQuantity}
            read={roundedPieces}
            compact
          />
        </div>
      )}
      <div className={styles['tools']}>
        <HistoryButtons />
        <Menu trigger={<IconButton icon={EllipsisVertical} label={texts.menu} silent />} groups={menu} />
      </div>
      <div className={styles['save']}>
        <BillButton bill={bill} />
        <SaveButton saving={saving} dirty={dirty} onSave={onSave} />
      </div>
    </header>
  );
};

const HistoryButtons = (): ReactElement => {
  const { editor: texts } = useTexts();
  const { history, undo, redo } = useEditor();
  const undone = history.past.at(-1);
  const redone = history.future[0];
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undone ? texts.undo(texts.edits[undone.name]) : texts.undoShort}
        refusal={undone ? undefined : texts.nothingToUndo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={redone ? texts.redo(texts.edits[redone.name]) : texts.redoShort}
        refusal={redone ? undefined : texts.nothingToRedo}
        onClick={redo}
      />
    </>
  );
};

/** The price where the list has no place beside the picture; opens the list. */
const BillButton = ({ bill }: Pick<EditorBarProps, 'bill'>): ReactElement | null => {
  const { bill: texts } = useTexts().editor;
  const open = useOpenDialog();
  return bill ? (
    <button type="button" className={styles['bill']} title={texts.show} onClick={() => open({ kind: 'bill' })}>
      <BillTotal bill={bill} />
    </button>
  ) : null;
};

const SaveButton = ({ saving, dirty, onSave }: Pick<EditorBarProps, 'saving' | 'dirty' | 'onSave'>): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { save } = texts.editor;
  const refusal = saveRefusal(draft, dirty, catalogue, texts);
  const button = (
    <Button look="primary" icon={Save} busy={saving.busy} refusal={refusal} onClick={onSave}>
      {save.save}
      {dirty && <span className={styles['unsaved']} aria-hidden />}
    </Button>
  );
  return refusal === undefined ? <Tooltip text={save.unsaved}>{button}</Tooltip> : button;
};
