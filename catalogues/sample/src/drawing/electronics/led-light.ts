import { centred } from '../svg/centred.ts';
import { inset } from '../svg/inset.ts';
import { rect } from '../svg/rect.ts';
import { svg } from '../svg/svg.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';

/** A stair light: a lit slot of 30 × 6 mm that throws its light down the face. */
export const ledLight: Face = (pen, { window, tones }) => {
  const slot = centred(30, 6, 1, 0, 6);
  const glow = pen.radial(['0 #fff3cf 0.95', '0.5 #ffe6a3 0.4', '1 #ffdf91 0'], 0.5, 0.2);
  const inside = pen.clip(
    svg`<rect x="${1 - window / 2}" y="${1 - window / 2}" width="${window - 2}" height="${window - 2.4}"/>`,
  );
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    svg`<ellipse cy="16" rx="25" ry="15" fill="${glow}" clip-path="${inside}"/>` +
    rect(inset(slot, -1), pen.linear('down', [`0 ${tones.deep}`, `0.7 ${tones.shade}`, `1 ${tones.highlight}`])) +
    rect(slot, pen.linear('down', ['0 #e8c979', '0.35 #fff6dc', '1 #ffffff'])) +
    svg`<path d="M-14 4.1h28" stroke="#b98d35" stroke-opacity=".5" stroke-width=".5"/>`
  );
};
