import { picturePath } from '@ramka/domain/drawing';
import { formatPrice } from '@ramka/domain/money';
import { frameOfSet, isConfigured } from '@ramka/domain/set/product-set';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import type { ComponentRow } from '../../api/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { pageSettings } from '../../platform/page-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditor } from '../editing/editor.ts';
import styles from './bill.module.css';
import { reasonsText } from './reasons-text.ts';
import type { EditedBill } from './use-bill.ts';

/** The bill of the edited set, shown next to the canvas. */
export const BillPanel = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { componentList } = useTexts();
  return (
    // The region scrolls but contains no focusable element, so it is a tab stop itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <aside className={styles['panel']} aria-label={componentList.title} tabIndex={0}>
      <BillTotal bill={bill} />
      <h2 className={styles['title']}>{componentList.title}</h2>
      {bill ? <BillRows rows={bill.rows} /> : <AwaitedBill />}
    </aside>
  );
};

export type BillDialogProps = { readonly onClose: () => void; readonly bill: EditedBill | undefined };

/** The bill of the edited set in a dialog, with the reasons of every row. */
export const BillDialog = ({ onClose, bill }: BillDialogProps): ReactElement => {
  const { componentList } = useTexts();
  return (
    <Dialog onClose={onClose} width="half" title={componentList.title} footer={<BillTotal bill={bill} />}>
      {bill ? <BillRows rows={bill.rows} /> : <AwaitedBill />}
    </Dialog>
  );
};

/** The set's net price. Shows the previous price while the next one is loading. */
export const BillTotal = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { common, editor, messages } = useTexts();
  const total = bill?.total ?? null;
  return (
    <div className={styles['total']} data-updating={bill?.updating === true ? '' : undefined}>
      <span className={styles['label']}>{common.price}</span>
      <span className={styles['sum']} data-outdated={bill?.outdated === true && total !== null ? '' : undefined}>
        {total === null ? (
          '–'
        ) : bill?.outdated === true ? (
          <>
            {editor.bill.previously} <Price value={total} />
          </>
        ) : (
          <Price value={total} size="large" />
        )}
      </span>
      {bill?.partly === true && <span className={styles['note']}>{editor.bill.partlyOnRequest}</span>}
      {bill?.failed === true && (
        <output className={styles['note']}>
          {bill.isOffline
            ? editor.bill.waits
            : total === null
              ? messages.fetchFailed
              : editor.bill.failed(messages.fetchFailed)}
        </output>
      )}
    </div>
  );
};

/**
 * Announces the net price to screen readers after a change. The announcement includes the label, because a bare amount
 * is unclear while a dialog is open.
 */
export const AnnouncedTotal = ({ bill }: { readonly bill: EditedBill | undefined }): ReactElement => {
  const { common } = useTexts();
  const total = bill && !bill.updating && bill.total !== null ? bill.total : null;
  return (
    <output className="visually-hidden">
      {total === null ? '' : `${common.price}: ${formatPrice(total, pageSettings.currencyLabel)}`}
    </output>
  );
};

/** The rows of a bill: article, quantity, value and reasons. */
const BillRows = ({ rows }: { readonly rows: readonly ComponentRow[] }): ReactElement => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <BillRow key={row.id} row={row} />
    ))}
  </ul>
);

const BillRow = ({ row }: { readonly row: ComponentRow }): ReactElement => {
  const texts = useTexts();
  const price = row.price;
  return (
    <li className={styles['row']}>
      <Picture className={styles['picture']} src={imageAddress(picturePath.article(row))} alt="" />
      <div className={styles['words']}>
        <p className={styles['symbol']} translate="no">
          {row.symbol}
        </p>
        <p className={styles['name']}>{row.name}</p>
        <p className={styles['reasons']}>{reasonsText(row.reasons, texts)}</p>
      </div>
      <div className={styles['amount']}>
        <Price value={price === null ? null : price * row.quantity} />
        <span className={styles['quantity']}>
          {row.quantity > 1 && price !== null ? (
            <>
              {row.quantity} × <Price value={price} />
            </>
          ) : (
            texts.editor.optionsDialog.pieces(row.quantity)
          )}
        </span>
      </div>
    </li>
  );
};

/** Placeholder before the first bill: states that it is loading, or that the set is not configured yet. */
const AwaitedBill = (): ReactElement => {
  const { common, editor } = useTexts();
  const { draft, catalogue } = useEditor();
  if (isConfigured(draft.set, catalogue)) return <Spinner label={common.loading} />;
  return (
    <p className="muted">{frameOfSet(draft.set, catalogue) ? editor.bill.needsControllers : editor.bill.needsFrame}</p>
  );
};
