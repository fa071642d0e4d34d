import { darker, type Tones, tonesOf } from './colour.ts';
import type { DrawingSpec } from './drawing-spec.ts';
import { frameArea, slotPitch } from './frame-design.ts';
import { screwHead } from './solids.ts';
import type { Pen, Picture } from './svg/pen.ts';
import { at, centred, disc, inset, rect, svg } from './svg/shapes.ts';

type BoxSpec = Extract<DrawingSpec, { kind: 'box' }>;

export const box = (pen: Pen, spec: BoxSpec): Picture => boxes[spec.box](pen, spec);

const boxes: Record<BoxSpec['box'], (pen: Pen, spec: BoxSpec) => Picture> = {
  surface: (pen, { slots, hexColor }) => openBox(pen, { slots, tones: tonesOf(hexColor), depth: 16, joint: false }),
  composable: (pen, { slots, hexColor }) => openBox(pen, { slots, tones: tonesOf(hexColor), depth: 18, joint: true }),
  extension: (pen, { hexColor }) => openBox(pen, { slots: 1, tones: tonesOf(hexColor), depth: 18, joint: true }),
  corner: (pen, { hexColor }) => cornerBox(pen, tonesOf(hexColor)),
  flush: (pen, { slots, hexColor }) => flushBox(pen, slots, hexColor),
  floor: (pen, { hexColor }) => floorBox(pen, tonesOf(hexColor)),
};

/** The construction of a surface box. `joint` means that it is composed of elements with visible seams. */
export type OpenBoxSpec = {
  readonly slots: number;
  readonly tones: Tones;
  readonly depth: number;
  readonly joint: boolean;
};

/** A surface box seen from above right, open towards the frame. */
const openBox = (pen: Pen, { slots, tones, depth, joint }: OpenBoxSpec): Picture => {
  const face = { x: 0, y: depth * 0.7, width: side + slotPitch * (slots - 1), height: side, radius: 3 };
  const inner = inset(face, 4);
  const places = Array.from({ length: slots }, (_, slot) => side / 2 + slotPitch * slot);
  const body =
    walls(face.width, depth, tones, pen) +
    rect(face, pen.linear('diagonal', { 0: tones.highlight, 0.5: tones.body, 1: tones.shade })) +
    rect(inset(face, 0.6), pen.linear('diagonal', { 0: tones.light, 1: tones.body })) +
    rect(inner, pen.linear('diagonal', { 0: tones.deep, 0.25: tones.shade, 1: tones.light })) +
    rect(
      { ...inset(inner, 1.6), x: inner.x + 2.2, y: inner.y + 2.4 },
      pen.linear('diagonal', { 0: tones.deep, 0.35: tones.shade, 1: tones.body }),
    ) +
    places.map((x) => at(x, face.y + side / 2, slotFittings(pen, tones))).join('') +
    (joint
      ? places
          .slice(1)
          .map((x) => seam(x - slotPitch / 2, face.y, tones))
          .join('')
      : '') +
    rect(inset(face, 0.1), 'none', `stroke="${tones.edge}" stroke-opacity=".5" stroke-width=".2"`);
  return { width: face.width + depth * 0.7, height: face.y + side, body };
};

const side = 82;

/** The upper wall in the light and the right wall in shade. */
const walls = (width: number, depth: number, tones: Tones, pen: Pen): string => {
  const run = depth * 0.7;
  return (
    svg`<path d="M1.5 ${run + 1.5}L${run + 1} 1Q${run + 1.6} 0 ${run + 3} 0H${width + run - 3}L${width} ${run + 1}z" fill="${pen.linear(
      'down',
      { 0: tones.light, 1: tones.highlight },
    )}"/>` +
    svg`<path d="M${width - 2} ${run + 0.5}L${width + run - 3} 0Q${width + run} 0 ${width + run} 3V${side - 3}Q${width + run} ${side - 1} ${width + run - 1} ${side}L${width - 1.5} ${side + run - 1}z" fill="${pen.linear(
      'right',
      { 0: tones.shade, 1: tones.deep },
    )}"/>`
  );
};

/** The screw posts of a slot and the round knock-out for the cable. */
const slotFittings = (pen: Pen, tones: Tones): string =>
  disc(0, 0, 11, 'none', `stroke="${tones.deep}" stroke-width=".6"`) +
  disc(0.3, 0.3, 11, 'none', `stroke="${tones.highlight}" stroke-opacity=".7" stroke-width=".4"`) +
  [-30, 30].map((x) => rect(centred(8, 8, 4, x, 0), tones.body) + screwHead(pen, x, 0, 2)).join('');

const seam = (x: number, y: number, tones: Tones): string =>
  svg`<path d="M${x} ${y}v4.5m0 ${side - 9}v4.5" stroke="${tones.edge}" stroke-width=".5"/><path d="M${x + 0.5} ${y}v4.5m0 ${side - 9}v4.5" stroke="${tones.highlight}" stroke-width=".4"/>`;

/** A two-gang corner box: two open halves that meet in a fold of 90 degrees, seen from the room. */
const cornerBox = (pen: Pen, tones: Tones): Picture => {
  const lit = pen.linear('right', { 0: tones.light, 1: tones.body });
  const shaded = pen.linear('right', { 0: tones.deep, 0.12: tones.shade, 1: tones.body });
  const body =
    svg`<path d="M17.3 13.4 75 28.6 132.7 13.4 124 8 75 20.4 26 8z" fill="${tones.highlight}" stroke="${tones.edge}" stroke-opacity=".5" stroke-width=".3" stroke-linejoin="round"/>` +
    svg`<g transform="matrix(.86 .227 0 1 46.1 62)">${half(pen, tones, lit, -1)}</g>` +
    svg`<g transform="matrix(.86 -.227 0 1 103.9 62)">${half(pen, tones, shaded, 1)}</g>` +
    svg`<path d="M75 28.4v82" stroke="${tones.edge}" stroke-opacity=".8" stroke-width=".5"/>`;
  return { width: 150, height: 114, body };
};

/** One half of a corner box around its own centre. The side that faces the fold is open to the other half. */
const half = (pen: Pen, tones: Tones, face: string, side: number): string => {
  const outer = centred(67, 82, 1.2);
  const inner = inset(outer, 4.5);
  const floor = { ...inset(inner, 2.4), x: inner.x + (side < 0 ? 5.4 : 0.6) };
  return (
    rect(outer, face, `stroke="${tones.edge}" stroke-opacity=".45" stroke-width=".3"`) +
    rect(
      inner,
      pen.linear('down', { 0: tones.deep, 0.4: tones.shade, 1: tones.light }),
      `stroke="${tones.deep}" stroke-width=".4"`,
    ) +
    rect(floor, pen.linear('diagonal', { 0: tones.deep, 0.35: tones.shade, 1: tones.body })) +
    [-24, 24].map((x) => screwHead(pen, x, 0, 2)).join('')
  );
};

/** Round installation boxes of Ø 60, joined at 71 mm, seen from above the wall. */
const flushBox = (pen: Pen, slots: number, hexColor: string): Picture => {
  const cups = Array.from({ length: slots }, (_, slot) => cup(pen, 38 + slotPitch * slot, hexColor));
  const joints = Array.from({ length: slots - 1 }, (_, slot) => joint(38 + slotPitch * (slot + 0.5), hexColor));
  return { width: 76 + slotPitch * (slots - 1), height: 76, body: joints.join('') + cups.join('') };
};

const cup = (pen: Pen, x: number, hexColor: string): string => {
  const { light, body, shade, deep, highlight, edge } = tonesOf(hexColor);
  const wall = pen.linear('right', { 0: shade, 0.2: light, 0.5: body, 1: deep });
  const inside = pen.linear('right', { 0: deep, 0.4: shade, 0.85: light, 1: body });
  const ribs = [-24, -12, 0, 12, 24].map(
    (offset) =>
      svg`<path d="M${x + offset} ${26 + 0.01 * offset ** 2 * -1 + 14}V62" stroke="${edge}" stroke-opacity=".25" stroke-width=".6"/>`,
  );
  return (
    svg`<path d="M${x - 31} 22V56A31 16 0 0 0 ${x + 31} 56V22z" fill="${wall}"/>${ribs}` +
    svg`<ellipse cx="${x}" cy="22" rx="35" ry="19" fill="${pen.linear('diagonal', { 0: highlight, 0.5: body, 1: shade })}" stroke="${edge}" stroke-opacity=".4" stroke-width=".3"/>` +
    svg`<ellipse cx="${x}" cy="22.4" rx="30" ry="15.6" fill="${inside}"/>` +
    svg`<path d="M${x - 29.6} 25A30 15.6 0 0 1 ${x + 29.6} 25A30 13 0 0 0 ${x - 29.6} 25z" fill="${deep}" fill-opacity=".6"/>` +
    screwHead(pen, x - 30, 22, 2.2) +
    screwHead(pen, x + 30, 22, 2.2)
  );
};

const joint = (x: number, hexColor: string): string =>
  svg`<rect x="${x - 5}" y="18" width="10" height="22" rx="1" fill="${tonesOf(hexColor).deep}"/>`;

/** A floor box: a frame let into the floor, its lid with a recess for the covering and a handle, seen at an angle. */
export const floorBox = (pen: Pen, tones: Tones): Picture => {
  const sheet = pen.linear('diagonal', {
    0: tones.highlight,
    0.4: tones.body,
    0.6: tones.light,
    1: tones.shade,
  });
  const body = svg`<path d="M22 20H98L116 74H4z" fill="${tones.deep}"/><path d="M4 74H116V79Q116 81 114 81H6Q4 81 4 79z" fill="${tones.edge}"/><path d="M23 21H97L114.4 73H5.6z" fill="${sheet}"/><path d="M28 25H92L106.5 68.5H13.5z" fill="${tones.deep}"/><path d="M29 26H91L105 67.5H15z" fill="${pen.linear(
    'diagonal',
    { 0: tones.shade, 0.5: tones.body, 1: tones.light },
  )}"/><path d="M44 56H76L78 63H42z" fill="${tones.deep}"/><path d="M46 57.4H74L75 60.5H45z" fill="${sheet}"/><path d="M27 36H93.6M23.6 46H97" stroke="${tones.highlight}" stroke-opacity=".6" stroke-width=".5"/>`;
  return { width: 120, height: 90, body };
};

type BoxOutlineSpec = Extract<DrawingSpec, { kind: 'surface-box-outline' }>;

/** The visible border of a surface box around its frame: 0.5 mm on every side, and below its depth as a skirt of 4 mm. */
export const surfaceBoxOutline = (pen: Pen, { lineTag, geometry, slots, hexColor }: BoxOutlineSpec): Picture => {
  const tones = tonesOf(hexColor);
  const frame = frameArea(lineTag, geometry, slots);
  const rim = { ...inset(frame, -grown), x: 0, y: 0 };
  const border = { ...rim, height: rim.height + skirt };
  const depth = pen.linear('down', {
    0: tones.shade,
    [1 - (skirt + 1) / border.height]: tones.shade,
    [1 - skirt / border.height]: tones.deep,
    [1 - 0.3 / border.height]: darker(tones.body, 0.2),
    1: tones.edge,
  });
  const body =
    rect(border, depth) +
    rect(rim, pen.linear('diagonal', { 0: tones.highlight, 0.5: tones.body, 1: tones.shade })) +
    rect(inset(border, 0.1), 'none', `stroke="${tones.edge}" stroke-opacity=".4" stroke-width=".2"`);
  return { width: border.width, height: border.height, body };
};

const grown = 0.5;
const skirt = 4;
