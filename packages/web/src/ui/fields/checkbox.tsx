import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  /** Shown next to the box; with `labelHidden` for screen readers only. */
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

export const Checkbox = (props: CheckboxProps): ReactElement => {
  const { checked, onChecked, label, labelHidden, disabled, onKeyDown } = props;
  return (
    <label className={classNames(styles['label'], labelHidden === true && styles['bare'])}>
      <span className={styles['place']}>
        <input
          type="checkbox"
          className={styles['box']}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChecked(event.target.checked)}
          onKeyDown={onKeyDown}
        />
        <Check className={styles['tick']} aria-hidden />
      </span>
      <span className={labelHidden === true ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
};
