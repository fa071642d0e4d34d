import type { ShopOrder } from '@ramka/contract/wire/shop-order';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import styles from './shop-order.module.css';

export type OrderFindingsProps = { readonly order: Pick<ShopOrder, 'findings' | 'remarks'> };

/** What does not fit, article by article, and what cannot be ordered at all. */
export const OrderFindings = ({ order: { findings, remarks } }: OrderFindingsProps): ReactElement => {
  const { shop } = useTexts();
  if (findings.length + remarks.length === 0) {
    return <p>{shop.allFits}</p>;
  }
  return (
    <section aria-label={shop.check}>
      <h3 className={styles['heading']}>{shop.check}</h3>
      <ul className={styles['findings']}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {findings.map(({ kind, symbol, name }) => (
          <li key={`${symbol} ${kind}`}>
            <strong translate="no">{symbol}</strong> {name}
            <span className={styles['finding']}>{shop.findings[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
