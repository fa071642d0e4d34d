import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

/** How much a button asks for attention, and how large it is. */
type ButtonVariant = {
  /** `primary` is the one thing to do here; `quiet` has no surface until it is pointed at. */
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it fills the width that it is given. */
  readonly wide?: boolean | undefined;
};

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonVariant & {
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
  const { variant, size, wide, icon: Icon, refusal, busy = false, working = busy, ...others } = props;
  const { children, className, onClick, ...rest } = others;
  const word = useKeptFocus();
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

/** For the word on a button that becomes another element when the reason against it comes or goes: the focus goes along. */
const useKeptFocus = () => {
  const wasFocused = useRef(false);
  return useCallback((word: HTMLElement) => {
    const button = word.closest('button');
    if (wasFocused.current) button?.focus({ preventScroll: true });
    wasFocused.current = false;
    return () => {
      wasFocused.current = document.activeElement === button;
    };
  }, []);
};

export type AnchorButtonProps = ComponentPropsWithRef<'a'> &
  ButtonVariant & { readonly icon?: LucideIcon | undefined; readonly children?: ReactNode };

/** A link to any address, such as a download, that looks like a button. */
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

/** A link to a screen that looks like a button; takes `to`, `params` and `search` as a link does. */
export const LinkButton = createLink(AnchorButton);

/** The class of a button, for buttons and for links that look like one. */
const buttonClass = ({ variant, size, wide }: ButtonVariant, more?: string): string =>
  classNames(
    styles['button'],
    styles[variant ?? 'plain'],
    styles[size ?? 'medium'],
    wide === true && styles['wide'],
    more,
  );
