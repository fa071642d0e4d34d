import { priceFromWire } from '@ramka/contract/translate/price';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import { totalOf } from '@ramka/domain/money';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Price } from '../ui/display/price.tsx';
import { ComponentTableRow } from './component-table-row.tsx';
import styles from './component-table.module.css';

export type ComponentTableProps = { readonly rows: readonly ComponentRow[] };

/** Articles to order, with quantities, prices and the total. */
export const ComponentTable = ({ rows }: ComponentTableProps): ReactElement => {
  const { common, componentList } = useTexts();
  const total = totalOf(rows.map(({ quantity, price }) => ({ quantity, price: priceFromWire(price) })));
  if (rows.length === 0) {
    return <p>{componentList.empty}</p>;
  }
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{componentList.picture}</span>
          </th>
          <th scope="col">{common.symbol}</th>
          <th scope="col">{common.name}</th>
          <th scope="col">{common.series}</th>
          <th scope="col" className={styles['number']}>
            {common.quantity}
          </th>
          <th scope="col" className={styles['number']}>
            {common.price}
          </th>
          <th scope="col" className={styles['number']}>
            {common.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComponentTableRow key={row.id} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={6}>
            {common.total}
          </th>
          <td className={styles['number']}>
            <Price value={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
