import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useCloseRequest } from './close-request.ts';
import own from './confirm-dialog.module.css';
import { usePresence } from './dialog-presence.tsx';
import styles from './dialog.module.css';

export type ConfirmDialogProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** What pressing "yes" does, in a word or two: "Delete room". */
  readonly confirmLabel: string;
  /** "Cancel" unless said otherwise. */
  readonly cancelLabel?: string | undefined;
  /** Whether something is destroyed. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** A third answer between the two. */
  readonly other?: { readonly label: string; readonly perform: () => void } | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** A question that must be answered before anything else, open while it is rendered; 480 px wide (docs/specification.md#s9-24). */
export const ConfirmDialog = (props: ConfirmDialogProps): ReactElement => {
  const { title, children, confirmLabel, cancelLabel, danger, busy, other, onConfirm, onCancel } = props;
  const texts = useTexts();
  const { open, onLeft } = usePresence();
  useCloseRequest(open, onCancel);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      onOpenChangeComplete={(next) => !next && onLeft()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['veil']} forceRender />
        <AlertDialog.Viewport className={classNames(styles['viewport'], own['viewport'])}>
          <AlertDialog.Popup inert={!open} className={classNames(styles['popup'], styles['width-480'], own['popup'])}>
            <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description className={styles['description']} render={<div />}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={own['buttons']}>
              <Button onClick={onCancel}>{cancelLabel ?? texts.common.cancel}</Button>
              {other && <Button onClick={other.perform}>{other.label}</Button>}
              <Button look={danger === true ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
