import type { Area } from './area.ts';
import { outline } from './outline.ts';

/** What lies between the borders of two areas, painted. */
export const ring = (outer: Area, inner: Area, fill: string, more = ''): string =>
  `<path d="${outline(outer)}${outline(inner)}" fill-rule="evenodd" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
