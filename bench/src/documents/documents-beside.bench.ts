import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { median } from '../measuring/median.ts';
import { timeOf } from '../measuring/time-of.ts';
import { plantProject } from '../planting/plant-project.ts';

/** Duration of the measurement on the idle server, in milliseconds. */
const QUIET = 3000;

/** Calls before the measurement, so that the server's code is fully optimised. */
const WARM_UP = 3000;

/** Milliseconds between two calls of an occasional visitor. */
const SELDOM = 20;

/**
 * The latency of other visitors while the PDF of a large project is rendered. A visitor who calls continuously is
 * compared with an idle machine, and with a machine on which another process draws the same number of sets. The latency
 * of an occasional visitor has no limit: between two calls the core goes idle and its caches go cold, so that the same
 * response takes two to five times as long from one minute to the next.
 */
export const documentsBeside: Benchmark = {
  name: 'documents-beside',
  measure: async ({ startServer, rounds, quick }) => {
    const sets = quick ? 500 : 2000;
    const server = await startServer();
    const drawing = await startDrawing(sets);
    try {
      const small = `${server.address}/api/project/${await plantProject(server.address, { sets: 20, rooms: 5 })}`;
      const large = `${server.address}/api/project/${await plantProject(server.address, { sets, rooms: 40 })}`;
      await makePdf(large);
      await drawing.draw();
      for (let call = 0; call < WARM_UP; call += 1) await answered(fetch(small));
      const answers = [];
      for (let round = 0; round < rounds; round += 1)
        answers.push({
          quiet: await answersUntil(small, pause(QUIET)),
          foreign: await answersUntil(small, drawing.draw()),
          own: await answersUntil(small, makePdf(large)),
          seldomQuiet: await answersUntil(small, pause(QUIET), SELDOM),
          seldom: await answersUntil(small, makePdf(large), SELDOM),
        });
      const what = `median answer of others while ${sets} sets become a PDF`;
      const beside = median(answers.map(({ own, quiet }) => own / quiet));
      const against = median(answers.map(({ own, foreign }) => own / foreign));
      const seldom = median(answers.map(({ seldom, seldomQuiet }) => seldom / seldomQuiet));
      return [
        { what, value: beside, unit: '×', atMost: 1.2 },
        { what: `the same against another process that draws ${sets} sets`, value: against, unit: '×', atMost: 1.2 },
        { what: `median answer of one who asks every ${SELDOM} ms meanwhile`, value: seldom, unit: '×' },
      ];
    } finally {
      drawing.stop();
      await server.stop();
    }
  },
};

/** Starts a process that draws this number of sets with the bare PDF library on request. */
const startDrawing = async (sets: number) => {
  const child = fork(new URL('./drawing.process.ts', import.meta.url), [String(sets)]);
  await once(child, 'message');
  return {
    draw: async (): Promise<void> => {
      child.send('draw');
      await once(child, 'message');
    },
    stop: () => child.kill(),
  };
};

const makePdf = (project: string): Promise<void> =>
  answered(
    fetch(`${project}/pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ groupId: null, ecatalogProductsOnly: false }),
    }),
  );

/**
 * The median latency of consecutive calls until `end` settles; with `pace`, calls start at that interval in
 * milliseconds.
 */
const answersUntil = async (url: string, end: Promise<unknown>, pace = 0): Promise<number> => {
  const times: number[] = [];
  const state = { ended: false };
  const ended = end.finally(() => (state.ended = true));
  while (!state.ended) {
    const took = await timeOf(() => answered(fetch(url)));
    times.push(took);
    if (pace > 0) await pause(Math.max(0, pace - took));
  }
  await ended;
  return median(times);
};
