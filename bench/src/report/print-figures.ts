import type { Figure } from '../benchmark.ts';
import { measuredOf, measureOf, verdictOn } from './verdict-on.ts';

/** Prints the head of the table. */
export const printHead = (): void => printRow('', 'what', 'measured', 'measure', '');

/** Prints a benchmark's figures as rows of the table; those that miss their measure say so. */
export const printFigures = (name: string, figures: readonly Figure[]): void => {
  for (const figure of figures) {
    const what = figure.at === undefined ? figure.what : `${figure.what}, ${figure.at}`;
    printRow(name, what, measuredOf(figure), measureOf(figure), verdictOn(figure));
  }
};

const printRow = (name: string, what: string, measured: string, measure: string, verdict: string): void =>
  console.log(`${name.padEnd(18)}${what.padEnd(76)}${measured.padStart(14)}  ${measure.padEnd(10)}${verdict}`);
