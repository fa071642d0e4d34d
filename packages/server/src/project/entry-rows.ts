import type { RoomEntry } from '@ramka/domain/project';
import { entryColumns, type Row } from '../store/columns.ts';
import { type AnyQuery } from '../store/operation.ts';
import { queryBuilder, type RoomList } from '../store/tables.ts';

/** The row of a room entry, without the project id. */
export type EntryRow = Row<typeof entryColumns>;

export const entryColumnNames = entryColumns.keyof().options;

const keyColumns = ['projectId', 'roomId', 'entryId'] as const;

const valueColumns = entryColumns.omit({ roomId: true, entryId: true }).keyof().options;

/** Converts a row to a domain entry. */
export const entryOfRow = ({ entryId, quantity }: Pick<EntryRow, 'entryId' | 'quantity'>): RoomEntry => ({
  id: entryId,
  quantity,
});

/** Converts a domain entry to a row. */
export const rowOfEntry = (roomId: number, { id, quantity }: RoomEntry, position: number): EntryRow => ({
  roomId,
  entryId: id,
  quantity,
  position,
});

/** Inserts entries, or replaces those that the room already contains. */
export const upsertEntries = (list: RoomList, projectId: string, rows: readonly EntryRow[]): AnyQuery =>
  queryBuilder
    .insertInto(list)
    .values(rows.map((row) => ({ ...row, projectId })))
    .onConflict((conflict) =>
      conflict
        .columns(keyColumns)
        .doUpdateSet((row) => Object.fromEntries(valueColumns.map((name) => [name, row.ref(`excluded.${name}`)]))),
    );
