import { darker } from '../colour/darker.ts';
import { lighter } from '../colour/lighter.ts';
import { lightness } from '../colour/lightness.ts';
import type { Area } from '../svg/area.ts';
import { svg } from '../svg/svg.ts';
import { createRandom } from './create-random.ts';
import type { Timber } from './timber.ts';

/** The lines of a piece of wood: neighbours sway alike, as year rings do; bold, fine and light ones are mixed. */
export const grain = (area: Area, timber: Timber, hexColor: string): string => {
  const random = createRandom(timber.seed);
  const bends = Array.from({ length: Math.ceil(area.width / 85) + 2 }, () => random() * 2 - 1);
  const lines: Record<Thickness, string[]> = { bold: [], fine: [], light: [] };
  const pores: string[] = [];
  for (let y = area.y - 2; y < area.y + area.height + 2; y += timber.gap * (0.3 + 1.4 * random() ** 1.5)) {
    const chance = random();
    const line = curve(area, y, bends, timber.sway);
    lines[chance < 0.22 ? 'bold' : chance < 0.72 ? 'fine' : 'light'].push(line);
    if (timber.pores && chance > 0.6) pores.push(curve(area, y + 0.7, bends, timber.sway, Math.round(random() * 30)));
  }
  const late = darker(hexColor, timber.contrast);
  return (
    stroke(lines.light, lighter(hexColor, 0.08 + 0.36 * lightness(hexColor)), 0.7, 0.45) +
    stroke(lines.fine, late, 0.2, 0.55) +
    stroke(lines.bold, late, 0.55, 0.42) +
    stroke(pores, late, 0.26, 0.75, '1.7 5.3 .8 3.9 2.6 8.1 1.1 6.2')
  );
};

type Thickness = 'bold' | 'fine' | 'light';

const stroke = (lines: readonly string[], colour: string, width: number, opacity: number, dashes = ''): string =>
  lines.length === 0
    ? ''
    : svg`<path d="${lines}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;

/** One line from the left edge, or `lead` before it, to the right. All lines share their bends; how far they follow them changes with height. */
const curve = (area: Area, y: number, bends: readonly number[], sway: number, lead = 0): string => {
  const step = (area.width + 4) / (bends.length - 1);
  const follow = (bend: number, place: number): number => bend * sway * Math.sin(y * 0.055 + place * 1.9);
  const heights = bends.map((bend, place) => y + follow(bend, place));
  const rises = heights.slice(1).map((height, place) => tenth(height - (heights[place] ?? height)));
  const points = rises.map((rise) => svg`s${tenth(step * 0.55)} ${rise} ${tenth(step)} ${rise}`);
  const start = svg`M${area.x - 2 - lead} ${tenth(heights[0] ?? y)}`;
  return lead > 0 ? svg`${start}h${lead}${points}` : start + points.join('');
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
