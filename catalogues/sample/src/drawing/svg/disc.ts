import { svg } from './svg.ts';

/** A circle, painted; `more` holds further attributes such as a stroke. */
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
