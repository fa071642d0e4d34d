import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of the product, on a store of its own. */
export type RunningServer = {
  /** Without a slash at the end. */
  readonly address: string;
  /** Ends it with a signal and waits until it is gone; the store is erased unless it is kept. */
  readonly stop: (options?: { readonly keepStore?: boolean; readonly signal?: NodeJS.Signals }) => Promise<void>;
  /** Folder of its store, to start another server on. */
  readonly dataFolder: string;
  readonly processId: number;
};

/** Starts the product as `npm start` does once it is built, on a free port, and waits for its first answer. */
export const startServer = async (
  settings: Readonly<Record<string, string>> = {},
  dataFolder?: string,
  /** One that another server has left, so that it answers at the same address. */
  portOfBefore?: number,
  /** The folder of another checkout, to start the product of that. */
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
      // All visitors of a test or a benchmark have one address.
      UNLIMITED_FROM: '127.0.0.1',
      ...settings,
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: checkout,
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await firstAnswer(address, () => child.exitCode !== null).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    address,
    dataFolder: folder,
    processId: child.pid ?? 0,
    stop: async ({ keepStore = false, signal = 'SIGTERM' } = {}) => {
      child.kill(signal);
      await ended;
      if (!keepStore) await rm(folder, { recursive: true, force: true });
    },
  };
};

/** How `npm start` of a checkout begins, as its `package.json` and `scripts/run.mjs` have it. */
const startOf = (
  checkout: string,
): { readonly words: readonly string[]; readonly surroundings: Readonly<Record<string, string | undefined>> } => {
  // Checkouts of before were served as they are written, and knew none of these.
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const firstAnswer = async (address: string, hasEnded: () => boolean): Promise<void> => {
  const deadline = Date.now() + 50_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('the server ended before its first answer');
    const answered = await fetch(`${address}/api/app-data`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not answer within 50 seconds');
};
