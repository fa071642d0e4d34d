import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    readonly icon?: LucideIcon | undefined;
    readonly children: ReactNode;
    /** Why it cannot be pressed now: it looks disabled, stays focusable and says the reason. */
    readonly refusal?: string | undefined;
    /** Its action is under way: it does not react, and shows so. */
    readonly busy?: boolean | undefined;
    /** Something that it started goes on: it shows so, and still reacts. */
    readonly working?: boolean | undefined;
  };

/** A button with a word on it. `type` is `button` unless said otherwise. */
export const Button = (props: ButtonProps): ReactElement => {
  const { look, size, wide, icon: Icon, refusal, busy = false, working = busy, ...others } = props;
  const { children, className, onClick, ...rest } = others;
  const blocked = refusal !== undefined || busy;
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={blocked || undefined}
      aria-busy={working || undefined}
      onClick={(event) => {
        if (blocked) {
          event.preventDefault();
        } else {
          onClick?.(event);
        }
      }}
    >
      {working ? <Spinner /> : Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
      <span className={styles['word']}>{children}</span>
    </button>
  );
  return refusal === undefined ? button : <Tooltip text={refusal}>{button}</Tooltip>;
};
