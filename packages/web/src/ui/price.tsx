import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export type PriceProps = {
  /** Net price; null for "price on request". */
  readonly value: MinorUnits | null;
  readonly size?: 'medium' | 'large' | undefined;
};

/** A net price with the currency label of its price list. */
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
  /** Price of the chosen item; null if nothing is chosen or its price is unknown. */
  readonly from: MinorUnits | null;
};

/** A price, or its difference from the price of the chosen item. */
export const PriceFrom = ({ price, from }: PriceFromProps): ReactElement => (
  <>
    {from !== null && price !== null && price >= from && '+'}
    <Price value={price === null ? null : price - (from ?? 0)} />
  </>
);
