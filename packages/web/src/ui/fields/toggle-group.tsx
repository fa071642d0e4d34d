import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip.tsx';
import styles from './toggle-group.module.css';

/** One of the things to choose from. */
type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** What is read out, where the label is a picture or a bare sign. */
  readonly name?: string | undefined;
  /** What choosing it would do besides. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
};

type Look = {
  readonly label: string;
  /** `chips` stand apart and wrap; otherwise they form one bar. */
  readonly chips?: boolean | undefined;
};

export type ToggleGroupProps<Value extends string> = Look & {
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChosen: (chosen: readonly Value[]) => void;
  /** Several may be on at once. Without it one is always on. */
  readonly multiple?: boolean | undefined;
};

/** A few things to choose from, all in sight. */
export const ToggleGroup = <Value extends string>(props: ToggleGroupProps<Value>): ReactElement => {
  const { label, choices, chosen, onChosen, multiple = false, chips } = props;
  return (
    <BaseToggleGroup
      // Arrows go from one to the next, as in every toolbar.
      role="toolbar"
      aria-label={label}
      className={chips === true ? styles['chips'] : styles['bar']}
      multiple={multiple}
      value={chosen}
      onValueChange={(next) => {
        const values = choices.map((choice) => choice.value).filter((value) => next.includes(value));
        if (multiple || values.length > 0) {
          onChosen(values);
        }
      }}
    >
      {choices.map(({ value, label, name, description, disabled = false }) => {
        const toggle = (
          <Toggle
            key={value}
            value={value}
            disabled={disabled}
            aria-label={name}
            className={classNames(styles['choice'])}
          >
            {label}
          </Toggle>
        );
        return description === undefined ? (
          toggle
        ) : (
          <Tooltip key={value} text={description} side="bottom">
            {toggle}
          </Tooltip>
        );
      })}
    </BaseToggleGroup>
  );
};
