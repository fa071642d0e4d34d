import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { BillTotal } from '../bill/bill-total.tsx';
import type { EditedBill } from '../bill/use-bill.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import styles from './editor-bar.module.css';

/** The price where the list has no place beside the picture; opens the list. */
export const BillButton = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement | null => {
  const { bill: texts } = useTexts().editor;
  const open = useOpenDialog();
  return bill ? (
    <button type="button" className={styles['bill']} title={texts.show} onClick={() => open({ kind: 'bill' })}>
      <BillTotal bill={bill} />
    </button>
  ) : null;
};
