import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

type LinkLookProps = ComponentPropsWithRef<'a'> &
  ButtonLook & { readonly icon?: LucideIcon | undefined; readonly children?: ReactNode };

const ButtonAnchor = ({ look, size, wide, icon: Icon, children, className, ...rest }: LinkLookProps): ReactElement => (
  <a {...rest} className={buttonClass({ look, size, wide }, className)}>
    {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
    <span className={styles['word']}>{children}</span>
  </a>
);

/** A link to a screen that looks like a button; takes `to`, `params` and `search` as a link does. */
export const LinkButton = createLink(ButtonAnchor);
