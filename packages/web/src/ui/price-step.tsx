import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PriceChange } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { classNames } from './class-names.ts';
import styles from './price-step.module.css';

export type PriceStepProps = PriceChange & { readonly size?: 'small' | 'medium' | 'large' | undefined };

/** A net price before and after a change, and the difference. */
export const PriceStep = ({ before, after, size = 'medium' }: PriceStepProps): ReactElement => {
  const { restyle } = useTexts();
  return (
    <span className={classNames(styles['step'], styles[size])}>
      <span className="visually-hidden">{restyle.price(priceText(before), priceText(after))}</span>
      <span className={styles['before']} aria-hidden>
        {priceText(before)}
      </span>
      <ArrowRight className={styles['arrow']} aria-hidden />
      <span className={styles['after']} aria-hidden>
        {priceText(after)}
      </span>
      {after !== before && <span className={styles['difference']}>{differenceText(after - before)}</span>}
    </span>
  );
};

/** Formats a price with the currency label of the deployment. */
export const priceText = (price: MinorUnits): string => formatPrice(price, pageSettings.currencyLabel);

/** Formats a price difference with its sign. */
export const differenceText = (difference: MinorUnits): string =>
  `${difference < 0 ? '−' : '+'}${priceText(Math.abs(difference))}`;
