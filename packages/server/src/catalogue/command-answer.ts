/** What a command of `npm run catalogue` prints, and whether all went well. */
export type CommandAnswer = { readonly lines: readonly string[]; readonly succeeded: boolean };
