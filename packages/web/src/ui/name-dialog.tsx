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
  /** Value when the dialog opens; later values of this property are ignored. */
  readonly start: string;
  /** Called with a valid name; the dialog closes if it resolves to true. */
  readonly onName: (name: string) => Promise<boolean>;
};

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
