import { type KeyboardEvent, useId, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../tooltip.tsx';
import styles from './switch.module.css';

export type SwitchProps = {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly label: ReactNode;
  /** Reason why the switch is disabled. It remains focusable, so that the reason is read out. */
  readonly refusal?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A switch that takes effect immediately. */
export const Switch = ({ checked, onChecked, label, refusal, onKeyDown }: SwitchProps): ReactElement => {
  const id = useId();
  const refused = refusal !== undefined;
  const body = (
    <label className={styles['label']} data-refused={refused ? '' : undefined}>
      <input
        type="checkbox"
        role="switch"
        className={styles['track']}
        checked={checked}
        aria-checked={checked}
        aria-disabled={refused || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={refused ? `${id}-refusal` : undefined}
        onChange={(event) => refused || onChecked(event.target.checked)}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-label`}>{label}</span>
      {refused && (
        <span id={`${id}-refusal`} className="visually-hidden">
          {refusal}
        </span>
      )}
    </label>
  );
  return refused ? <Tooltip text={refusal}>{body}</Tooltip> : body;
};
