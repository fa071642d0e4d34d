import { useState, type FormEvent } from 'react';
import { acceptedEntry, leftEntry, typedEntry, type FieldEntry, type ProblemOf } from './field-entry.ts';
import { useSubmit } from './use-submit.ts';

export type FieldFormRules = {
  /** What the field holds at first, and again after a reset. */
  readonly start: string;
  /** What is wrong with a value, in words. */
  readonly problemOf: ProblemOf;
  /** Called with a valid value. The form is reset once it answers true, unless something else was typed meanwhile. */
  readonly submit: (value: string) => Promise<boolean>;
};

export type FieldForm = {
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** What is wrong, once it is time to say so. */
  readonly problem: string | undefined;
  readonly isValid: boolean;
  readonly busy: boolean;
  readonly handleBlur: () => void;
  readonly handleSubmit: (event?: FormEvent) => void;
};

/** A form of one field: it says what is wrong at the right time, and submits only what is valid. */
export const useFieldForm = ({ start, problemOf, submit }: FieldFormRules): FieldForm => {
  const [typed, setTyped] = useState<FieldEntry>();
  const entry = typed ?? { value: start, told: false };
  const problem = problemOf(entry.value);
  const attempt = useSubmit(
    () => submit(entry.value),
    () => setTyped((now) => acceptedEntry(now, entry.value)),
  );
  const handleSubmit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (problem === undefined) {
      attempt.submit();
    }
  };
  return {
    value: entry.value,
    setValue: (value) => setTyped(typedEntry(entry, value, problemOf)),
    problem: entry.told ? problem : undefined,
    isValid: problem === undefined,
    busy: attempt.busy,
    handleBlur: () => setTyped(leftEntry(entry)),
    handleSubmit,
  };
};
