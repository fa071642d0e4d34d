import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { OnProgress } from '../migrations/migrate.ts';
import { lockFileOf, NoFileLocks, noFileLocks } from './store-lock.ts';

/** Exit code of the child process if it acquired the lock, which must not happen. */
const GOT_LOCK = 3;

const tryLock = `
  const Database = require(process.argv[1]);
  try {
    const database = new Database(process.argv[2], { timeout: 0, fileMustExist: true });
    database.exec('BEGIN EXCLUSIVE');
    process.exit(${GOT_LOCK});
  } catch {}`;

/** Time limit of the child process in milliseconds. */
const CHECK_TIMEOUT = 10_000;

/**
 * Verifies that the store lock of this process excludes another process: on some network drives locking succeeds
 * without effect. Throws `NoFileLocks` if it does not. Verifies nothing if no child process can be started.
 */
export const proveStoreLock = async (file: string): Promise<void> => {
  const library = createRequire(import.meta.url).resolve('better-sqlite3');
  const child = spawn(process.execPath, ['--eval', tryLock, library, lockFileOf(file)], {
    stdio: 'ignore',
    timeout: CHECK_TIMEOUT,
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  if (code === GOT_LOCK) throw new NoFileLocks(noFileLocks(file));
};

/** Network file systems by the type number that `statfs` reports on Linux. */
const networkDrives: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x01021997, '9P'],
  [0x00c36400, 'Ceph'],
]);

/**
 * Returns a warning if the file system type is a network drive. Its locks may apply to this machine only (`nolock`,
 * `nobrl`), which cannot be verified here.
 */
export const networkDrive = (type: number): string | undefined => {
  const name = networkDrives.get(type);
  return (
    name && `warning: DATA_DIR is on a network drive (${name}); use a local disk, and never let two machines use it`
  );
};

export const warnOfNetworkDrive = (file: string, onProgress: OnProgress): void => {
  const warning = process.platform === 'linux' ? networkDrive(statfsSync(dirname(file)).type) : undefined;
  if (warning !== undefined) onProgress(warning);
};
