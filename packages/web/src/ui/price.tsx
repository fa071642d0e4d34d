import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export type PriceProps = {
  /** Net; null where there is none: "price on request". */
  readonly value: MinorUnits | null;
  readonly size?: 'medium' | 'large' | undefined;
};

/** A net price under the label of the price list that it comes from. */
export const Price = ({ value, size = 'medium' }: PriceProps): ReactElement => {
  const { common } = useTexts();
  return value === null ? (
    <span className={styles['request']}>{common.priceOnRequest}</span>
  ) : (
    <span className={classNames(styles['price'], styles[size])} translate="no">
      {formatPrice(value, pageSettings.currencyLabel)}
    </span>
  );
};

export type PriceFromProps = {
  readonly price: MinorUnits | null;
  /** What is chosen instead; null: nothing, or nobody knows what it costs. */
  readonly from: MinorUnits | null;
};

/** What something costs: where another thing is chosen, what it costs more or less than that. */
export const PriceFrom = ({ price, from }: PriceFromProps): ReactElement => (
  <>
    {from !== null && price !== null && price >= from && '+'}
    <Price value={price === null ? null : price - (from ?? 0)} />
  </>
);
