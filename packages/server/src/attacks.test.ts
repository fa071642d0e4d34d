import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aFolder, createProject, startProcess } from './testing/server-process.ts';

/** What an honest visitor measures beside an attack: statuses, and how long answers took, in milliseconds. */
type Measured = { readonly statuses: readonly number[]; readonly middle: number; readonly longest: number };

/** Asks as somebody of a network of his own, one call after another, for so many seconds. */
const beside = async (
  origin: string,
  path: string,
  seconds: number,
  localAddress = '127.0.0.77',
): Promise<Measured> => {
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

const statusOf = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    request(address, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });

// Attacks by networks that hold to every limit, on a server of its own: nobody else may notice.
describe('nobody else notices', { timeout: 120_000 }, () => {
  const attacks = process.env['ATTACKS'] === undefined ? { sockets: 60, seconds: 2 } : { sockets: 600, seconds: 20 };

  test('who begins very many calls and never says what they are about', async () => {
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
      const { statuses, middle } = await beside(origin, path, attacks.seconds / 3);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(middle).toBeLessThan(100);
    }
  });
});
