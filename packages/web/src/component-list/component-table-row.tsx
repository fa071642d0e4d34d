import { priceFromWire } from '@ramka/contract/translate/price';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import { picturePath } from '@ramka/domain/picture-paths';
import type { ReactElement } from 'react';
import { imageAddress } from '../api/image-address.ts';
import { useTexts } from '../language/use-texts.ts';
import { CatalogueLink } from '../ui/display/catalogue-link.tsx';
import { Picture } from '../ui/display/picture.tsx';
import { Price } from '../ui/display/price.tsx';
import styles from './component-table.module.css';

/** One article; without a price of its own it counts nothing in the total. */
export const ComponentTableRow = ({ row }: { readonly row: ComponentRow }): ReactElement => {
  const { common } = useTexts();
  const price = priceFromWire(row.price);
  return (
    <tr>
      <td className={styles['picture']}>
        <Picture src={imageAddress(picturePath.article(row))} alt="" />
      </td>
      <td className={styles['symbol']}>{row.symbol}</td>
      <td className={styles['name']}>
        {row.name}
        <CatalogueLink address={row.catalogUrl} label={common.catalogueLink} name={row.name} />
      </td>
      <td className={styles['series']}>{row.serieName}</td>
      <td className={styles['number']} data-label={common.quantity}>
        {row.quantity}
      </td>
      <td className={styles['number']} data-label={common.price}>
        <Price value={price} />
      </td>
      <td className={styles['number']} data-label={common.sum}>
        {price === null ? '–' : <Price value={price * row.quantity} />}
      </td>
    </tr>
  );
};
