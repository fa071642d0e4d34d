import { nameProblem, type NameSubject } from '@ramka/domain/names';
import type { PageTexts } from '@ramka/texts/texts';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePresence } from './dialog-presence.tsx';

export type FieldFormRules = {
  /** What the field holds at first, and again after a reset. */
  readonly start: string;
  /** What is wrong with a value, in words. */
  readonly problemOf: ProblemOf;
  /** Called with a valid value. Once it answers true the form is reset, unless something else was typed meanwhile. */
  readonly submit: (value: string) => Promise<boolean>;
  /** Called once a value was accepted, unless the form has gone meanwhile. */
  readonly onDone?: (() => void) | undefined;
};

export type FieldForm = {
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** What is wrong, once it is time to say so. */
  readonly problem: string | undefined;
  readonly isValid: boolean;
  readonly busy: boolean;
  readonly handleBlur: () => void;
  /** Enter asks for what is wrong: a form whose button is disabled does not come to its submission. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
  readonly handleSubmit: (event?: FormEvent) => void;
};

/** A form of one field: it says what is wrong at the right time, and submits only what is valid. */
export const useFieldForm = ({ start, problemOf, submit, onDone }: FieldFormRules): FieldForm => {
  const [typed, setTyped] = useState<FieldEntry>();
  const entry = typed ?? { value: start, told: false };
  const problem = problemOf(entry.value);
  const attempt = useSubmit(
    () => submit(entry.value),
    () => {
      setTyped((now) => submittedEntry(now, entry.value));
      onDone?.();
    },
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
    handleBlur: () => setTyped(touchedEntry(entry)),
    handleKeyDown: ({ key, nativeEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing && problem !== undefined) setTyped({ ...entry, told: true });
    },
    handleSubmit,
  };
};

export type Submit<Asked extends readonly unknown[] = []> = {
  /** Whether an attempt is under way. */
  readonly busy: boolean;
  /** Starts an attempt, unless one is under way. */
  readonly submit: (...asked: Asked) => void;
};

/**
 * An attempt to do something on the server; `onDone` is called if `attempt` answers true. Not where its dialog was closed
 * meanwhile: another one may be open in its place.
 */
export const useSubmit = <Asked extends readonly unknown[] = []>(
  attempt: (...asked: Asked) => Promise<boolean>,
  onDone: () => void,
): Submit<Asked> => {
  const [busy, setBusy] = useState(false);
  const shown = useIsMounted();
  const run = async (asked: Asked): Promise<void> => {
    setBusy(true);
    try {
      if ((await attempt(...asked)) && shown.current) {
        onDone();
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    submit: (...asked) => {
      if (!busy) {
        void run(asked);
      }
    },
  };
};

/** Whether what asks is on the screen still; not in a dialog that is on its way out. */
export const useIsMounted = (): RefObject<boolean> => {
  const { open } = usePresence();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = open;
    return () => {
      shown.current = false;
    };
  }, [open]);
  return shown;
};

/** Whether a screen is still there, and nobody on the way to another one. */
export const useIsCurrentRoute = (): (() => boolean) => {
  const { history } = useRouter();
  const shown = useIsMounted();
  const [address] = useState(history.location.pathname);
  return () => shown.current && history.location.pathname === address;
};

/** What was typed into a form's only field, and whether it is time to say what is wrong with it. */
type FieldEntry = { readonly value: string; readonly told: boolean };

/** Says what is wrong with a value; undefined where nothing is. */
export type ProblemOf = (value: string) => string | undefined;

/** The entry after typing: what is wrong is told once the field was right before, or became empty. */
export const typedEntry = (entry: FieldEntry, value: string, problemOf: ProblemOf): FieldEntry => ({
  value,
  told: entry.told || value === '' || problemOf(value) === undefined,
});

/**
 * The entry after the field was left: empty, the form is reset (docs/specification.md#s5-35); otherwise what is wrong
 * is told.
 */
export const touchedEntry = (entry: FieldEntry): FieldEntry | undefined =>
  entry.value.trim() === '' ? undefined : { value: entry.value, told: true };

/** The entry once a value was accepted: the form is reset, but what was typed meanwhile stays. */
export const submittedEntry = (entry: FieldEntry | undefined, accepted: string): FieldEntry | undefined =>
  entry === undefined || entry.value === accepted ? undefined : { value: entry.value, told: false };

/** What is wrong with a typed name, in words (docs/specification.md#s5-1); undefined where nothing is. */
export const nameProblemText = (subject: NameSubject, typed: string, { messages }: PageTexts): string | undefined => {
  const problem = nameProblem(subject, typed);
  const own = subject === 'project' ? messages.projectName : messages.roomName;
  return problem && { ...own, ...messages.name }[problem.kind];
};
