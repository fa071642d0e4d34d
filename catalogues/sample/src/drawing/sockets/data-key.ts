import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** What makes a DATA socket: a flat on the earth pin that only keyed plugs pass, and the word below, in strokes. */
export const dataKey = (pen: Pen): string =>
  svg`<path d="M-2.26-9.2A2.4 2.4 0 0 0 2.26-9.2z" fill="${pen.linear('down', ['0 #3a0a0d', '1 #7c141b'])}"/>` +
  `<path d="${letters}" fill="none" stroke="#ffe9e6" stroke-width=".55" stroke-linecap="round" stroke-linejoin="round"/>`;

const letters =
  'M-5.6 9.4v3.2h.9a1.3 1.6 0 0 0 0-3.2zM-2.9 12.6l1.2-3.2 1.2 3.2M-2.5 11.6h1.6M.1 9.4h2.4M1.3 9.4v3.2M3.1 12.6l1.2-3.2 1.2 3.2M3.5 11.6h1.6';
