import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '@ramka/e2e/start-server';
import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { median } from '../measuring/median.ts';
import { timeOf } from '../measuring/time-of.ts';
import { plantProject } from '../planting/plant-project.ts';

/** Milliseconds between two calls of the others: a rate that leaves both cores idle most of the time. */
const PACE = 20;

/** How long the others are asked while nothing else happens, in milliseconds. */
const QUIET = 3000;

/**
 * How much longer others wait for their answers while the PDF of a large project is made: against a machine that does
 * nothing else, and against one where another process draws as many sets. What both cost comes from the machine, whose
 * cores share their memory.
 */
export const documentsBeside: Benchmark = {
  name: 'documents-beside',
  measure: async ({ rounds, quick }) => {
    const sets = quick ? 500 : 2000;
    const server = await startServer();
    const drawing = await startDrawing(sets);
    try {
      const small = `${server.address}/api/project/${await plantProject(server.address, { sets: 20, rooms: 5 })}`;
      const large = `${server.address}/api/project/${await plantProject(server.address, { sets, rooms: 40 })}`;
      await makePdf(large);
      await drawing.draw();
      const answers: { readonly quiet: number; readonly foreign: number; readonly own: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        answers.push({
          quiet: await answersUntil(small, pause(QUIET)),
          foreign: await answersUntil(small, drawing.draw()),
          own: await answersUntil(small, makePdf(large)),
        });
      const what = `median answer of others while ${sets} sets become a PDF`;
      return [
        { what, value: median(answers.map(({ own, quiet }) => own / quiet)), unit: '×', atMost: 1.2 },
        {
          what: `the same against another process that draws ${sets} sets`,
          value: median(answers.map(({ own, foreign }) => own / foreign)),
          unit: '×',
          atMost: 1.2,
        },
      ];
    } finally {
      drawing.stop();
      await server.stop();
    }
  },
};

/** A process that draws so many sets with the bare PDF library whenever it is told to. */
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

/** The median of answers that are asked for at a steady pace. */
const answersUntil = async (url: string, end: Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  const state = { ended: false };
  const ended = end.finally(() => (state.ended = true));
  while (!state.ended) {
    const took = await timeOf(() => answered(fetch(url)));
    times.push(took);
    await pause(Math.max(0, PACE - took));
  }
  await ended;
  return median(times);
};
