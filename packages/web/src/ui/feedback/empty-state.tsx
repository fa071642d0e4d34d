import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  readonly icon?: LucideIcon | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons: what to do about it. */
  readonly actions?: ReactNode;
};

/** What stands where nothing is yet: says so, and what to do about it. */
export const EmptyState = ({ icon: Icon, title, children, actions }: EmptyStateProps): ReactElement => (
  <div className={styles['empty']}>
    {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
    <p className={styles['title']}>{title}</p>
    {children !== undefined && <div className={styles['words']}>{children}</div>}
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
);
