/** An entry of a catalogue's file, and where it stands: `$[3]`, or `line 17`. */
export type PlacedEntry<Entry> = { readonly value: Entry; readonly path: string };

/** What could be read of a file that lists things. */
export type FileEntries<Entry> = {
  /** Path below the catalogue's folder. */
  readonly file: string;
  readonly entries: readonly PlacedEntry<Entry>[];
  /**
   * Ids, tags, symbols and categories of entries that broke the schema, or `all` where the file could not be read.
   * What hangs on them is no fault of its own.
   */
  readonly lost: ReadonlySet<unknown> | 'all';
};

/** Whether a reference may be reported as dangling: nothing that was lost could be what it means. */
export const isComplete = (files: readonly FileEntries<unknown>[], key: unknown): boolean =>
  files.every(({ lost }) => lost !== 'all' && !lost.has(key));
