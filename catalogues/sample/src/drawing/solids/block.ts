import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A solid body that lies on the paper: its shadow to the lower right, its edges in the light, its face. */
export const block = (pen: Pen, area: Area, tones: Tones, edge = 0.7): string => {
  const side = pen.linear('diagonal', [`0 ${tones.highlight}`, `0.5 ${tones.shade}`, `1 ${tones.deep}`]);
  const shadow = (reach: number): string =>
    rect(
      { ...inset(area, -reach * 0.35), x: area.x + reach * 0.3, y: area.y + reach * 0.5 },
      '#10151a',
      'fill-opacity=".1"',
    );
  return (
    [1.6, 1, 0.5].map(shadow).join('') +
    rect(area, side) +
    rect(inset(area, edge), pen.linear('diagonal', [`0 ${tones.light}`, `0.5 ${tones.body}`, `1 ${tones.shade}`])) +
    rect(inset(area, 0.08), 'none', `stroke="${tones.edge}" stroke-opacity=".35" stroke-width=".16"`)
  );
};
