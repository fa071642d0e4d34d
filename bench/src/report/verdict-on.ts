import type { Figure } from '../benchmark.ts';

/** What a figure has to reach, in signs: `≥ 0.8`; empty where it is told for interest. */
export const measureOf = ({ atLeast, atMost }: Figure): string =>
  [...(atLeast === undefined ? [] : [`≥ ${atLeast}`]), ...(atMost === undefined ? [] : [`≤ ${atMost}`])].join(', ');

/** Whether a figure keeps its measure; empty where it has none. */
export const verdictOn = (figure: Figure): 'kept' | 'MISSED' | '' => {
  const { value, atLeast = -Infinity, atMost = Infinity } = figure;
  if (measureOf(figure) === '') return '';
  return value >= atLeast && value <= atMost ? 'kept' : 'MISSED';
};

/** A figure's value with its unit, three digits of it. */
export const measuredOf = ({ value, unit }: Figure): string => {
  const digits =
    Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)));
  return `${digits} ${unit}`.trim();
};
