import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import styles from './radio-list.module.css';

/** One of the things to choose from. */
export type RadioChoice<Value> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** A line under the label, or why it cannot be chosen. */
  readonly note?: ReactNode;
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** A button of its own, at the end of its line. */
  readonly beside?: ReactNode;
};

export type RadioListProps<Value> = {
  readonly label: string;
  readonly choices: readonly RadioChoice<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /** Hears of keys on a choice before they choose. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One of several, each on a line of its own. */
export const RadioList = <Value extends string | number>(props: RadioListProps<Value>): ReactElement => {
  const { label, choices, value, onValue, onKeyDown } = props;
  return (
    <RadioGroup
      className={styles['list']}
      aria-label={label}
      value={value ?? null}
      onValueChange={(next) => next !== null && onValue(next)}
    >
      {choices.map((choice) => (
        <div key={choice.value} className={styles['line']} data-described="">
          <label className={styles['choice']} data-disabled={choice.disabled === true ? '' : undefined}>
            <Radio.Root
              className={styles['dot']}
              value={choice.value}
              disabled={choice.disabled === true}
              onKeyDown={onKeyDown}
            />
            {choice.picture !== undefined && <span className={styles['picture']}>{choice.picture}</span>}
            <span className={styles['words']}>
              <span>{choice.label}</span>
              {choice.note !== undefined && <span className={styles['note']}>{choice.note}</span>}
            </span>
          </label>
          {choice.beside}
        </div>
      ))}
    </RadioGroup>
  );
};
