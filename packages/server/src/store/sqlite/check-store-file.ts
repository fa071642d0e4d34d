import Database from 'better-sqlite3';

/** A file that is no whole store of this program. */
export class NoStoreFile extends Error {
  override readonly name = 'NoStoreFile';
}

/** Reads every page of a file and throws unless it is a whole store; leaves no other file beside it. */
export const checkStoreFile = (file: string): void => {
  const problem = problemOf(file);
  if (problem !== undefined) throw new NoStoreFile(`${file} is not a whole store: ${problem}`);
};

const problemOf = (file: string): string | undefined => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true });
    database.pragma('journal_mode = DELETE');
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return String(integrity);
    const orphans = database.pragma('foreign_key_check');
    if (Array.isArray(orphans) && orphans.length > 0) return 'it has orphans';
    database.prepare('SELECT "number" FROM "migrations"').all();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
};
