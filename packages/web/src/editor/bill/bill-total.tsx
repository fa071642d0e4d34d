import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './bill.module.css';
import type { EditedBill } from './use-bill.ts';

/** The net price of the set on screen; the last known one while the next is on its way. */
export const BillTotal = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { editor, messages } = useTexts();
  const texts = editor.bill;
  const total = bill?.total ?? null;
  return (
    <div className={styles['total']} data-updating={bill?.updating === true ? '' : undefined}>
      <span className={styles['label']}>{texts.price}</span>
      <span className={styles['sum']} aria-live="polite" aria-busy={bill?.updating === true}>
        {total === null ? '–' : <Price value={total} size="large" />}
      </span>
      {bill?.partly === true && <span className={styles['note']}>{texts.partlyOnRequest}</span>}
      {bill?.failed === true && (
        <output className={styles['note']}>
          {total === null ? messages.fetchFailed : texts.failed(messages.fetchFailed)}
        </output>
      )}
    </div>
  );
};
