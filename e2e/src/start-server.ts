import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ramka/server/testing/free-port';

/** A running server with a data folder of its own. */
export type RunningServer = {
  /** With the path prefix, if there is one, and without a trailing slash. */
  readonly address: string;
  /**
   * Stops the server with a signal and waits until it has exited. The data folder is deleted unless `keepStore` is set.
   */
  readonly stop: (options?: { readonly keepStore?: boolean; readonly signal?: NodeJS.Signals }) => Promise<void>;
  /** The data folder, for starting another server with it. */
  readonly dataFolder: string;
  readonly processId: number;
};

/** Milliseconds after which a server that does not stop is killed. It would keep the test run from ending. */
const STOP_TIMEOUT = 120_000;

/** Starts the built product on a free port, as `npm start` does, and waits for its first response. */
export const startServer = async (
  settings: Readonly<Record<string, string>> = {},
  dataFolder?: string,
  /** The port of an earlier server, so that this one has the same address. */
  portOfBefore?: number,
  /** The folder of another checkout whose product is started. */
  checkout = '.',
): Promise<RunningServer> => {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'ramka-e2e-')));
  const port = portOfBefore ?? (await freePort());
  const { words, surroundings } = startOf(checkout);
  const child = spawn(process.execPath, words, {
    env: {
      ...process.env,
      ...surroundings,
      LOG_LEVEL: 'warn',
      // All visitors of a test or benchmark share one address, which must not be rate-limited.
      UNLIMITED_FROM: '127.0.0.1',
      ...settings,
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: checkout,
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}${settings['PATH_PREFIX'] ?? ''}`;
  await waitForFirstAnswer(address, () => child.exitCode !== null).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    address,
    dataFolder: folder,
    processId: child.pid ?? 0,
    stop: async ({ keepStore = false, signal = 'SIGTERM' } = {}) => {
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      const [, endedBy] = await ended;
      clearTimeout(late);
      if (endedBy === 'SIGKILL' && signal !== 'SIGKILL') throw new Error('the server did not stop');
      if (!keepStore) await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Arguments and environment of `npm start` in a checkout, as in its `package.json` and `scripts/run.mjs`. */
const startOf = (
  checkout: string,
): { readonly words: readonly string[]; readonly surroundings: Readonly<Record<string, string | undefined>> } => {
  // Older checkouts run from source, without these variables.
  const isBuilt = existsSync(join(checkout, BUILT));
  return {
    words: isBuilt ? ['--max-semi-space-size=8', BUILT] : ['packages/server/src/main.ts'],
    surroundings: {
      NODE_COMPILE_CACHE: isBuilt ? 'node_modules/.cache/node' : undefined,
      MALLOC_ARENA_MAX: isBuilt ? '2' : undefined,
      MALLOC_MMAP_THRESHOLD_: isBuilt ? '65536' : undefined,
    },
  };
};

const BUILT = 'build/server/main.js';

/** Waits until a server answers calls of the API. Rejects once it has ended, or after two minutes. */
export const waitForFirstAnswer = async (address: string, hasEnded: () => boolean): Promise<void> => {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('the server ended before its first answer');
    const answered = await fetch(`${address}/api/app-data`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not answer within two minutes');
};
