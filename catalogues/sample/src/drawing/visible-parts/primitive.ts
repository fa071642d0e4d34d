/** A primitive as catalogue.md §6.5 writes it, taken apart: `socketE+lid` is a `socketE` with the feature `lid`. */
export type Primitive = { readonly base: string; readonly features: ReadonlySet<string> };

/** Takes the key of a primitive apart at `+` and blanks. */
export const primitiveOf = (key: string): Primitive => {
  const [base = '', ...features] = key.split(/[+\s]+/u);
  return { base, features: new Set(features) };
};
