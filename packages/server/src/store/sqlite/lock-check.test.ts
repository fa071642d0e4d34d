import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/server-process.ts';
import { proveStoreLock, networkDrive } from './lock-check.ts';
import { acquireStoreLock, NoFileLocks } from './store-lock.ts';

test('a lock that excludes other processes is accepted', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  const release = acquireStoreLock(file);
  await expect(proveStoreLock(file)).resolves.toBeUndefined();
  release();
});

test('a lock that another process can acquire as well is rejected', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  // Releasing the lock admits the other process, as a drive with ineffective locks would.
  acquireStoreLock(file)();
  await expect(proveStoreLock(file)).rejects.toThrow(NoFileLocks);
});

test('a network drive is reported, a local disk is not', () => {
  expect(networkDrive(0x6969)).toContain('network drive (NFS)');
  expect(networkDrive(0xef53)).toBeUndefined();
});
