/** A build step that must run before the server can start. */
export type BuildStep = {
  /** Name in the stamp and the log. */
  readonly name: string;
  /** The file or folder that the step creates, relative to the repository root. */
  readonly target: string;
  /** Files and folders that the step depends on. */
  readonly sources: readonly string[];
  readonly build: () => Promise<void>;
};
