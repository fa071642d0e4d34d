import { svg } from './svg.ts';

/** A part of a drawing moved to a place, and scaled there when asked. */
export const at = (x: number, y: number, body: string, scale = 1): string =>
  scale === 1
    ? svg`<g transform="translate(${x} ${y})">${body}</g>`
    : svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(scale * 1e4) / 1e4)})">${body}</g>`;
