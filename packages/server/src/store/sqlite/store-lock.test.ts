import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/server-process.ts';
import { acquireStoreLock, waitForStoreLock, StoreLocked } from './store-lock.ts';

test('a store is locked by one process at a time, and available after its release', async () => {
  const file = join(aFolder(), 'data', 'ramka.sqlite');
  const release = await waitForStoreLock(file);
  expect(() => acquireStoreLock(file)).toThrow(StoreLocked);
  await expect(waitForStoreLock(file, 300)).rejects.toThrow('stop the server first');
  const next = waitForStoreLock(file);
  release();
  (await next)();
});

test('a killed process releases its lock', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  const holding = `
    import { acquireStoreLock } from ${JSON.stringify(new URL('store-lock.ts', import.meta.url).href)};
    acquireStoreLock(${JSON.stringify(file)});
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holding]);
  await once(holder.stdout, 'data');
  expect(() => acquireStoreLock(file)).toThrow(StoreLocked);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  acquireStoreLock(file)();
});

test.runIf(process.getuid?.() === 0)('a lock file of another user is reported as such, not as locked', () => {
  const folder = aFolder();
  const file = join(folder, 'ramka.sqlite');
  chmodSync(folder, 0o755);
  writeFileSync(`${file}.lock`, '', { mode: 0o600 });
  const locking = `
    import { acquireStoreLock } from ${JSON.stringify(new URL('store-lock.ts', import.meta.url).href)};
    process.setgid(65534);
    process.setuid(65534);
    acquireStoreLock(${JSON.stringify(file)});`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', locking]);
  expect(String(stderr)).toContain('belongs to user 0, this process runs as user 65534');
});
