import { buildPages } from './built-pages.ts';
import { routeBudgets, WORKER_BUDGET } from './route-budgets.ts';
import { routeSize } from './route-size.ts';

/** The longest of the languages, in bytes that only it has. */
const language = 'texts/src/uk.ts';

/** Loaded by the browser itself. */
const worker = 'service-worker.js';

// A part of `npm run check`: fails where a route has grown beyond its budget, or loads something that no budget counts.
const pages = await buildPages();
const counted = [language, ...routeBudgets.flatMap(({ screens }) => screens)];
const uncounted = pages.chunks.flatMap(({ name, source, isEntry }) =>
  source === null ||
  isEntry ||
  name === worker ||
  source.includes('/texts/src/') ||
  counted.some((each) => source.endsWith(each))
    ? []
    : [source],
);
for (const source of uncounted) console.log(`no budget counts ${source}`);
let over = uncounted.length;
for (const { route, screens, most } of routeBudgets) {
  const size = routeSize(pages, [language, ...screens]) / 1000;
  if (size > most) over += 1;
  console.log(`${route.padEnd(20)}${size.toFixed(1).padStart(7)} kB of ${most}${size > most ? '  TOO MUCH' : ''}`);
}
const workerSize = (pages.sizes.get(worker) ?? Number.POSITIVE_INFINITY) / 1000;
if (workerSize > WORKER_BUDGET) over += 1;
console.log(`${worker.padEnd(20)}${workerSize.toFixed(1).padStart(7)} kB of ${WORKER_BUDGET}`);
process.exitCode = over === 0 ? 0 : 1;
