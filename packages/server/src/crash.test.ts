import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sqliteFileIn } from './store/open-store.ts';
import { verifyStoreFile } from './store/sqlite/backup.ts';
import { CrashWriter } from './testing/crash-writer.ts';
import { engines } from './testing/engines.ts';
import { startProcess } from './testing/server-process.ts';

/** Number of times that each engine's server is killed; `CRASH_ROUNDS` overrides it. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 3);

const WRITERS = 6;

describe.each(engines)('a server on $name that is killed under load', ({ create }) => {
  test(
    'has every acknowledged change, starts cleanly, and has no other changes',
    { timeout: 240_000 + rounds * 30_000 },
    async () => {
      const settings = await create().settings();
      let server = await startProcess(settings);
      const place = { origin: server.origin };
      const writers = await Promise.all(Array.from({ length: WRITERS }, () => CrashWriter.begin(place)));
      for (let round = 0; round < rounds; round += 1) {
        // Killed some time after the first acknowledged change, so that the server is busy however slowly it starts.
        const first = Promise.withResolvers<void>();
        const writing = Promise.all(writers.map((writer) => writer.writeUntilKilled(first.resolve)));
        await Promise.race([first.promise, writing.then(() => expect.fail('the server went by itself'))]);
        await pause(Math.random() * 250);
        await server.kill();
        await writing;
        server = await startProcess(settings);
        place.origin = server.origin;
        const differences = await Promise.all(writers.map((writer) => writer.differences()));
        expect(differences.flat(), `after round ${round}`).toEqual([]);
      }
      await server.kill();
      const { DATA_DIR, DATABASE_URL } = settings;
      if (DATABASE_URL === undefined) verifyStoreFile(sqliteFileIn(DATA_DIR));
    },
  );
});
