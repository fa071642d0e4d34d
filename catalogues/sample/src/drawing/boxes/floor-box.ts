import type { Tones } from '../colour/tones.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { svg } from '../svg/svg.ts';

/** A floor box: a frame let into the floor, its lid with a recess for the covering and a handle, seen at an angle. */
export const floorBox = (pen: Pen, tones: Tones): Picture => {
  const sheet = pen.linear('diagonal', [
    `0 ${tones.highlight}`,
    `0.4 ${tones.body}`,
    `0.6 ${tones.light}`,
    `1 ${tones.shade}`,
  ]);
  const body = svg`<path d="M22 20H98L116 74H4z" fill="${tones.deep}"/><path d="M4 74H116V79Q116 81 114 81H6Q4 81 4 79z" fill="${tones.edge}"/><path d="M23 21H97L114.4 73H5.6z" fill="${sheet}"/><path d="M28 25H92L106.5 68.5H13.5z" fill="${tones.deep}"/><path d="M29 26H91L105 67.5H15z" fill="${pen.linear(
    'diagonal',
    [`0 ${tones.shade}`, `0.5 ${tones.body}`, `1 ${tones.light}`],
  )}"/><path d="M44 56H76L78 63H42z" fill="${tones.deep}"/><path d="M46 57.4H74L75 60.5H45z" fill="${sheet}"/><path d="M27 36H93.6M23.6 46H97" stroke="${tones.highlight}" stroke-opacity=".6" stroke-width=".5"/>`;
  return { width: 120, height: 90, body };
};
