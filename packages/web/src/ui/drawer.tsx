import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { classNames } from './class-names.ts';
import { useCloseRequest } from './close-request.ts';
import dialog from './dialog.module.css';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';

export type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly children: ReactNode;
};

/** A panel that slides in from the edge of the window over the page. */
export const Drawer = ({ open, onClose, side, title, children }: DrawerProps): ReactElement => {
  const texts = useTexts();
  useCloseRequest(open, onClose);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialog['veil']} />
        <BaseDialog.Popup inert={!open} className={classNames(styles['popup'], styles[side])}>
          <div className={styles['head']}>
            <BaseDialog.Title className={styles['title']}>{title}</BaseDialog.Title>
            <IconButton icon={X} label={texts.common.close} silent onClick={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
