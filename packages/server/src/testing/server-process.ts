import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rootFolder } from '../root-folder.ts';
import type { Surroundings } from './surroundings.ts';

/** The whole server as a process of its own. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
};

/** A server that said where it is. */
export type ReadyProcess = ServerProcess & { readonly origin: string; readonly kill: () => Promise<void> };

/** A folder that goes with the test. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

type Environment = Readonly<Record<string, string>>;

/** Runs a server on the small catalogue and a free port, with these settings; it ends with the test. */
export const runProcess = (environment: Environment, surroundings: Surroundings = []): ServerProcess => {
  const program = [process.execPath, join(rootFolder, 'packages/server/src/main.ts')];
  const [command = '', ...words] = [...surroundings, ...program];
  const child = spawn(command, words, {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      CATALOGUE_DIR: join(rootFolder, 'packages/server/fixtures/catalogue'),
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  return { child, output: () => output };
};

/** Runs a server and waits until it answers. */
export const startProcess = async (
  environment: Environment,
  surroundings: Surroundings = [],
): Promise<ReadyProcess> => {
  const server = runProcess(environment, surroundings);
  const { child } = server;
  for (;;) {
    const [, origin] = /^Ramka is ready at (http:\/\/localhost:[0-9]+)\/el12\/$/m.exec(server.output()) ?? [];
    if (origin !== undefined) return { ...server, origin, kill: () => kill(child) };
    if (child.exitCode !== null) throw new Error(server.output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const kill = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};
