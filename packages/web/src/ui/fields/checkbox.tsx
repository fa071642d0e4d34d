import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  /** Beside the box; with `labelHidden` only read out. */
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** A box to tick. */
export const Checkbox = ({ checked, onChecked, label, labelHidden, disabled }: CheckboxProps): ReactElement => (
  <label className={classNames(styles['label'], labelHidden === true && styles['bare'])}>
    <span className={styles['place']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <Check className={styles['tick']} aria-hidden />
    </span>
    <span className={labelHidden === true ? 'visually-hidden' : undefined}>{label}</span>
  </label>
);
