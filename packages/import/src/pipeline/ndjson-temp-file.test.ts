import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createNdjsonTempFile } from './ndjson-temp-file.ts';

/** Where every write finds the disk full; Linux alone has it. */
const full = '/dev/full';

describe('a spool that cannot be written', () => {
  test.runIf(existsSync(full))('says so to whoever goes on writing, or ends', async () => {
    const spool = createNdjsonTempFile(full);
    const large = 'x'.repeat(1 << 19);
    const writing = async (): Promise<void> => {
      for (let times = 0; times < 20; times += 1) {
        await spool.add(large);
        await pause(1);
      }
    };
    await expect(writing()).rejects.toThrow('ENOSPC');
    await expect(spool.close()).rejects.toThrow('ENOSPC');
  });

  test.runIf(existsSync(full))('says so at its end where little was written', async () => {
    const spool = createNdjsonTempFile(full);
    await spool.add('little');
    await pause(20);
    await expect(spool.close()).rejects.toThrow('ENOSPC');
  });

  test('says so where it could not even be begun', async () => {
    const spool = createNdjsonTempFile('/nowhere/at/all');
    await pause(20);
    await expect(spool.add('x'.repeat(1 << 19))).rejects.toThrow('ENOENT');
  });
});
