import { disc } from '../svg/disc.ts';
import { touchOffsets } from './touch-offsets.ts';

/** The printed circles of one slot around its centre: rings of Ø 8 with a stroke of 0.5 and a lit LED of Ø 1.6 in each. */
export const touchRings = (touchPoints: number, centreX: number, centreY: number): string =>
  touchOffsets(touchPoints)
    .map(
      ([x, y]) =>
        disc(centreX + x, centreY + y, 4, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="1"') +
        disc(centreX + x, centreY + y, 4, 'none', 'stroke="#777f86" stroke-width=".5"') +
        disc(centreX + x, centreY + y, 1.9, '#58b7e8', 'fill-opacity=".22"') +
        disc(centreX + x, centreY + y, 0.8, '#4fb4ea') +
        disc(centreX + x - 0.15, centreY + y - 0.15, 0.35, '#e8f8ff'),
    )
    .join('');
