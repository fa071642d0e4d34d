import { nameProblem, type NameSubject } from '@ramka/domain/names';
import type { PageTexts } from '@ramka/texts/texts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useRequestOrigin } from './request-origin.ts';

export type FieldRules = {
  /** The initial value, and the value after a reset. */
  readonly start: string;
  /** Returns the error text of a value. */
  readonly problemOf: ProblemOf;
};

export type Field = {
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** The error text; undefined until it is time to show it. */
  readonly problem: string | undefined;
  readonly isValid: boolean;
  readonly handleBlur: () => void;
  /** Shows the error on Enter. A form whose submit button is disabled is not submitted by Enter. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
  /** Resets the field after a value was accepted, unless something else was typed meanwhile. */
  readonly accept: (accepted: string) => void;
};

/** State of a form's only field, which shows its error at the right time. */
export const useField = ({ start, problemOf }: FieldRules): Field => {
  const [typed, setTyped] = useState<FieldEntry>();
  const entry = typed ?? { value: start, showsError: false };
  const problem = problemOf(entry.value);
  return {
    value: entry.value,
    setValue: (value) => setTyped(typedEntry(entry, value, problemOf)),
    problem: entry.showsError ? problem : undefined,
    isValid: problem === undefined,
    handleBlur: () => setTyped(touchedEntry(entry)),
    handleKeyDown: ({ key, nativeEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing && problem !== undefined)
        setTyped({ ...entry, showsError: true });
    },
    accept: (accepted) => setTyped((now) => submittedEntry(now, accepted)),
  };
};

export type FieldFormRules = FieldRules & {
  /** Called with a valid value. If it resolves to true the form is reset, unless something else was typed meanwhile. */
  readonly submit: (value: string) => Promise<boolean>;
};

export type FieldForm = Omit<Field, 'accept'> & {
  readonly busy: boolean;
  readonly handleSubmit: (event?: FormEvent) => void;
};

/** A form with one field, which submits valid values only. */
export const useFieldForm = ({ submit, ...rules }: FieldFormRules): FieldForm => {
  const { accept, ...field } = useField(rules);
  const attempt = useSubmit(
    () => submit(field.value),
    () => accept(field.value),
  );
  const handleSubmit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (field.isValid) attempt.submit();
  };
  return { ...field, busy: attempt.busy, handleSubmit };
};

export type Submit<Args extends readonly unknown[] = []> = {
  /** Whether a submission is in progress. */
  readonly busy: boolean;
  /** Starts a submission, unless one is in progress. */
  readonly submit: (...args: Args) => void;
};

/**
 * Submits something to the server and calls `onDone` if `attempt` resolves to true. `onDone` is not called if the
 * dialog was closed meanwhile, because another one may be open in its place.
 */
export const useSubmit = <Args extends readonly unknown[] = []>(
  attempt: (...args: Args) => Promise<boolean>,
  onDone: () => void,
): Submit<Args> => {
  const [busy, setBusy] = useState(false);
  const markOrigin = useRequestOrigin();
  const run = async (args: Args): Promise<void> => {
    const origin = markOrigin();
    setBusy(true);
    try {
      if ((await attempt(...args)) && origin.isOnScreen()) {
        onDone();
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    submit: (...args) => {
      if (!busy) {
        void run(args);
      }
    },
  };
};

/** Text of the field, and whether its error is shown. */
type FieldEntry = { readonly value: string; readonly showsError: boolean };

/** Returns the error text of a value; undefined if it is valid. */
export type ProblemOf = (value: string) => string | undefined;

/** Returns the state after typing. The error is shown once the value was valid before or became empty. */
export const typedEntry = (entry: FieldEntry, value: string, problemOf: ProblemOf): FieldEntry => ({
  value,
  showsError: entry.showsError || value === '' || problemOf(value) === undefined,
});

/**
 * Returns the state after blur: an empty field resets the form (docs/specification.md#s5-35), otherwise the error is
 * shown.
 */
export const touchedEntry = (entry: FieldEntry): FieldEntry | undefined =>
  entry.value.trim() === '' ? undefined : { value: entry.value, showsError: true };

/** Returns the state after a value was accepted: the form is reset, unless something else was typed meanwhile. */
export const submittedEntry = (entry: FieldEntry | undefined, accepted: string): FieldEntry | undefined =>
  entry === undefined || entry.value === accepted ? undefined : { value: entry.value, showsError: false };

/** Returns the error text of a name (docs/specification.md#s5-1); undefined if it is valid. */
export const nameProblemText = (subject: NameSubject, typed: string, { messages }: PageTexts): string | undefined => {
  const problem = nameProblem(subject, typed);
  const own = subject === 'project' ? messages.projectName : messages.roomName;
  return problem && { ...own, ...messages.name }[problem.kind];
};
