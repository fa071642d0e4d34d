import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { outline } from '../svg/outline.ts';
import type { Stop } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import { createRandom } from './create-random.ts';
import { grain } from './grain.ts';
import type { Surface } from './surface.ts';
import { type Timber, timberOf } from './timber.ts';

/** Oiled wood with the grain along the frame. */
export const wood: Surface = (pen, area, hexColor) => {
  const timber = timberOf(hexColor);
  const inside = pen.clip(`<path d="${outline(area)}"/>`);
  return (
    rect(area, pen.linear('down', bands(timber, hexColor))) +
    svg`<g clip-path="${inside}" fill="none">${grain(area, timber, hexColor)}</g>` +
    rect(area, pen.linear('diagonal', ['0 #fff 0.18', '0.5 #fff 0', '1 #000 0.14']))
  );
};

/** Early and late years: the board is lighter here and darker there. */
const bands = ({ seed, bands: strength }: Timber, hexColor: string): Stop[] => {
  const random = createRandom(seed);
  return Array.from({ length: 9 }, (_, band) => {
    const tone = (random() * 2 - 1) * strength;
    return `${band / 8} ${tone > 0 ? lighter(hexColor, tone) : darker(hexColor, -tone)}`;
  });
};
