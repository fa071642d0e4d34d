import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/server-process.ts';
import { proveStoreLock, networkDrive } from './lock-check.ts';
import { acquireStoreLock, NoFileLocks } from './store-lock.ts';

test('a lock that keeps another process out is accepted', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  const release = acquireStoreLock(file);
  await expect(proveStoreLock(file)).resolves.toBeUndefined();
  release();
});

test('a lock that another process can take as well is refused', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  // A released lock lets the other process in, like a drive whose locks have no effect.
  acquireStoreLock(file)();
  await expect(proveStoreLock(file)).rejects.toThrow(NoFileLocks);
});

test('a network drive is reported, a local disk is not', () => {
  expect(networkDrive(0x6969)).toContain('network drive (NFS)');
  expect(networkDrive(0xef53)).toBeUndefined();
});
