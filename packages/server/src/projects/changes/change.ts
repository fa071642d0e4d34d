/** What every change to a project says about itself. */
export type Change = {
  readonly projectId: string;
  /** The versions that the caller may have seen; undefined: any (reading R13). */
  readonly seen: readonly number[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};
