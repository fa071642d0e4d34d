import { readFile, writeFile } from 'node:fs/promises';
import type { Figure } from '../benchmark.ts';
import type { Run } from './report.ts';
import { measuredOf, measureOf, verdictOn } from './verdict-on.ts';

/** The page with the tables. Each table is between two marker comments. */
const PAGE = 'docs/performance.md';

/** Writes the figures of runs into the tables of the performance page. */
export const writeDocs = async (runs: readonly Run[]): Promise<void> => {
  const page = await readFile(PAGE, 'utf8');
  await writeFile(PAGE, replaced(replaced(page, 'figures', figureTable(runs)), 'growth', growthTables(runs)));
};

const replaced = (page: string, name: string, table: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  if (!page.includes(begin) || !page.includes(end)) throw new Error(`${PAGE} has no place for its ${name}`);
  return `${page.slice(0, page.indexOf(begin) + begin.length)}\n${table}\n${page.slice(page.indexOf(end))}`;
};

const figureTable = (runs: readonly Run[]): string => {
  const rows = runs.flatMap(({ name, figures }) =>
    figures
      .filter(({ at }) => at === undefined)
      .map((figure) => [`\`${name}\``, figure.what, measuredOf(figure), measureOf(figure), verdictOn(figure)]),
  );
  return [conditionsOf(runs), '', table(['Benchmark', 'What', 'Measured', 'Measure', ''], rows)].join('\n');
};

/** Date and machine of the measurements. */
const conditionsOf = (runs: readonly Run[]): string =>
  [...new Set(runs.map(({ day, machine }) => `Measured on ${day}: ${machine}.`))].join('\n');

const growthTables = (runs: readonly Run[]): string =>
  runs
    .map(({ figures }) => figures.filter((figure) => figure.at !== undefined))
    .filter((figures) => figures.length > 0)
    .map(growthTable)
    .join('\n\n');

/** A table with one row per size and one column per quantity. */
const growthTable = (figures: readonly Figure[]): string => {
  const columns = [...new Set(figures.map(({ what }) => what))];
  const sizes = [...new Set(figures.map(({ at = '' }) => at))];
  const cell = (size: string, column: string): string => {
    const figure = figures.find(({ at, what }) => at === size && what === column);
    return figure === undefined ? '' : measuredOf(figure);
  };
  return table(
    ['', ...columns],
    sizes.map((size) => [size, ...columns.map((column) => cell(size, column))]),
  );
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
