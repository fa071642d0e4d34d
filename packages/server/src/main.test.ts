import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '@ramka/contract/wire/project';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rootFolder } from './root-folder.ts';

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

type Run = { readonly child: ChildProcess; readonly output: () => string };

const run = (environment: Record<string, string>): Run => {
  const child = spawn(process.execPath, [join(rootFolder, 'packages/server/src/main.ts')], {
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

/** Runs a server on a folder and answers its origin once it says where it is. */
const start = async (dataFolder: string): Promise<Run & { readonly origin: string }> => {
  const server = run({ DATA_DIR: dataFolder });
  for (;;) {
    const [, origin] = /^Ramka is ready at (http:\/\/localhost:[0-9]+)\/el12\/$/m.exec(server.output()) ?? [];
    if (origin !== undefined) return { ...server, origin };
    if (server.child.exitCode !== null) throw new Error(server.output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A call whose body is still on its way: the server has its head and a first piece. */
const callUnderWay = async (origin: string): Promise<ClientRequest> => {
  const call = request(`${origin}/api/project`, { method: 'POST', headers });
  call.write('{"name":"Dom",');
  await once(call, 'socket');
  await new Promise((resolve) => setTimeout(resolve, 200));
  return call;
};

const finish = async (
  call: ClientRequest,
): Promise<{ readonly status: number | undefined; readonly body: unknown }> => {
  call.end('"variant":"el12"}');
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (answer === undefined) throw new Error('no answer');
  let body = '';
  for await (const piece of answer) body += String(piece);
  return { status: answer.statusCode, body: JSON.parse(body) };
};

describe('the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes the calls under way, stops, and has lost nothing',
    async (signal) => {
      const folder = aFolder();
      const { child, origin } = await start(folder);
      const call = await callUnderWay(origin);
      const exit = once(child, 'exit');
      child.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(fetch(`${origin}/api/app-data`)).rejects.toThrow('fetch failed');
      const { status, body } = await finish(call);
      expect(status).toBe(201);
      expect(await exit).toEqual([0, null]);

      const again = await start(folder);
      const { id } = project.parse(body);
      const loaded = await fetch(`${again.origin}/api/project/${id}`);
      expect(await loaded.json()).toMatchObject({ project: body });
    },
  );

  test('has lost nothing that it acknowledged when it is killed', async () => {
    const folder = aFolder();
    const { child, origin } = await start(folder);
    const names = Array.from({ length: 50 }, (_, index) => `Dom ${index}`);
    const created = await Promise.all(
      names.map(async (name) => {
        const body = JSON.stringify({ name, variant: 'el12' });
        return project.parse(await (await fetch(`${origin}/api/project`, { method: 'POST', headers, body })).json());
      }),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await start(folder);
    for (const { id, name } of created) {
      const loaded = await fetch(`${again.origin}/api/project/${id}`);
      expect(await loaded.json()).toMatchObject({ project: { name } });
    }
  });

  test.each([
    [
      'settings',
      () => ({ PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: aFolder() }),
      ['PORT must be', 'LOG_LEVEL must be'],
    ],
    ['deployments', () => ({ DEPLOYMENT: 'moon', DATA_DIR: aFolder() }), ["no deployment 'moon'", 'el12']],
    ['catalogues', () => ({ CATALOGUE_DIR: aFolder(), DATA_DIR: aFolder() }), ['catalogue.json']],
  ])('does not start on faulty %s, and says why', async (_what, environment, words) => {
    const { child, output } = run(environment());
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    for (const word of words) expect(output()).toContain(word);
  });

  test('does not start on a port that is taken, and says so in one line', async () => {
    const { origin } = await start(aFolder());
    const { child, output } = run({ PORT: new URL(origin).port, DATA_DIR: aFolder() });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: .*address already in use.*\n$/);
  });

  test('does not start on a file that is no database', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'ramka.sqlite'), 'This is a letter, not a database. '.repeat(100));
    const { child, output } = run({ DATA_DIR: folder });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toContain('not a database');
  });
});
