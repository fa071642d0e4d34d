import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Benchmark } from '../benchmark.ts';
import { median } from '../measuring/median.ts';
import { processorTimeOf } from '../measuring/process-costs.ts';
import { ratioOf } from '../measuring/ratio-of.ts';

/** Start of the built server until its first response: seconds, processor time, and both compared with bare Node. */
export const start: Benchmark = {
  name: 'start',
  measure: async ({ startServer, rounds }) => {
    const seconds: number[] = [];
    const processor: number[] = [];
    const value = await ratioOf(
      rounds,
      async () => {
        const began = performance.now();
        const { processId, stop } = await startServer();
        seconds.push((performance.now() - began) / 1000);
        const time = await processorTimeOf(processId);
        processor.push(time);
        await stop();
        return time;
      },
      async () => {
        const bare = await startBareNode();
        const time = await processorTimeOf(bare.pid ?? 0);
        bare.kill();
        return time;
      },
    );
    return [
      { what: 'start to first answer, once built', value: median(seconds), unit: 's' },
      { what: 'processor time until then', value: median(processor), unit: 's', atMostOfOther: 0.6 },
      { what: 'processor time until then against bare Node', value, unit: '×', atMost: 22 },
    ];
  },
};

/** Starts a Node process that returns empty responses, and waits for its first one. */
const startBareNode = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  await fetch(`http://127.0.0.1:${port.toString()}`);
  return child;
};

const BARE = `
  const server = require('node:http').createServer((request, response) => response.end());
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));`;
