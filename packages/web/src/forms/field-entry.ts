/** What was typed into a form's only field, and whether it is time to say what is wrong with it. */
export type FieldEntry = { readonly value: string; readonly told: boolean };

/** Says what is wrong with a value; undefined where nothing is. */
export type ProblemOf = (value: string) => string | undefined;

/** The entry after typing: what is wrong is told once the field was right before, or became empty. */
export const typedEntry = (entry: FieldEntry, value: string, problemOf: ProblemOf): FieldEntry => ({
  value,
  told: entry.told || value === '' || problemOf(value) === undefined,
});

/** The entry after the field was left: empty, the form is reset (specification §5); otherwise what is wrong is told. */
export const leftEntry = (entry: FieldEntry): FieldEntry | undefined =>
  entry.value.trim() === '' ? undefined : { value: entry.value, told: true };

/** The entry once a value was accepted: the form is reset, but what was typed meanwhile stays, as if just typed. */
export const acceptedEntry = (entry: FieldEntry | undefined, accepted: string): FieldEntry | undefined =>
  entry === undefined || entry.value === accepted ? undefined : { value: entry.value, told: false };
