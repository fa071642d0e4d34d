import { nameProblem } from '@ramka/domain/project/name-problem';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DialogState } from './dialog-state.ts';

export type NameFormDialogProps = DialogState & {
  readonly title: string;
  readonly label: string;
  readonly start: string;
  readonly confirmLabel: string;
  /** Resolves once the server answered; the dialog closes where that succeeded. */
  readonly onName: (name: string) => Promise<boolean>;
};

/** Asks for the name of a set; it may be empty (specification §5). */
export const NameFormDialog = (props: NameFormDialogProps): ReactElement => {
  const { open, onClose, title, label, start, confirmLabel, onName } = props;
  const { editor } = useTexts();
  const [name, setName] = useState(start);
  const [busy, setBusy] = useState(false);
  const refused = nameProblem('set', name) !== undefined;
  const submit = async (): Promise<void> => {
    if (refused || busy) return;
    setBusy(true);
    const done = await onName(name);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      keepOnOutsidePress
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{editor.actions.cancel}</Button>
          <Button look="primary" type="submit" busy={busy} disabled={refused}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextField label={label} value={name} onValue={setName} maxLength={120} data-autofocus="" />
    </Dialog>
  );
};
