import { box, surfaceBoxOutline } from './boxes.ts';
import { darker, lightness, tonesOf } from './colour.ts';
import type { DrawingSpec, Finish } from './drawing-spec.ts';
import { frameArea, slotPitch } from './frame-design.ts';
import { frame } from './frame.ts';
import { drawPart } from './loose-parts.ts';
import { wiringSign } from './marks.ts';
import { mechanism } from './mechanisms.ts';
import { block, rod } from './solids.ts';
import { createPen, idPrefix, type Pen, type Picture, svgFile } from './svg/pen.ts';
import { type Area, at, centred, inset, outline, rect, svg } from './svg/shapes.ts';
import { thing } from './things.ts';
import { touchController, touchPanel, touchRings, touchTile } from './touch.ts';
import { moduleFace, visiblePart } from './visible-parts/visible-part.ts';

/** Draws a self-contained SVG with lengths in millimetres. The same specification always gives the same text. */
export const draw = (spec: DrawingSpec): string => {
  const pen = createPen(idPrefix(spec));
  return svgFile(pictureOf(pen, spec), pen);
};

const pictureOf = (pen: Pen, spec: DrawingSpec): Picture => {
  switch (spec.kind) {
    case 'frame':
      return frame(pen, spec);
    case 'line-tile':
      return lineTile(pen, spec);
    case 'visible-part':
      return visiblePart(pen, spec);
    case 'complete':
      return completeArticle(pen, spec);
    case 'surface-product':
      return surfaceProduct(pen, spec);
    case 'mechanism':
      return mechanism(pen, spec);
    case 'wiring-sign':
      return wiringSign(spec);
    case 'part':
      return drawPart(pen, spec);
    case 'surface-box-outline':
      return surfaceBoxOutline(pen, spec);
    case 'seal-outline':
      return sealOutline(pen, spec);
    case 'box':
      return box(pen, spec);
    case 'frame-seal':
      return frameSeal(pen, spec);
    case 'touch-points':
      return touchTile(spec);
    case 'controller':
      return touchController(pen, spec);
    case 'panel':
      return touchPanel(pen, spec);
    case 'thing':
      return thing(pen, spec);
  }
};

/** A frame seal: a thin grey rubber sheet with a raised lip and a hole for every slot. */
const frameSeal = (pen: Pen, { slots }: Extract<DrawingSpec, { kind: 'frame-seal' }>): Picture => {
  const height = 82;
  const width = height + slotPitch * (slots - 1);
  const sheet = { x: 0, y: 0, width, height, radius: 5 };
  const holes = Array.from({ length: slots }, (_, slot) =>
    centred(59, 59, 6, height / 2 + slotPitch * slot, height / 2),
  );
  const rubber = pen.linear('diagonal', { 0: '#b3b8bc', 0.5: '#969ba0', 1: '#7b8085' });
  const lips = [inset(sheet, 2.6), ...holes.map((hole) => inset(hole, -2.6))];
  const body =
    svg`<path d="${outline(sheet)}${holes.map(outline)}" fill-rule="evenodd" fill="${rubber}"/>` +
    lips.map((lip) => rect(lip, 'none', 'stroke="#5c6166" stroke-width="1.3"')).join('') +
    lips
      .map((lip) => rect(inset(lip, -0.25), 'none', 'stroke="#d5d9dc" stroke-opacity=".8" stroke-width=".4"'))
      .join('') +
    holes.map((hole) => rect(hole, 'none', 'stroke="#55595d" stroke-width=".35"')).join('') +
    rect(inset(sheet, 0.15), 'none', 'stroke="#5c6166" stroke-width=".3"');
  return { width, height, body };
};

/** The visible border of the seal around its frame: 0.7 mm of grey rubber on every side. */
const sealOutline = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'seal-outline' }>): Picture => {
  const area = { ...inset(frameArea(spec.lineTag, spec.geometry, spec.slots), -0.7), x: 0, y: 0 };
  const rubber = pen.linear('diagonal', { 0: '#aeb3b7', 0.5: '#8c9196', 1: '#6e7378' });
  const body = rect(area, rubber) + rect(inset(area, 0.55), '#4a4e52');
  return { width: area.width, height: area.height, body };
};

/** An article sold with its frame: a visible part in a one-slot frame. */
const completeArticle = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'complete' }>): Picture => {
  const { lineTag, geometry, finish } = spec;
  const surround = frame(pen, { kind: 'frame', lineTag, geometry, finish, slots: 1 });
  const centre = geometry.height / 2;
  return {
    ...surround,
    body: surround.body + at(centre, centre, moduleFace(pen, { ...spec, window: geometry.window })),
  };
};

/** A splash-proof product on the wall: a deep body with its parts side by side, and a cable gland on top. */
const surfaceProduct = (pen: Pen, spec: Extract<DrawingSpec, { kind: 'surface-product' }>): Picture => {
  const { primitives, hexColor, onTile = false } = spec;
  const tones = tonesOf(hexColor);
  const width = 76 + pitch * (primitives.length - 1);
  const housing = { x: 2, y: 9, width, height: 82, radius: 7 };
  const parts = primitives.map((primitive, index) => {
    const area = centred(58, 58, 4, 2 + 38 + pitch * index, 9 + 41);
    return (
      rect(inset(area, -1), pen.linear('down', { 0: tones.deep, 0.5: tones.shade, 1: tones.highlight })) +
      at(area.x + 29, area.y + 29, moduleFace(pen, { window: 54, primitive, hexColor }), 58 / 54)
    );
  });
  const body =
    at(2 + width / 2, 0, cableGland(pen, hexColor)) +
    block(pen, housing, tones, 1.6) +
    rect(inset(housing, 1.8), 'none', `stroke="${tones.highlight}" stroke-opacity=".7" stroke-width=".4"`) +
    parts.join('');
  const product = { width: width + 4, height: 94, body };
  return onTile ? onTileOf(product) : product;
};

/** Distance between neighbouring parts in millimetres. */
const pitch = 66;

/** The cable gland on top: cable end, pressure nut with its flats, threaded neck. */
const cableGland = (pen: Pen, hexColor: string): string =>
  rod(pen, { x: -3, y: 0, width: 6, height: 4, radius: 0 }, '#8d9296', false) +
  rod(pen, { x: -7, y: 2.6, width: 14, height: 5, radius: 1.2 }, darker(hexColor, 0.22), false) +
  svg`<path d="M-3.6 3v4.2M3.6 3v4.2" stroke="#000" stroke-opacity=".25" stroke-width=".4"/>` +
  rod(pen, { x: -5.6, y: 7.4, width: 11.2, height: 3, radius: 0.2 }, darker(hexColor, 0.34), false);

type TileSpec = Extract<DrawingSpec, { kind: 'line-tile' }>;

/** The tile of a frame line: a set with real parts, 160 × 110 mm, without a background but with a shadow. */
const lineTile = (pen: Pen, { lineTag, geometry, finish }: TileSpec): Picture => {
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
  const picture = shadow(frameArea(lineTag, geometry, set.length)) + surround.body + filled.join('');
  return onTileOf({ ...surround, body: picture });
};

const tile = { width: 160, height: 110 };

/** Centres a picture on a tile. All two-slot sets have the same size on their tiles. */
const onTileOf = ({ width, height, body }: Picture): Picture => {
  const scale = Math.min(144 / width, 88 / height);
  return { ...tile, body: at((tile.width - width * scale) / 2, (tile.height - height * scale) / 2, body, scale) };
};

/**
 * The colour of visible parts: that of a plastic frame; in wood, metal and glass white or black, whichever is nearer.
 */
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

/** The content of the slots on a line's tile: primitives, or a number of touch points behind glass. */
type TileSlot = string | number;

/** The set that shows the design of a frame line best. */
const tileSetOf = (lineTag: string): readonly TileSlot[] => tileSets.get(lineTag) ?? ['rocker1', 'socketE'];

const tileSets: ReadonlyMap<string, readonly TileSlot[]> = new Map<string, readonly TileSlot[]>([
  ['simon-10', ['rocker1', 'socketE']],
  ['simon-basic', ['rocker2', 'socketE+lid']],
  ['simon-15', ['rocker2', 'socketE']],
  ['simon-54-premium', ['rocker1+eye', 'socketE']],
  ['simon-54-nature', ['rocker1', 'knob']],
  ['simon-54-touch', [4, 'socketE']],
  ['simon-55-line', ['rocker1', 'socketE+usb']],
  ['simon-55-duo', ['rocker2', 'usbAC']],
  ['simon-55-nature', ['rocker2', 'display']],
  ['simon-82-detail', ['rocker1+stairs', 'knob+scale']],
]);
