import { priceFromWire } from '@ramka/contract/translate/price';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import { picturePath } from '@ramka/domain/picture-paths';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './bill.module.css';
import { reasonsText } from './reasons-text.ts';

/** The rows of a bill: each article with its quantity, its value, and why it is there. */
export const BillRows = ({ rows }: { readonly rows: readonly ComponentRow[] }): ReactElement => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <BillRow key={row.id} row={row} />
    ))}
  </ul>
);

const BillRow = ({ row }: { readonly row: ComponentRow }): ReactElement => {
  const texts = useTexts();
  const price = priceFromWire(row.price);
  return (
    <li className={styles['row']}>
      <Picture className={styles['picture']} src={imageAddress(picturePath.article(row))} alt="" />
      <div className={styles['words']}>
        <p className={styles['symbol']}>{row.symbol}</p>
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
