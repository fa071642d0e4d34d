import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiError } from '@ramka/contract/wire/api-error';
import { loadedProject, type LoadedProject, project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { inject, onTestFinished } from 'vitest';
import { rootFolder } from '../config/settings.ts';
import { workedPayload } from './a-project.ts';
import type { Surroundings } from './surroundings.ts';

/** The complete server in a separate process. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
};

/** A server that listens. */
export type ReadyProcess = ServerProcess & { readonly origin: string; readonly kill: () => Promise<void> };

/** A folder that is deleted when the test ends. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Requests a shared resource of the test run. */
export const madeOnce = async (what: 'empty' | 'migrated' | 'server'): Promise<string> => {
  const answer = await fetch(`${inject('madeOnce')}/${what}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
};

let program: Promise<string> | undefined;

type Environment = Readonly<Record<string, string>>;

/** Starts the built server with the small catalogue, a free port and the given settings, until the test ends. */
export const runProcess = async (environment: Environment, surroundings: Surroundings = []): Promise<ServerProcess> => {
  program ??= madeOnce('server');
  const [command, ...words] = [...surroundings, process.execPath, join(rootFolder, await program)];
  const child = spawn(command, words, {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      UNLIMITED_FROM: '127.0.0.1',
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

/** Starts a server and waits until it responds. */
export const startProcess = async (
  environment: Environment,
  surroundings: Surroundings = [],
): Promise<ReadyProcess> => {
  const server = await runProcess(environment, surroundings);
  const { child } = server;
  for (;;) {
    const [, origin] = /^Ramka is ready at (http:\/\/localhost:[0-9]+)\/el12\/$/m.exec(server.output()) ?? [];
    if (origin !== undefined) return { ...server, origin, kill: () => kill(child) };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(server.output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const kill = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'pl' };

/** Sends a request to a server process as the web app does, in Polish. The path is relative to `/api`. */
export const send = (origin: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });

/** Creates a project and returns its id. */
export const createProject = async (origin: string): Promise<string> =>
  project.parse(await (await send(origin, 'POST', '/project', { name: 'Dom', variant: 'el12' })).json()).id;

/** Reads a complete project. */
export const readProject = async (origin: string, id: string): Promise<LoadedProject> =>
  loadedProject.parse(await (await send(origin, 'GET', `/project/${id}`)).json());

export const addSet = (origin: string, id: string): Promise<Response> =>
  send(origin, 'POST', `/project/${id}/set`, { payload: workedPayload(desk) });

/** Summarises a response: the status, and for an error also `Retry-After` and the message. */
export const summariseResponse = async (answer: Response): Promise<string> =>
  answer.ok
    ? String(answer.status)
    : [answer.status, answer.headers.get('retry-after'), apiError.parse(await answer.json()).message].join(' ');

/** The error while the store is unavailable. */
export const unavailable = '503 5 Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę.';
