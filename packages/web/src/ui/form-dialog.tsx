import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import type { DialogProps } from './base-ui-dialogs.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useSubmit } from './form.ts';

export type FormDialogProps = Omit<DialogProps, 'footer' | 'onSubmit'> & {
  /** Returns whether the form was accepted; the dialog closes then. */
  readonly onSubmit: () => boolean | Promise<boolean>;
  /** "Save" by default. */
  readonly submitLabel?: string | undefined;
  /** Whether there is nothing valid to submit. */
  readonly disabled?: boolean | undefined;
};

/** A dialog that is one form: Cancel, and a button that submits it, as Enter does. */
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
