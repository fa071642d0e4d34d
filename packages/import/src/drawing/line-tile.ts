import { lightness } from './colour.ts';
import type { DrawingOrder, Finish } from './drawing-order.ts';
import { frameArea, slotPitch } from './frame-design.ts';
import { frame } from './frame.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { type Area, at, inset, rect } from './svg/shapes.ts';
import { touchRings } from './touch.ts';
import { moduleFace } from './visible-parts/visible-part.ts';

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

/** What stands in the slots of the set on a line's tile: primitives, or a number of touch points behind glass. */
export type TileSlot = string | number;

/** The set that shows a frame line at its best. */
const tileSetOf = (lineTag: string): readonly TileSlot[] => tileSets.get(lineTag) ?? ['rocker1', 'socketE'];

const tileSets: ReadonlyMap<string, readonly TileSlot[]> = new Map<string, readonly TileSlot[]>([
  ['simon-10', ['rocker1', 'socketE']],
  ['simon-basic', ['rocker2', 'socketE+lid']],
  ['simon-15', ['rocker2', 'socketE']],
  ['simon-54-premium', ['rocker1+eye', 'socketE']],
  ['simon-54-nature', ['rocker1', 'knob']],
  ['simon-54-touch', [4, 'socketE']],
  ['simon-55-line', ['rocker1', 'socketE+usb', 'rj2']],
  ['simon-55-duo', ['rocker2', 'usbAC']],
  ['simon-55-nature', ['rocker2', 'display']],
  ['simon-82-detail', ['rocker1+stairs', 'knob+scale']],
]);
