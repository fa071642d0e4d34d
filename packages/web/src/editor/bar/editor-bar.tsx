import { roundedPieces } from '@ramka/domain/quantity';
import { EllipsisVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import type { Saving } from '../saving/use-saving.ts';
import { useEditor } from '../state/editor-context.ts';
import { stepRefusal, type Step } from '../steps/step.ts';
import { BillButton } from './bill-button.tsx';
import styles from './editor-bar.module.css';
import { HistoryButtons } from './history-buttons.tsx';
import { NameField } from './name-field.tsx';
import { SaveButton } from './save-button.tsx';
import { useMenuActions } from './use-menu-actions.ts';

export type EditorBarProps = {
  readonly saving: Saving;
  readonly dirty: boolean;
  /** The room that the new set goes into. */
  readonly room:
    | { readonly name: string; readonly quantity: number; readonly onQuantity: (quantity: number) => void }
    | undefined;
  readonly bill: EditedBill | undefined;
  readonly step: Step;
  readonly onSave: () => void;
};

/** The editor's head: the set's name, undo and redo, the menu, and saving. */
export const EditorBar = ({ saving, dirty, room, bill, step, onSave }: EditorBarProps): ReactElement => {
  const { editor: texts } = useTexts();
  const { draft, catalogue } = useEditor();
  const leadsOn = step === 'frame' && stepRefusal('modules', draft, catalogue) === undefined;
  const { groups, working } = useMenuActions({ setId: saving.saved.setId, dirty });
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
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={texts.menu} working={working} silent />}
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
