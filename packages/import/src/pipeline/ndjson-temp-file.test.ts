import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createNdjsonTempFile } from './ndjson-temp-file.ts';

/** A Linux device on which every write fails because the disk is full. */
const full = '/dev/full';

describe('a temporary file that cannot be written', () => {
  test.runIf(existsSync(full))('throws on the next write or on close', async () => {
    const tempFile = createNdjsonTempFile(full);
    const large = 'x'.repeat(1 << 19);
    const writing = async (): Promise<void> => {
      for (;;) {
        await tempFile.add(large);
        await pause(1);
      }
    };
    await expect(writing()).rejects.toThrow('ENOSPC');
    await expect(tempFile.close()).rejects.toThrow('ENOSPC');
  });

  test.runIf(existsSync(full))('throws on close after few writes', async () => {
    const tempFile = createNdjsonTempFile(full);
    await tempFile.add('little');
    await expect(tempFile.close()).rejects.toThrow('ENOSPC');
  });

  test('throws if it could not be created', async () => {
    const tempFile = createNdjsonTempFile('/nowhere/at/all');
    await expect(tempFile.add('x'.repeat(1 << 19))).rejects.toThrow('ENOENT');
  });
});
