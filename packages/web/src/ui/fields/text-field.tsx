import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'value'> & {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Error text; undefined if the value is valid or the error is not to be shown yet. */
  readonly problem?: string | undefined;
  readonly hint?: ReactNode;
  /** Whether the label is for screen readers only. */
  readonly labelHidden?: boolean | undefined;
  /** Buttons inside the field, at its end. */
  readonly end?: ReactNode;
};

/** A text input with label, and a hint or error text. */
export const TextField = (props: TextFieldProps): ReactElement => {
  const { label, value, onValue, problem, hint, labelHidden, end, className, ...rest } = props;
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={classNames(styles['field'], className)}>
      <label htmlFor={id} className={labelHidden === true ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      <div className={styles['frame']}>
        <input
          autoComplete="off"
          {...rest}
          id={id}
          className={styles['input']}
          value={value}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onValue(event.target.value)}
        />
        {end}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={problem === undefined ? 'muted' : styles['problem']} aria-live="polite">
          {note}
        </p>
      )}
    </div>
  );
};

/** A search field, whose label is its placeholder. */
export const SearchField = ({ label, ...rest }: TextFieldProps): ReactElement => (
  <TextField label={label} labelHidden placeholder={label} type="search" {...rest} />
);
