import { lightness } from '../colour/lightness.ts';
import type { DrawingOrder, Finish } from '../drawing-order.ts';
import { frame } from '../frames/frame.ts';
import { frameArea } from '../frames/frame-area.ts';
import { slotPitch } from '../frames/slot-pitch.ts';
import type { Area } from '../svg/area.ts';
import { at } from '../svg/at.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import type { Picture } from '../svg/picture.ts';
import { rect } from '../svg/rect.ts';
import { touchRings } from '../touch/touch-rings.ts';
import { moduleFace } from '../visible-parts/module-face.ts';
import { tileSetOf } from './tile-set.ts';

type TileOrder = Extract<DrawingOrder, { kind: 'line-tile' }>;

/** The tile of a frame line: a set of it with real parts, 160 × 110 mm, on nothing but its own shadow. */
export const lineTile = (pen: Pen, { lineTag, geometry, finish }: TileOrder): Picture => {
  const set = tileSetOf(lineTag);
  const surround = frame(pen, {
    kind: 'frame',
    lineTag,
    geometry,
    finish,
    slots: set.length,
    touchSlots: set.map((slot) => typeof slot === 'number'),
  });
  const centre = geometry.height / 2;
  const filled = set.map((slot, index) => {
    const x = centre + slotPitch * index;
    return typeof slot === 'number'
      ? touchRings(slot, x, centre)
      : at(x, centre, moduleFace(pen, { window: geometry.window, primitive: slot, hexColor: partColour(finish) }));
  });
  const scale = Math.min(144 / surround.width, 88 / surround.height);
  const picture = shadow(frameArea(lineTag, geometry, set.length)) + surround.body + filled.join('');
  return {
    ...tile,
    body: at((tile.width - surround.width * scale) / 2, (tile.height - surround.height * scale) / 2, picture, scale),
  };
};

const tile = { width: 160, height: 110 };

/** Parts match a plastic frame; in wood, metal and glass they are white or black, whichever is nearer. */
const partColour = ({ material, hexColor }: Finish): string => {
  if (material === 'plastic') return hexColor;
  return lightness(hexColor) > 0.5 ? '#F4F4F0' : '#222326';
};

/** A soft shadow of the frame on the wall, below and to the right, from layers that grow and fade. */
const shadow = (area: Area): string =>
  [7, 6, 5, 4.2, 3.4, 2.6, 1.9, 1.2, 0.6]
    .map((reach) =>
      rect(
        { ...inset(area, -reach * 0.42), x: area.x - reach * 0.2, y: area.y + reach * 0.3 },
        '#10151a',
        'fill-opacity=".032"',
      ),
    )
    .join('');
