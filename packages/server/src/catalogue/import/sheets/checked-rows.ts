import type { z } from 'zod';
import { schemaFaults } from '../../files/schema-faults.ts';
import type { ImportFinding } from '../import-finding.ts';
import { rowFault, type SheetRow } from './sheet-row.ts';

/** An entry of a sheet, and the row that it came from. */
export type SheetEntry<Entry> = { readonly row: SheetRow; readonly entry: Entry };

/** Makes entries of rows; what the format's schema refuses becomes faults that name the column. */
export const checkedRows = <Entry>(
  rows: readonly SheetRow[],
  schema: z.ZodType<Entry>,
  valueOf: (row: SheetRow) => object,
  faults: ImportFinding[],
): readonly SheetEntry<Entry>[] =>
  rows.flatMap((row) => {
    const value = withoutEmpty(valueOf(row));
    const answer = schema.safeParse(value);
    if (answer.success) return [{ row, entry: answer.data }];
    for (const { path, message } of schemaFaults('', '', value, answer.error.issues))
      faults.push(rowFault(row, path.replace(/^\./, ''), message));
    return [];
  });

/** Columns that hold no field of the format. */
const withoutEmpty = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
