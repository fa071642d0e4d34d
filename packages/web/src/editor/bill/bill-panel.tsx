import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { AwaitedBill } from './awaited-bill.tsx';
import { BillRows } from './bill-rows.tsx';
import { BillTotal } from './bill-total.tsx';
import styles from './bill.module.css';
import type { EditedBill } from './use-bill.ts';

/** What the set on screen costs and is made of. */
export const BillPanel = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { componentList } = useTexts();
  return (
    // It scrolls, and nothing in it takes the focus: the keyboard reaches it itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <aside className={styles['panel']} aria-label={componentList.title} tabIndex={0}>
      <BillTotal bill={bill} />
      <h2 className={styles['title']}>{componentList.title}</h2>
      {bill ? <BillRows rows={bill.rows} /> : <AwaitedBill />}
    </aside>
  );
};
