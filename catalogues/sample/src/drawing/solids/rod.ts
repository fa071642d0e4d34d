import { tonesOf } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A round bar, bright along its side that faces the light: lying ones are lit from above, standing ones from the left. */
export const rod = (pen: Pen, area: Area, hexColor: string): string => {
  const tones = tonesOf(hexColor);
  const turn = area.width > area.height ? 'down' : 'right';
  return rect(
    area,
    pen.linear(turn, [
      `0 ${tones.shade}`,
      `0.25 ${tones.highlight}`,
      `0.5 ${tones.body}`,
      `0.85 ${tones.deep}`,
      `1 ${tones.shade}`,
    ]),
  );
};
