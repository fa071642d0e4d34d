import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { BillRows } from './bill-rows.tsx';
import { BillTotal } from './bill-total.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './bill.module.css';
import type { EditedBill } from './use-bill.ts';

/** What the set on screen costs and is made of. */
export const BillPanel = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { componentList, editor } = useTexts();
  const { draft } = useEditor();
  const lacking = draft.set.frameId === null ? editor.bill.needsFrame : editor.bill.needsControllers;
  return (
    <aside className={styles['panel']} aria-label={componentList.title}>
      <BillTotal bill={bill} />
      <h2 className={styles['title']}>{componentList.title}</h2>
      {bill ? <BillRows rows={bill.rows} /> : <p className={styles['empty']}>{lacking}</p>}
    </aside>
  );
};
