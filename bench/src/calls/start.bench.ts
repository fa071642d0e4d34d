import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { ratioOf } from '../measuring/ratio-of.ts';

/** From starting the process to its first answer, once everything is built: seconds, and against bare Node. */
export const start: Benchmark = {
  name: 'start',
  measure: async ({ rounds }) => {
    const seconds: number[] = [];
    const value = await ratioOf(
      rounds,
      async () => {
        const { time, stop } = await timed(startServer);
        seconds.push(time / 1000);
        await stop();
        return time;
      },
      async () => {
        const { time, stop } = await timed(startBareNode);
        stop();
        return time;
      },
    );
    return [
      { what: 'start to first answer, once built', value: median(seconds), unit: 's' },
      { what: 'start to first answer against bare Node', value, unit: '×', atMost: 12 },
    ];
  },
};

type Started = { readonly stop: () => unknown };

/** Milliseconds until something has started, and how to stop it. */
const timed = async <Server extends Started>(begin: () => Promise<Server>) => {
  const before = performance.now();
  const { stop } = await begin();
  return { time: performance.now() - before, stop: stop as Server['stop'] };
};

/** A process of Node that answers everything with nothing, from its start to its first answer. */
const startBareNode = async (): Promise<Started> => {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  await fetch(`http://127.0.0.1:${port.toString()}`);
  return { stop: () => child.kill() };
};

const BARE = `
  const server = require('node:http').createServer((request, response) => response.end());
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));`;
