import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from '@ramka/contract/wire/project';
import { projectFile } from '@ramka/contract/wire/project-file';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addSet, aFolder, createProject, send, startProcess } from './testing/server-process.ts';

/** Measurements of an honest visitor during an attack: statuses, and response times in milliseconds. */
type Measured = { readonly statuses: readonly number[]; readonly middle: number; readonly longest: number };

/** Sends requests from another network, one after another, for a number of seconds. */
const measureVisitor = async (origin: string, path: string, seconds: number): Promise<Measured> => {
  const localAddress = '127.0.0.77';
  const statuses: number[] = [];
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, localAddress });
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const begun = performance.now();
    statuses.push(await statusOf(origin + path, agent));
    times.push(performance.now() - begun);
    await pause(50);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return { statuses, middle: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 };
};

/** Repeats a request over a number of connections of one address until the test ends. */
const flood = (origin: string, localAddress: string, connections: number, { method, path, body }: Flooded): void => {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: connections });
  let over = false;
  onTestFinished(() => {
    over = true;
    agent.destroy();
  });
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const again = (): void => {
    if (over) return;
    request(`${origin}/api${path}`, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => setTimeout(again, Number(answer.headers['retry-after'] ?? 0) * 250));
    })
      .on('error', () => setTimeout(again, 100))
      .end(body);
  };
  for (let connection = 0; connection < connections; connection += 1) again();
};

type Flooded = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

/** A project file of maximum size: 2,000 sets, and 10,000 entries in ten rooms. */
const largestFile = async (origin: string): Promise<string> => {
  const id = await createProject(origin);
  await addSet(origin, id);
  const file = projectFile.parse(await (await send(origin, 'GET', `/project/${id}/file`)).json());
  const sets = Array.from({ length: 2000 }, (_, index) => ({ ...file.sets[0], id: index + 1 }));
  const entries = sets.slice(0, 1000).map(({ id }) => ({ id, quantity: 2 }));
  const rooms = Array.from({ length: 10 }, () => ({ name: 'Salon', products: [], sets: entries }));
  return JSON.stringify({ ...file, sets, rooms });
};

const largestProject = async (origin: string): Promise<string> => {
  const answer = await send(origin, 'POST', '/project/file', JSON.parse(await largestFile(origin)));
  return project.parse(await answer.json()).id;
};

/** Expensive requests, and the number of connections that repeat them. */
const heavyCalls: readonly (readonly [string, number, (origin: string) => Promise<Flooded>])[] = [
  [
    'opens the largest file',
    6,
    async (origin) => ({ method: 'POST', path: '/project/file', body: await largestFile(origin) }),
  ],
  [
    'reads the largest project',
    50,
    async (origin) => ({ method: 'GET', path: `/project/${await largestProject(origin)}` }),
  ],
  [
    'lists the components of the largest project',
    50,
    async (origin) => {
      const sets = Array.from({ length: 2000 }, (_, index) => index + 1).join(',');
      return { method: 'GET', path: `/project/${await largestProject(origin)}/components/list?sets=${sets}` };
    },
  ],
  [
    'sends sets with thousands of wrong slots',
    50,
    async (origin) => {
      const modules = Object.fromEntries(Array.from({ length: 9000 }, (_, slot) => [slot + 10, 1]));
      const body = JSON.stringify({ payload: { modules } });
      return { method: 'POST', path: `/project/${await createProject(origin)}/set`, body };
    },
  ],
  [
    'sends deeply nested files',
    6,
    async () => ({ method: 'POST', path: '/project/file', body: '['.repeat(4_000_000) }),
  ],
  ['sends calls that only go deep', 50, async () => ({ method: 'POST', path: '/project', body: '['.repeat(95_000) })],
];

/** The status of a response. A request with a body is a POST. */
const statusOf = (address: string, agent: Agent, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const call = body === undefined ? { agent } : { agent, method: 'POST', headers };
    request(address, call, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end(body);
  });

/** Response times are only tested on an otherwise idle machine: `npm run test:long`. */
const isLong = process.env['ATTACKS'] !== undefined;

// Attackers stay within every limit and have a server of their own. Other clients must not be affected.
describe('other clients are not affected by', () => {
  const longestWait = isLong ? 100 : 5000;
  const attacks = isLong ? { sockets: 600, seconds: 6 } : { sockets: 60, seconds: 1 };

  test('a client that starts very many requests and never sends their bodies', async () => {
    const { origin } = await startProcess({ DATA_DIR: aFolder() });
    const id = await createProject(origin);
    const { host, port } = new URL(origin);
    const head = `POST /api/project HTTP/1.1\r\nHost: ${host}\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n`;
    const begin = async (localAddress: string): Promise<void> => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.write(head);
    };
    for (const address of ['127.0.0.31', '127.0.0.32', '127.0.0.33'])
      await Promise.all(Array.from({ length: attacks.sockets }, () => begin(address)));
    for (const path of [`/api/project/${id}`, '/readyz', '/api/app-data']) {
      const { statuses, middle } = await measureVisitor(origin, path, attacks.seconds / 3);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(middle).toBeLessThan(longestWait);
    }
  });

  // Holds R28.
  test.runIf(isLong).each(heavyCalls)('a client that repeatedly %s', async (_what, connections, flooded) => {
    const { origin } = await startProcess({ DATA_DIR: aFolder() });
    const id = await createProject(origin);
    flood(origin, '127.0.0.31', connections, await flooded(origin));
    await pause(500);
    const { statuses, middle } = await measureVisitor(origin, `/api/project/${id}`, attacks.seconds);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(middle).toBeLessThan(longestWait);
  });

  // Holds R29.
  test.runIf(isLong)(
    'clients that guess from ten networks within the limits: others can open projects afterwards',
    async () => {
      const { origin } = await startProcess({ DATA_DIR: aFolder() });
      const id = await createProject(origin);
      for (let network = 0; network < 10; network += 1) {
        const agent = new Agent({ keepAlive: true, localAddress: `127.0.${network + 1}.7`, maxSockets: 10 });
        const guesses = Array.from(
          { length: 101 },
          (_, guess) => `${2 + network}${String(guess).padStart(3, '2')}abcd`,
        );
        await Promise.all(
          guesses.map((guess) => statusOf(`${origin}/api/project/${guess.replaceAll('0', '9')}`, agent)),
        );
        agent.destroy();
      }
      const strangers = [];
      for (let stranger = 0; stranger < 30; stranger += 1) {
        const agent = new Agent({ localAddress: `127.1.${stranger + 1}.7` });
        strangers.push(await statusOf(`${origin}/api/project/${id}`, agent));
        agent.destroy();
      }
      expect(new Set(strangers)).toEqual(new Set([200]));
    },
  );

  // Holds R28.
  test.runIf(isLong)(
    'clients that request documents of the largest project: a small and a large document still succeed',
    async () => {
      const { origin } = await startProcess({ DATA_DIR: aFolder() });
      const [large, small] = [await largestProject(origin), await createProject(origin)];
      const body = JSON.stringify({ groupId: null, ecatalogProductsOnly: false });
      for (const address of ['127.0.0.31', '127.0.0.32'])
        flood(origin, address, 12, { method: 'POST', path: `/project/${large}/pdf`, body });
      await pause(1000);
      const agent = new Agent({ localAddress: '127.0.0.77' });
      for (let times = 0; times < 8; times += 1) {
        const begun = performance.now();
        expect(await statusOf(`${origin}/api/project/${small}/pdf`, agent, body)).toBe(200);
        expect(performance.now() - begun).toBeLessThan(20_000);
        await pause(1000);
      }
      agent.destroy();
    },
  );

  test.runIf(isLong).each(['pdf', 'xls'])('the largest project can be rendered as %s', async (form) => {
    const { origin } = await startProcess({ DATA_DIR: aFolder() });
    const body = { groupId: null, ecatalogProductsOnly: false };
    const answer = await send(origin, 'POST', `/project/${await largestProject(origin)}/${form}`, body);
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000_000]).toEqual([200, true]);
  });
});
