/** One step of the store's history, in SQL that every engine understands. Never changed once released. */
export type Migration = {
  /** Counted from 1 without gaps. */
  readonly number: number;
  readonly name: string;
  readonly statements: readonly string[];
};
