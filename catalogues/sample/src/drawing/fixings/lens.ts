import { lighter } from '../colour/lighter.ts';
import { darker } from '../colour/darker.ts';
import type { LoosePart } from '../loose-parts/loose-part.ts';
import { disc } from '../svg/disc.ts';
import { svg } from '../svg/svg.ts';

/** The lens of a signal lamp: coloured, fluted, with its bayonet lugs. */
export const lens: LoosePart = (pen, hexColor) => {
  const glow = pen.radial(
    [
      `0 ${lighter(hexColor, 0.75)}`,
      `0.45 ${lighter(hexColor, 0.2)}`,
      `0.85 ${hexColor}`,
      `1 ${darker(hexColor, 0.4)}`,
    ],
    0.36,
    0.32,
  );
  const flutes = [14.5, 10.5, 6.5].map((radius) =>
    disc(0, 0, radius, 'none', `stroke="${darker(hexColor, 0.45)}" stroke-opacity=".45" stroke-width=".45"`),
  );
  return (
    disc(0.9, 1.3, 20, '#000', 'fill-opacity=".14"') +
    svg`<path d="M-22.5-3h45v6h-45z" fill="${darker(hexColor, 0.3)}"/>` +
    disc(0, 0, 20, pen.linear('diagonal', [`0.1 ${lighter(hexColor, 0.6)}`, `0.9 ${darker(hexColor, 0.45)}`])) +
    disc(0, 0, 18.4, glow) +
    flutes.join('') +
    svg`<path d="M-13-8A15.3 15.3 0 0 1-3.5-14.9" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.2" stroke-linecap="round"/>`
  );
};
