import type { Tones } from '../colour/tones.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { sunkenField } from '../visible-parts/sunken-field.ts';

/** The cover for two Keystone inserts: empty holes of 14.5 × 16 mm with the catch inside. */
export const keystoneCover: Face = (pen, { window, tones }) =>
  plate(pen, centred(window, window, partRadius(window)), tones) +
  sunkenField(pen, centred(42, 24, 1.5), tones) +
  at(-10, 0, hole(pen, tones)) +
  at(10, 0, hole(pen, tones));

const hole = (pen: Pen, tones: Tones): string => {
  const area = centred(14.5, 16, 0.4);
  return (
    rect(inset(area, -0.4), pen.linear('down', [`0 ${tones.deep}`, `0.6 ${tones.shade}`, `1 ${tones.highlight}`])) +
    rect(area, pen.linear('down', ['0 #07080a', '0.7 #1d2023', '1 #33373b'])) +
    rect(centred(14.5, 1.6, 0.2, 0, 7), tones.shade) +
    rect(centred(6, 1.2, 0.2, 0, -7), tones.deep) +
    rect(centred(0.9, 16, 0.2, -6.8, 0), '#000', 'fill-opacity=".4"')
  );
};
