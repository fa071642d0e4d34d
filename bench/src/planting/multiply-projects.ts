import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The tables with project data, beginning with that of the projects. */
const tables = ['projects', 'rooms', 'sets', 'roomSets', 'roomProducts', 'selections'];

/**
 * Copies a project within the store of a stopped server, once for each number from `from` to `to`. The ids of the
 * copies are scattered like random ones.
 */
export const multiplyProjects = (dataFolder: string, projectId: string, from: number, to: number): void => {
  const database = new Database(join(dataFolder, 'ramka.sqlite'));
  database.function('copied_id', { deterministic: true }, (number: unknown) => copiedId(Number(number)));
  database.transaction(() => {
    for (const table of tables) {
      const key = table === 'projects' ? 'id' : 'projectId';
      const columns = database
        .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
        .all(table)
        .map(({ name }) => `"${name}"`);
      const copied = columns.map((column) => (column === `"${key}"` ? 'copied_id(number)' : column));
      database
        .prepare(
          `WITH RECURSIVE numbers(number) AS (SELECT ? UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
          INSERT INTO "${table}" (${columns.join(', ')})
          SELECT ${copied.join(', ')} FROM "${table}", numbers WHERE "${key}" = ?`,
        )
        .run(from, to, projectId);
    }
  })();
  database.close();
};

/**
 * The id of the copy with this number: eight characters from an alphabet of eight. Consecutive numbers have distant
 * ids.
 */
export const copiedId = (number: number): string =>
  ((number * 10_368_889) % 8 ** 8).toString(8).padStart(8, '0').replaceAll('0', 'x').replaceAll('1', 'y');
