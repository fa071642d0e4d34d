import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './notice.module.css';

type NoticeProps = { readonly icon: LucideIcon; readonly text: string };

/** A line above the screens, for information that concerns all of them. */
export const Notice = ({ icon: Icon, text }: NoticeProps): ReactElement => (
  <p className={styles['notice']}>
    <Icon className={styles['icon']} aria-hidden />
    {text}
  </p>
);
