import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/server-process.ts';
import { holdStore, holdStoreForServing, StoreInUse } from './store-lock.ts';

test('one at a time holds a store, and the next one when it has let go', async () => {
  const file = join(aFolder(), 'data', 'ramka.sqlite');
  const letGo = await holdStoreForServing(file);
  expect(() => holdStore(file)).toThrow(StoreInUse);
  await expect(holdStoreForServing(file, 300)).rejects.toThrow('stop the server first');
  const next = holdStoreForServing(file);
  letGo();
  (await next)();
});

test('a process that is killed holds nothing any more', async () => {
  const file = join(aFolder(), 'ramka.sqlite');
  const holding = `
    import { holdStore } from ${JSON.stringify(new URL('store-lock.ts', import.meta.url).href)};
    holdStore(${JSON.stringify(file)});
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holding]);
  await once(holder.stdout, 'data');
  expect(() => holdStore(file)).toThrow(StoreInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  holdStore(file)();
});
