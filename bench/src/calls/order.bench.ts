import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { medianTimeOf, timeOf } from '../measuring/time-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { plantProject } from '../planting/plant-project.ts';

const SETS = 2000;

/**
 * Reading and annotating the order of the fullest project, compared with the component list of the same sets, which is
 * only read and billed.
 */
export const order: Benchmark = {
  name: 'order',
  measure: async ({ startServer, rounds, quick }) => {
    const server = await startServer();
    try {
      const sets = quick ? SETS / 10 : SETS;
      const project = `${server.address}/api/project/${await plantProject(server.address, { sets, rooms: 40 })}`;
      const ids = Array.from({ length: sets }, (_, index) => sets - index).join(',');
      const read = () => answered(fetch(`${project}/order`));
      const bill = () => answered(fetch(`${project}/components/list?sets=${ids}`));
      const articles = Array.from({ length: 1000 }, (_, index) => ({ symbol: `S${index}`, ordered: index + 1 }));
      const note = () =>
        answered(
          fetch(`${project}/order`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
            body: JSON.stringify({ articles }),
          }),
        );
      const at = `${sets} sets`;
      return [
        {
          what: 'the order of 2,000 sets in 40 rooms: time against reading and billing them',
          value: await ratioOf(
            rounds,
            () => timeOf(read),
            () => timeOf(bill),
          ),
          unit: '×',
          atMost: 2,
        },
        { what: 'the same, read', at, value: await medianTimeOf(rounds, read), unit: 'ms', atMost: 1500 },
        {
          what: 'a thousand articles noted at once',
          at,
          value: await medianTimeOf(rounds, note),
          unit: 'ms',
          atMost: 1000,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
