import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { project } from '@ramka/contract/wire/project';
import { projectFile } from '@ramka/contract/wire/project-file';
import { variant } from '@ramka/contract/wire/variants';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addSet, aFolder, createProject, send, startProcess } from './testing/server-process.ts';
import type { StrangerReport, StrangerTask } from './testing/stranger.ts';

/** Ten addresses, the connections of each, and the duration in seconds. */
const ADDRESSES = Array.from({ length: 10 }, (_, index) => `127.0.0.${31 + index}`);
const CONNECTIONS = 5;
const SECONDS = 6;

type Flooded = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: string };

/** The largest possible project: 500 rooms, 2,000 sets and 10,000 entries (docs/readings.md#r28), as a file. */
const fullestFile = async (origin: string): Promise<string> => {
  const id = await createProject(origin);
  await addSet(origin, id);
  const file = projectFile.parse(await (await send(origin, 'GET', `/project/${id}/file`)).json());
  const name = 'Zestaw przy oknie nad blatem kuchennym '.repeat(2);
  const sets = Array.from({ length: 2000 }, (_, index) => ({ ...file.sets[0], id: index + 1, name: name + index }));
  const rooms = Array.from({ length: 500 }, (_, room) => ({
    name: `Pokój ${room}`,
    products: [],
    sets: Array.from({ length: 20 }, (__, entry) => ({ id: ((room * 20 + entry) % 2000) + 1, quantity: 2 })),
  }));
  return JSON.stringify({ ...file, sets, rooms });
};

const withId = z.object({ id: z.string() });

const post = (path: string, body: unknown): Flooded => ({ method: 'POST', path, body: JSON.stringify(body) });

/** Requests on the largest project, by name. */
const callsOf = async (origin: string): Promise<Readonly<Record<string, Flooded>>> => {
  const file = await fullestFile(origin);
  const created = await send(origin, 'POST', '/project/file', JSON.parse(file));
  const { id } = project.parse(await created.json());
  const made = variant.parse(await (await send(origin, 'POST', `/project/${id}/variants`, { name: 'Wersja' })).json());
  const wished = { name: 'Dla klienta', frozen: false, prices: true, variants: true, until: null };
  const link = withId.parse(await (await send(origin, 'POST', `/project/${id}/views`, wished)).json());
  const sets = Array.from({ length: 2000 }, (_, index) => index + 1).join(',');
  const at = (path: string) => ({ method: 'GET', path: `/api/project/${id}${path}` }) as const;
  const document = { groupId: null, ecatalogProductsOnly: false };
  return {
    'comparing it with a variant': at(`/variants/${made.id}/comparison`),
    'reading it': at(''),
    'reading its file': at('/file'),
    'reading its order': at('/order'),
    'reading what was mounted': at('/site'),
    'reading what the catalogue changed': at('/news'),
    'listing its components': at(`/components/list?sets=${sets}`),
    'looking at its share link': { method: 'GET', path: `/el12/podglad/${link.id}` },
    'copying it': post(`/api/view/${link.id}/project`, { name: 'Kopia' }),
    'making variants of it': post(`/api/project/${id}/variants`, { name: 'Wersja' }),
    'opening its file': { method: 'POST', path: '/api/project/file', body: file },
    'ordering its rooms': { method: 'PUT', path: `/api/project/${id}/groups/order`, body: '{"payload":[3,2,1]}' },
    'ordering its PDF': post(`/api/project/${id}/pdf`, document),
    'ordering its workbook': post(`/api/project/${id}/xls`, document),
    'freezing it': post(`/api/project/${id}/views`, { ...wished, frozen: true }),
  };
};

/** Repeats a request over all connections of all addresses until the returned function is called. */
const flood = (origin: string, { method, path, body }: Flooded): (() => void) => {
  let over = false;
  const agents = ADDRESSES.map((localAddress) => new Agent({ keepAlive: true, localAddress, maxSockets: CONNECTIONS }));
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    'accept-encoding': 'gzip',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const again = (agent: Agent): void => {
    if (over) return;
    request(origin + path, { agent, method, headers }, (answer) => {
      const wait = (answer.statusCode ?? 0) < 400 ? 0 : 20;
      answer.resume().on('close', () => setTimeout(again, wait, agent));
    })
      .on('error', () => setTimeout(again, 100, agent))
      .end(body);
  };
  for (const agent of agents) for (let count = 0; count < CONNECTIONS; count += 1) again(agent);
  return () => {
    over = true;
    for (const agent of agents) agent.destroy();
  };
};

/** Measurements of another visitor in a small project. */
const measured = async (url: string): Promise<StrangerReport> => {
  const workerData: StrangerTask = { url, seconds: SECONDS };
  const worker = new Worker(new URL('./testing/stranger.ts', import.meta.url), { workerData });
  const [report]: StrangerReport[] = await once(worker, 'message');
  if (report === undefined) throw new Error('the stranger has reported nothing');
  return report;
};

// On an otherwise idle machine: `npm run test:long`.
describe.runIf(process.env['ATTACKS'] !== undefined)('ten addresses and a heap of 1 GB', { timeout: 600_000 }, () => {
  // Holds R28.
  test('do not stop the process or disturb other clients, whatever they request of the largest project', async () => {
    const { origin, child, output } = await startProcess({
      DATA_DIR: aFolder(),
      NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
    });
    const small = await createProject(origin);
    await addSet(origin, small);
    const told: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(await callsOf(origin))) {
      const stop = flood(origin, call);
      await pause(1000);
      const { statuses, times } = await measured(`${origin}/api/project/${small}`);
      stop();
      expect([name, child.exitCode, child.signalCode, output()]).toEqual([name, null, null, output()]);
      const sorted = times.toSorted((one, other) => one - other);
      const [middle, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
      const isFine = new Set(statuses).size === 1 && statuses[0] === 200 && middle < 100 && longest < 1000;
      told[name] = isFine ? 'undisturbed' : { statuses: [...new Set(statuses)], middle, longest };
      await pause(1000);
    }
    expect(told).toEqual(Object.fromEntries(Object.keys(told).map((name) => [name, 'undisturbed'])));
  });
});
