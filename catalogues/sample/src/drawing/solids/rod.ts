import { tonesOf } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** A round bar, bright along its side that faces the light: a lying one is lit from above, a standing one from the left. */
export const rod = (pen: Pen, area: Area, hexColor: string, lying = area.width > area.height): string => {
  const tones = tonesOf(hexColor);
  const turn = lying ? 'down' : 'right';
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
