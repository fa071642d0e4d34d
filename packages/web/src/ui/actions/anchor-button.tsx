import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export type AnchorButtonProps = ComponentPropsWithRef<'a'> &
  ButtonLook & { readonly icon?: LucideIcon | undefined; readonly children?: ReactNode };

/** A link to any address, such as a download, that looks like a button. */
export const AnchorButton = ({
  look,
  size,
  wide,
  icon: Icon,
  children,
  className,
  ...rest
}: AnchorButtonProps): ReactElement => (
  <a {...rest} className={buttonClass({ look, size, wide }, className)}>
    {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
    <span className={styles['word']}>{children}</span>
  </a>
);
