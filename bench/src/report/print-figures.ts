import type { Figure } from '../benchmark.ts';
import { measuredOf, measureOf, verdictOn } from './verdict-on.ts';

export const printHead = (): void => printRow('', 'what', 'measured', 'measure', '');

/** Prints a benchmark's figures as table rows, and marks those that miss their limit. */
export const printFigures = (name: string, figures: readonly Figure[]): void => {
  for (const figure of figures) {
    const what = figure.at === undefined ? figure.what : `${figure.what}, ${figure.at}`;
    printRow(name, what, measuredOf(figure), measureOf(figure), verdictOn(figure));
  }
};

const printRow = (name: string, what: string, measured: string, measure: string, verdict: string): void =>
  console.log(`${name.padEnd(18)}${what.padEnd(76)}${measured.padStart(14)}  ${measure.padEnd(10)}${verdict}`);
