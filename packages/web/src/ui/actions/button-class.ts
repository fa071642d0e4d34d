import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How much a button asks for attention, and how large it is. */
export type ButtonLook = {
  /** `primary` is the one thing to do here; `quiet` has no surface until it is pointed at. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it fills the width that it is given. */
  readonly wide?: boolean | undefined;
};

/** The class of a button, for buttons and for links that look like one. */
export const buttonClass = ({ look, size, wide }: ButtonLook, more?: string): string =>
  classNames(
    styles['button'],
    styles[look ?? 'plain'],
    styles[size ?? 'medium'],
    wide === true && styles['wide'],
    more,
  );
