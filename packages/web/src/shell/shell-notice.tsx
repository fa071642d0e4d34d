import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './shell-notice.module.css';

export type ShellNoticeProps = { readonly icon: LucideIcon; readonly text: string };

/** A line over the screens of a project that says something about all of them. */
export const ShellNotice = ({ icon: Icon, text }: ShellNoticeProps): ReactElement => (
  <p className={styles['notice']}>
    <Icon className={styles['icon']} aria-hidden />
    {text}
  </p>
);
