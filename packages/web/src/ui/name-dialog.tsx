import type { NameSubject } from '@ramka/domain/names';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields/text-field.tsx';
import { nameProblemText, useFieldForm } from './form.ts';

export type NameDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Determines the validation rules. */
  readonly subject: NameSubject;
  readonly start: string;
  readonly confirmLabel: string;
  /** Called with a valid name; the dialog closes if it resolves to true. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
};

export const NameDialog = (props: NameDialogProps): ReactElement => {
  const { title, label, hint, subject, start, confirmLabel, onName, onClose } = props;
  const texts = useTexts();
  const form = useFieldForm({
    start,
    problemOf: (name) => nameProblemText(subject, name, texts),
    submit: onName,
    onDone: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      title={title}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!form.isValid} busy={form.busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        hint={hint}
        value={form.value}
        onValue={form.setValue}
        onBlur={subject === 'set' ? undefined : form.handleBlur}
        onKeyDown={form.handleKeyDown}
        problem={form.problem}
        maxLength={200}
        data-autofocus=""
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
};
