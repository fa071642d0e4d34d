import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import type { DialogProps } from './base-ui-dialogs.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useSubmit } from './form.ts';

export type FormDialogProps = Omit<DialogProps, 'footer' | 'onSubmit'> & {
  /** Returns whether the form was accepted; if so, the dialog closes. */
  readonly onSubmit: () => boolean | Promise<boolean>;
  /** Defaults to "Save". */
  readonly submitLabel?: string | undefined;
  /** Whether there is nothing valid to submit. */
  readonly disabled?: boolean | undefined;
};

/** A dialog that is a form, with a cancel and a submit button. Enter submits it. */
export const FormDialog = ({ onSubmit, submitLabel, disabled = false, ...dialog }: FormDialogProps): ReactElement => {
  const { common } = useTexts();
  const { busy, submit } = useSubmit(async () => onSubmit(), dialog.onClose);
  return (
    <Dialog
      {...dialog}
      onSubmit={() => !disabled && submit()}
      footer={
        <>
          <Button onClick={dialog.onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={disabled} busy={busy}>
            {submitLabel ?? common.save}
          </Button>
        </>
      }
    />
  );
};
