import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Tooltip } from '../tooltip.tsx';
import styles from './toggle-group.module.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Accessible name, if the label is a picture or symbol. */
  readonly name?: string | undefined;
  /** Accessible description of further effects of choosing it. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
};

type Look = {
  readonly label: string;
  /** `chips` are separate and wrap; otherwise the buttons form one bar. */
  readonly chips?: boolean | undefined;
};

export type ToggleGroupProps<Value extends string> = Look & {
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChosen: (chosen: readonly Value[]) => void;
  /** Whether several may be chosen at once. Otherwise exactly one is always chosen. */
  readonly multiple?: boolean | undefined;
};

/** A group of toggle buttons. Arrow keys move the focus between them. */
export const ToggleGroup = <Value extends string>(props: ToggleGroupProps<Value>): ReactElement => {
  const { label, choices, chosen, onChosen, multiple = false, chips } = props;
  const [visited, setVisited] = useState<Value>();
  const open = choices.filter(({ disabled }) => disabled !== true).map(({ value }) => value);
  const stop = [visited, ...chosen, ...open].find((value) => value !== undefined && open.includes(value));
  const choose = (pressed: Value): void => {
    if (multiple)
      onChosen(choices.map(({ value }) => value).filter((value) => (value === pressed) !== chosen.includes(value)));
    else if (!chosen.includes(pressed)) onChosen([pressed]);
  };
  return (
    <div role="toolbar" aria-label={label} className={chips === true ? styles['chips'] : styles['bar']}>
      {choices.map(({ value, label, name, description, disabled = false }) => {
        const toggle = (
          <button
            key={value}
            type="button"
            disabled={disabled}
            tabIndex={value === stop ? 0 : -1}
            aria-label={name}
            aria-pressed={chosen.includes(value)}
            className={styles['choice']}
            onClick={() => choose(value)}
            onFocus={() => setVisited(value)}
            onKeyDown={moveToNext}
          >
            {label}
          </button>
        );
        return description === undefined ? (
          toggle
        ) : (
          <Tooltip key={value} text={description} side="bottom">
            {toggle}
          </Tooltip>
        );
      })}
    </div>
  );
};

/** Moves the focus to the neighbouring button, wrapping around at the ends. */
const moveToNext = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const toolbar = event.currentTarget.closest('[role=toolbar]');
  const buttons = [...(toolbar?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
  const index = buttons.indexOf(event.currentTarget);
  buttons.at((index + step) % buttons.length)?.focus();
};
