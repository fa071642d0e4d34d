import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import type { Area } from '../svg/area.ts';
import { svg } from '../svg/svg.ts';
import { createRandom } from './create-random.ts';
import type { Timber } from './timber.ts';

/** The lines of a piece of wood: neighbours sway alike, as year rings do. */
export const grain = (area: Area, timber: Timber, hexColor: string): string => {
  const random = createRandom(timber.seed + Math.round(area.width));
  const late = darker(hexColor, timber.contrast);
  const early = lighter(hexColor, 0.3);
  const bends = Array.from({ length: Math.ceil(area.width / 40) + 1 }, () => (random() - 0.5) * 2);
  return Array.from({ length: timber.lines }, (_, line) => {
    const y = area.y + ((line + 0.15 + random() * 0.7) * area.height) / timber.lines;
    const d = curve(area, y, bends, timber.sway * (0.6 + 0.4 * random()));
    const width = timber.thickness * (0.45 + 1.1 * random());
    return (
      svg`<path d="${d}" stroke="${late}" stroke-width="${width}" stroke-opacity="${0.3 + 0.5 * random()}"/>` +
      (line % 2 === 0
        ? svg`<path d="${d}" transform="translate(0 ${width + 0.5})" stroke="${early}" stroke-width="${width * 1.6}" stroke-opacity=".35"/>`
        : '') +
      (timber.pores && line % 2 === 1
        ? svg`<path d="${d}" transform="translate(0 ${1.2 + random()})" stroke="${late}" stroke-width=".22" stroke-opacity=".7" stroke-dasharray="2.6 4.1 1.2 6.3 3.4 2.9"/>`
        : '')
    );
  }).join('');
};

/** One line from the left edge to the right, through bends that the whole board shares. */
const curve = (area: Area, y: number, bends: readonly number[], sway: number): string => {
  const step = area.width / (bends.length - 1);
  const points = bends.slice(1).map((bend) => svg`s${step * 0.6} ${bend * sway} ${step} ${bend * sway * 0.6}`);
  return svg`M${area.x - 1} ${y + (bends[0] ?? 0)}${points}h2`;
};
