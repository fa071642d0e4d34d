/** Something that is built from sources before the server can use it. */
export type BuildStep = {
  /** For the stamp and the log. */
  readonly name: string;
  /** What it makes, from the root of the repository. */
  readonly target: string;
  /** Files and folders that it is made from. */
  readonly sources: readonly string[];
  readonly build: () => Promise<void>;
};
