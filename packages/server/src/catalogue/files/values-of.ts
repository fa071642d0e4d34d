import type { FileEntries } from './file-entries.ts';

/** The entries of a file without their places. */
export const valuesOf = <Entry>(file: FileEntries<Entry>): readonly Entry[] => file.entries.map(({ value }) => value);
