import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './switch.module.css';

export type SwitchProps = {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly label: ReactNode;
  /** Why it cannot be switched now. */
  readonly refusal?: string | undefined;
};

/** On or off, at once. */
export const Switch = ({ checked, onChecked, label, refusal }: SwitchProps): ReactElement => {
  const body = (
    <label className={styles['label']} data-refused={refusal === undefined ? undefined : ''}>
      <BaseSwitch.Root
        className={styles['track']}
        checked={checked}
        readOnly={refusal !== undefined}
        aria-disabled={refusal === undefined ? undefined : true}
        onCheckedChange={(next) => onChecked(next)}
      >
        <BaseSwitch.Thumb className={styles['thumb']} />
      </BaseSwitch.Root>
      <span>{label}</span>
    </label>
  );
  return refusal === undefined ? body : <Tooltip text={refusal}>{body}</Tooltip>;
};
