import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from './benchmark.ts';
import { plantProject } from './plant-project.ts';
import { rateOf } from './rate-of.ts';
import { ratioOf } from './ratio-of.ts';

/** A project of 20 sets in 5 rooms, against Fastify with hand-written SQL on the same engine. */
export const projectRead: Benchmark = {
  name: 'project-read',
  measure: async (rounds) => {
    const server = await startServer();
    const projectId = await plantProject(server.address, { sets: 20, rooms: 5 });
    const url = `${server.address}/api/project/${projectId}`;
    const bare = await startBareProject(await (await fetch(url)).text(), projectId);
    try {
      return [
        {
          what: 'project of 20 sets in 5 rooms: rate against hand-written SQL',
          value: await ratioOf(
            rounds,
            () => rateOf({ url }),
            () => rateOf({ url: bare.url }),
          ),
          unit: '×',
          atLeast: 0.6,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  },
};

const startBareProject = async (answer: string, projectId: string) => {
  const child = fork(new URL('./baselines/bare-project.ts', import.meta.url));
  child.send(answer);
  const [address] = await once(child, 'message');
  if (typeof address !== 'string') throw new Error('the bare server did not say where it is');
  return { url: `${address}/api/project/${projectId}`, stop: () => child.kill() };
};
