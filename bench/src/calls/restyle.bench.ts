import type { Benchmark } from '../benchmark.ts';
import { answered } from '../measuring/answered.ts';
import { medianTimeOf, timeOf } from '../measuring/time-of.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { plantProject } from '../planting/plant-project.ts';

const SETS = 1000;

/**
 * Restyling all sets of a project to another series: preview and execution, compared with reading and billing the same
 * sets.
 */
export const restyle: Benchmark = {
  name: 'restyle',
  measure: async ({ startServer, rounds, quick }) => {
    const server = await startServer();
    try {
      const sets = quick ? SETS / 10 : SETS;
      const project = `${server.address}/api/project/${await plantProject(server.address, { sets, rooms: 40 })}`;
      const ids = Array.from({ length: sets }, (_, index) => index + 1).join(',');
      const [here, there] = await twoLines(server.address);
      const restyle = (method: 'POST' | 'PUT', line: number) => () =>
        answered(fetch(`${project}/restyle`, call(method, line)));
      const bill = () => answered(fetch(`${project}/components/list?sets=${ids}`));
      const shown = restyle('POST', there);
      const [toThere, toHere] = [restyle('PUT', there), restyle('PUT', here)];
      const at = `${sets} sets`;
      return [
        {
          what: 'a change of 1,000 sets shown: time against reading and billing them',
          value: await ratioOf(
            rounds,
            () => timeOf(shown),
            () => timeOf(bill),
          ),
          unit: '×',
          atMost: 8,
        },
        { what: 'the same, shown', at, value: await medianTimeOf(rounds, shown), unit: 'ms', atMost: 1000 },
        {
          what: 'the same, made and made back, each',
          at,
          value: (await medianTimeOf(rounds, async () => [await toThere(), await toHere()])) / 2,
          unit: 'ms',
          atMost: 2000,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

const call = (method: string, frameLineId: number) => ({
  method,
  headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  body: JSON.stringify({ frameLineId, finish: { kind: 'as-is' }, color: { kind: 'as-is' } }),
});

/** The frame line ids of the planted sets and of another series. */
const twoLines = async (address: string): Promise<readonly [number, number]> => {
  const { frameCategories } = (await (await fetch(`${address}/api/app-data`)).json()) as {
    readonly frameCategories: readonly { readonly id: number; readonly tag: string }[];
  };
  const idOf = (tag: string): number => frameCategories.find((line) => line.tag === tag)?.id ?? 0;
  return [idOf('simon-55-line'), idOf('simon-54-premium')];
};
