import type { ImportFinding } from '../import-finding.ts';

/** A row of a sheet: its cells by the names of their columns, and where it stands. */
export type SheetRow = {
  /** The sheet, as it is told in faults. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** Cells by the titles of their columns; those without text are left out. */
export const cellsByTitle = (titles: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(titles.flatMap((title, index) => (title !== '' && cells[index] ? [[title, cells[index]]] : [])));

/** What is wrong with a row, in which column. */
export const rowFault = ({ file, line }: Omit<SheetRow, 'cells'>, column: string, message: string): ImportFinding => ({
  file,
  at: { line, path: column },
  code: 'unreadable',
  message,
});
