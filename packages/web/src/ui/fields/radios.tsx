import {
  createContext,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { classNames } from '../class-names.ts';
import field from './field.module.css';
import styles from './radios.module.css';

const GroupName = createContext('');

export type RadiosProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
};

/** A group of native radio buttons: arrow keys choose, Tab goes to the chosen one. */
export const Radios = ({ label, ...rest }: RadiosProps): ReactElement => {
  const name = useId();
  return (
    <GroupName value={name}>
      <div role="radiogroup" aria-label={label} {...rest} />
    </GroupName>
  );
};

export type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'checked' | 'onChange'> & {
  readonly chosen: boolean;
  readonly onChosen: () => void;
};

/** A radio button of the enclosing group. */
export const Radio = ({ chosen, onChosen, ...rest }: RadioProps): ReactElement => (
  <input type="radio" name={useContext(GroupName)} checked={chosen} onChange={onChosen} {...rest} />
);

export type RadioTileProps = Omit<RadioProps, 'children'> & { readonly children: ReactNode };

/** A radio button shown as a tile. Its content is styled by the caller. */
export const RadioTile = ({ className, style, children, ...radio }: RadioTileProps): ReactElement => (
  <label className={classNames(styles['tile'], className)} style={style} data-checked={radio.chosen ? '' : undefined}>
    {children}
    <Radio className={styles['cover']} {...radio} />
  </label>
);

/** A choice of a `RadioList`. */
export type RadioChoice<Value> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Text below the label, for example why it cannot be chosen. */
  readonly note?: ReactNode;
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** A separate button at the end of the row. */
  readonly trailing?: ReactNode;
};

export type RadioListProps<Value> = {
  readonly label: string;
  /** Whether the label is visible. Otherwise the heading around the list says the same. */
  readonly showsLabel?: boolean | undefined;
  readonly choices: readonly RadioChoice<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /** Called for keys pressed on a choice, before the browser handles them. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Radio buttons with one row per choice. */
export const RadioList = <Value extends string | number>(props: RadioListProps<Value>): ReactElement => {
  const { label, showsLabel = false, choices, value, onValue, onKeyDown } = props;
  return (
    <Radios label={label} className={styles['list']}>
      {showsLabel && (
        <span className={field['label']} aria-hidden>
          {label}
        </span>
      )}
      {choices.map((choice) => (
        <div key={choice.value} className={styles['line']} data-described="">
          <label
            className={styles['choice']}
            data-checked={choice.value === value ? '' : undefined}
            data-disabled={choice.disabled === true ? '' : undefined}
          >
            <Radio
              className={styles['dot']}
              chosen={choice.value === value}
              onChosen={() => onValue(choice.value)}
              disabled={choice.disabled === true}
              onKeyDown={onKeyDown}
            />
            {choice.picture !== undefined && <span className={styles['picture']}>{choice.picture}</span>}
            <span className={styles['words']}>
              <span>{choice.label}</span>
              {choice.note !== undefined && <span className="muted">{choice.note}</span>}
            </span>
          </label>
          {choice.trailing}
        </div>
      ))}
    </Radios>
  );
};
