import { useState, type FormEvent } from 'react';

export type FieldFormRules = {
  /** What the field holds at first, and again after a reset. */
  readonly start: string;
  /** What is wrong with a value, in words; undefined where nothing is. */
  readonly problemOf: (value: string) => string | undefined;
  /** Called with a valid value. The form is reset once it answers true. */
  readonly submit: (value: string) => Promise<boolean>;
};

export type FieldForm = {
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** What is wrong, once it is time to say so. */
  readonly problem: string | undefined;
  readonly isValid: boolean;
  readonly busy: boolean;
  readonly reset: () => void;
  /** Left empty, the form is reset (specification §5). */
  readonly handleBlur: () => void;
  readonly handleSubmit: (event?: FormEvent) => void;
};

type Entry = { readonly value: string; readonly told: boolean };

/** A form of one field: what is wrong with it is told once it was left, was right before, or became empty. */
export const useFieldForm = ({ start, problemOf, submit }: FieldFormRules): FieldForm => {
  const [entry, setEntry] = useState<Entry>();
  const [busy, setBusy] = useState(false);
  const { value, told } = entry ?? { value: start, told: false };
  const problem = problemOf(value);
  const reset = (): void => setEntry(undefined);
  const setValue = (next: string): void =>
    setEntry({ value: next, told: told || next === '' || problemOf(next) === undefined });
  const handleBlur = (): void => (value.trim() === '' ? reset() : setEntry({ value, told: true }));
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      if (await submit(value)) {
        reset();
      }
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (problem === undefined && !busy) {
      void send();
    }
  };
  return {
    value,
    setValue,
    problem: told ? problem : undefined,
    isValid: problem === undefined,
    busy,
    reset,
    handleBlur,
    handleSubmit,
  };
};
