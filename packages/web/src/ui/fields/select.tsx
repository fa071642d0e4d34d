import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import field from './field.module.css';
import styles from './select.module.css';

export type SelectProps<Value extends string | number> = {
  readonly label: string;
  /** `language` is the language tag of the label if it differs from the page's. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly language?: string }[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly icon?: LucideIcon | undefined;
  /** `quiet` has no background until hovered. */
  readonly variant?: 'field' | 'quiet' | undefined;
  /** Whether a quiet select box shows only its icon on phones. */
  readonly iconOnPhones?: boolean | undefined;
};

/** A native select box. */
export const Select = <Value extends string | number>(props: SelectProps<Value>): ReactElement => {
  const {
    label,
    options,
    value,
    onValue,
    placeholder,
    disabled,
    labelHidden,
    icon: Icon,
    variant = 'field',
    iconOnPhones,
  } = props;
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((option) => String(option.value) === chosen);
    if (option !== undefined) {
      onValue(option.value);
    }
  };
  return (
    <div className={field['field']}>
      <label htmlFor={id} className={labelHidden === true ? 'visually-hidden' : field['label']}>
        {label}
      </label>
      <div
        className={classNames(styles['place'], variant === 'field' ? field['frame'] : styles['quiet'])}
        data-icon={iconOnPhones === true ? '' : undefined}
      >
        {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
        <span className={styles['sized']} data-chosen={options.find((option) => option.value === value)?.label}>
          <select
            id={id}
            className={styles['select']}
            data-empty={value === null ? '' : undefined}
            value={value ?? ''}
            disabled={disabled}
            onChange={(event) => choose(event.target.value)}
            onKeyDown={stopEscapeOfOpenList}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.language}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
        <ChevronDown className={styles['arrow']} aria-hidden />
      </div>
    </div>
  );
};

/** Escape closes the opened list, but not the dialog around it. */
const stopEscapeOfOpenList = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key === 'Escape' && CSS.supports('selector(:open)') && event.currentTarget.matches(':open')) {
    event.stopPropagation();
  }
};
