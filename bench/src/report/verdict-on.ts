import type { Figure } from '../benchmark.ts';

/** The limits of a figure as text: `≥ 0.8`; empty for a figure without limits. */
export const measureOf = ({ atLeast, atMost }: Figure): string =>
  [...(atLeast === undefined ? [] : [`≥ ${atLeast}`]), ...(atMost === undefined ? [] : [`≤ ${atMost}`])].join(', ');

/** Whether a figure is within its limits; empty for a figure without limits. */
export const verdictOn = (figure: Figure): 'kept' | 'MISSED' | '' => {
  const { value, atLeast = -Infinity, atMost = Infinity } = figure;
  if (measureOf(figure) === '') return '';
  return value >= atLeast && value <= atMost ? 'kept' : 'MISSED';
};

/** A figure's value with three significant digits and its unit. */
export const measuredOf = ({ value, unit }: Figure): string => {
  const digits =
    Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)));
  return `${digits} ${unit}`.trim();
};
