import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

/** Emphasis and size of a button. */
type ButtonVariant = {
  /** `primary` is the main action of a screen; `quiet` has no background until hovered. */
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the button fills the available width. */
  readonly wide?: boolean | undefined;
};

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonVariant & {
    readonly icon?: LucideIcon | undefined;
    readonly children: ReactNode;
    /**
     * Reason why the button is disabled. It remains focusable, so that the reason is shown in a tooltip and read out.
     */
    readonly refusal?: string | undefined;
    /** Whether its action is in progress: shows a spinner and ignores clicks. */
    readonly busy?: boolean | undefined;
    /** Whether background work started by the button is in progress: shows a spinner and still reacts to clicks. */
    readonly working?: boolean | undefined;
  };

/** A button with a text label. `type` defaults to `button`. */
export const Button = (props: ButtonProps): ReactElement => {
  const { variant, size, wide, icon: Icon, refusal, busy = false, working = busy, ...others } = props;
  const { children, className, onClick, ...rest } = others;
  const word = usePreservedFocus();
  const blocked = refusal !== undefined || busy;
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
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
      <span ref={word} className={styles['word']}>
        {children}
      </span>
    </button>
  );
  return refusal === undefined ? button : <Tooltip text={refusal}>{button}</Tooltip>;
};

/** Keeps the focus on the button when React replaces its element, which happens when `refusal` is set or cleared. */
const usePreservedFocus = () => {
  const wasFocused = useRef(false);
  return useCallback((label: HTMLElement) => {
    const button = label.closest('button');
    if (wasFocused.current) button?.focus({ preventScroll: true });
    wasFocused.current = false;
    return () => {
      wasFocused.current = document.activeElement === button;
    };
  }, []);
};

export type AnchorButtonProps = ComponentPropsWithRef<'a'> &
  ButtonVariant & { readonly icon?: LucideIcon | undefined; readonly children?: ReactNode };

/** A link to any address, such as a download, styled as a button. */
export const AnchorButton = ({
  variant,
  size,
  wide,
  icon: Icon,
  children,
  className,
  ...rest
}: AnchorButtonProps): ReactElement => (
  <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
    {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
    <span className={styles['word']}>{children}</span>
  </a>
);

/** A router link styled as a button; takes `to`, `params` and `search`. */
export const LinkButton = createLink(AnchorButton);

/** Returns the class names of buttons and of links styled as buttons. */
const buttonClass = ({ variant, size, wide }: ButtonVariant, more?: string): string =>
  classNames(
    styles['button'],
    styles[variant ?? 'plain'],
    styles[size ?? 'medium'],
    wide === true && styles['wide'],
    more,
  );
