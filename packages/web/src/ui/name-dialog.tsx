import type { NameSubject } from '@ramka/domain/names';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { TextField } from './fields/text-field.tsx';
import { nameProblemText, useField } from './form.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export type NameDialogProps = Pick<FormDialogProps, 'title' | 'onClose' | 'submitLabel'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Determines the validation rules. */
  readonly subject: NameSubject;
  /** What the field holds when the dialog opens; later values do not change what is about to be submitted. */
  readonly start: string;
  /** Takes a valid name; the dialog closes once it returns true. */
  readonly onName: (name: string) => Promise<boolean>;
};

/** Asks for a name. */
export const NameDialog = ({ label, hint, subject, start, onName, ...dialog }: NameDialogProps): ReactElement => {
  const texts = useTexts();
  const [opened] = useState(start);
  const field = useField({ start: opened, problemOf: (name) => nameProblemText(subject, name, texts) });
  return (
    <FormDialog {...dialog} disabled={!field.isValid} onSubmit={() => onName(field.value)}>
      <TextField
        label={label}
        hint={hint}
        value={field.value}
        onValue={field.setValue}
        onBlur={subject === 'set' ? undefined : field.handleBlur}
        onKeyDown={field.handleKeyDown}
        problem={field.problem}
        maxLength={200}
        data-autofocus=""
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  );
};
