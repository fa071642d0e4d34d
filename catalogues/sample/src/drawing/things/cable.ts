import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A coil of cable tied in two places, its end stripped. */
export const cable = (_pen: Pen, hexColor: string): string => {
  const turns = [27, 23.5, 20, 16.5].map(
    (reach) =>
      svg`<ellipse rx="${reach}" ry="${reach}" stroke="${darker(hexColor, 0.5)}" stroke-width="3.5"/><ellipse rx="${reach}" ry="${reach}" stroke="${hexColor}" stroke-width="2.8"/><ellipse cx="-.5" cy="-.5" rx="${reach}" ry="${reach}" stroke="${lighter(hexColor, 0.55)}" stroke-opacity=".7" stroke-width=".8"/>`,
  );
  const end = 'M27 0C28 20 30 28 44 30';
  return (
    svg`<ellipse cx="1.5" cy="3" rx="29" ry="29" fill="none" stroke="#10151a" stroke-opacity=".14" stroke-width="6"/>` +
    svg`<g fill="none">${turns}<path d="${end}" stroke="${darker(hexColor, 0.5)}" stroke-width="3.5"/><path d="${end}" stroke="${hexColor}" stroke-width="2.8"/><path d="M43 28.8l5-1.6" stroke="#8a5a2b" stroke-width="1"/><path d="M43 30h5.6" stroke="#2f63b8" stroke-width="1"/><path d="M43 31l5 2" stroke="#7db24a" stroke-width="1"/></g>` +
    svg`<path d="M-30-3h17v5h-17zM-3-30h5v17h-5z" fill="#2b2f33"/><path d="M-30-2.2h17M-2.2-30v17" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>`
  );
};
