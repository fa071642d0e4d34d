import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { project } from '@ramka/contract/wire/project';
import { describe, expect, test } from 'vitest';
import { aDeploymentFile } from './testing/a-server.ts';
import { aFolder, runProcess, startProcess } from './testing/server-process.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Starts a request whose body is incomplete: the server has received its headers and a first part. */
const callUnderWay = async (origin: string): Promise<ClientRequest> => {
  const call = request(`${origin}/api/project`, { method: 'POST', headers: { ...headers, expect: '100-continue' } });
  call.flushHeaders();
  // The server has received the headers.
  await once(call, 'continue');
  call.write('{"name":"Dom",');
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

/** Settings of a deployment with a planning tool, but without its secret. */
const aDeploymentWithoutSecret = () => {
  const DEPLOYMENTS_DIR = aFolder();
  const deployment = aDeploymentFile({ planningTool: { name: 'MiO', address: 'https://mio.example/' } });
  writeFileSync(join(DEPLOYMENTS_DIR, 'el12.json'), JSON.stringify(deployment));
  return { DEPLOYMENTS_DIR, DATA_DIR: aFolder() };
};

describe('the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s, even repeated, completes requests in flight, stops, and loses nothing',
    async (signal) => {
      const folder = aFolder();
      const { child, origin } = await startProcess({ DATA_DIR: folder });
      const call = await callUnderWay(origin);
      const exit = once(child, 'exit');
      child.kill(signal);
      const isServing = () =>
        fetch(`${origin}/api/app-data`).then(
          () => true,
          () => false,
        );
      await expect.poll(isServing).toBe(false);
      child.kill(signal);
      await expect(fetch(`${origin}/api/app-data`)).rejects.toThrow('fetch failed');
      const { status, body } = await finish(call);
      expect(status).toBe(201);
      expect(await exit).toEqual([0, null]);

      const again = await startProcess({ DATA_DIR: folder });
      const { id } = project.parse(body);
      const loaded = await fetch(`${again.origin}/api/project/${id}`);
      expect(await loaded.json()).toMatchObject({ project: body });
    },
  );

  test('serves for SHUTDOWN_DELAY after /readyz reports the stop, so that load balancers notice', async () => {
    const { child, origin } = await startProcess({ DATA_DIR: aFolder(), SHUTDOWN_DELAY: '6' });
    const exit = once(child, 'exit');
    const stoppedAt = Date.now();
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/api/app-data`)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - stoppedAt).toBeGreaterThanOrEqual(6000);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('loses no acknowledged change when it is killed', async () => {
    const folder = aFolder();
    const { child, origin } = await startProcess({ DATA_DIR: folder });
    const names = Array.from({ length: 50 }, (_, index) => `Dom ${index}`);
    const created = await Promise.all(
      names.map(async (name) => {
        const body = JSON.stringify({ name, variant: 'el12' });
        return project.parse(await (await fetch(`${origin}/api/project`, { method: 'POST', headers, body })).json());
      }),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await startProcess({ DATA_DIR: folder });
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
    ['secrets', aDeploymentWithoutSecret, ['PLANNING_TOOL_SECRET must hold']],
    ['catalogues', () => ({ CATALOGUE_DIR: aFolder(), DATA_DIR: aFolder() }), ['catalogue.json']],
  ])('does not start with invalid %s, and says why', async (_what, environment, words) => {
    const { child, output } = await runProcess(environment());
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    for (const word of words) expect(output()).toContain(word);
  });

  test('does not start on a used port, and says so in one line', async () => {
    const { origin } = await startProcess({ DATA_DIR: aFolder() });
    const { child, output } = await runProcess({ PORT: new URL(origin).port, DATA_DIR: aFolder() });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka: created an empty store, .*\nRamka cannot start: .*address already in use.*\n$/);
  });

  test.runIf(process.platform === 'linux').each(['/proc/nowhere', '/dev/null', '/dev/null/below'])(
    'does not start with the data folder %s, with a one-line message',
    async (folder) => {
      const { child, output } = await runProcess({ DATA_DIR: folder });
      const [code] = await once(child, 'close');
      expect(code).toBe(1);
      expect(output()).toMatch(/^Ramka cannot start: .*\n$/);
      expect(output()).toContain(folder);
    },
  );

  test('does not start with a file that is no database', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'ramka.sqlite'), 'This is a letter, not a database. '.repeat(100));
    const { child, output } = await runProcess({ DATA_DIR: folder });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toContain('not a database');
  });
});
