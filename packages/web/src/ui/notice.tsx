import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly action?: { readonly label: string; readonly perform: () => void };
};

/** A line above the screens, for information that concerns all of them. */
export const Notice = ({ icon: Icon, text, action }: NoticeProps): ReactElement => (
  <div className={styles['notice']}>
    <Icon className={styles['icon']} aria-hidden />
    <p className={styles['text']}>{text}</p>
    {action && (
      <Button size="small" onClick={action.perform}>
        {action.label}
      </Button>
    )}
  </div>
);
