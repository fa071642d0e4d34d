import { type Tones, tonesOf } from './colour.ts';
import type { DrawingSpec, Finish } from './drawing-spec.ts';
import { frameArea, frameDesignOf, type FrameEdge, slotPitch } from './frame-design.ts';
import { satin, surfaces } from './surfaces.ts';
import type { Pen, Picture, Stops } from './svg/pen.ts';
import { type Area, centred, disc, inset, outline, rect, svg } from './svg/shapes.ts';

/** The specification of a frame. */
export type FrameSpec = Extract<DrawingSpec, { kind: 'frame' }>;

/** Draws a frame in its exact size, with an opening in every module slot. */
export const frame = (pen: Pen, spec: FrameSpec): Picture => {
  const { finish, geometry, slots } = spec;
  const design = frameDesignOf(spec.lineTag);
  const bounds = frameArea(spec.lineTag, geometry, slots);
  const body = spec.gasket === true ? inset(bounds, gasketWidth) : bounds;
  const plate = plateOf(body, design.base);
  const centre = geometry.height / 2;
  const places = Array.from({ length: slots }, (_, slot) => ({ x: centre + slotPitch * slot, y: centre })).filter(
    (_, slot) => spec.touchSlots?.[slot] !== true,
  );
  const mouth = centred(geometry.window, geometry.window, design.windowRadius);
  const layers = [
    spec.gasket === true ? gasketRing(pen, bounds) : '',
    design.base.sides > 0 ? frameBase(pen, body, plate, finish.baseHexColor ?? finish.hexColor) : '',
    surfaces[finish.material](pen, plate, finish.hexColor),
    edgeOf(pen, plate, design.edge, finish),
    pen.repeat(opening(pen, mouth, design.step, finish.hexColor), places),
    hairline(pen, bounds, tonesOf(finish.baseHexColor ?? finish.hexColor).edge),
  ];
  return { width: bounds.width, height: bounds.height, body: layers.join('') };
};

/** The area of the plate on its base, which is visible at the sides, the top and the bottom. */
const plateOf = (body: Area, base: { readonly sides: number; readonly top: number }): Area => ({
  ...inset(body, base.sides),
  y: body.y + base.top,
  height: body.height - base.top - base.sides,
});

/** The outline that separates a white frame from a white wall: thin towards the light, stronger away from it. */
const hairline = (pen: Pen, bounds: Area, colour: string): string => {
  const stroke = pen.linear('diagonal', { 0: [colour, 0.36], 0.5: [colour, 0.5], 1: [colour, 0.75] });
  return rect(inset(bounds, 0.12), 'none', `stroke="${stroke}" stroke-width=".24"`);
};

/** The base of a two-part frame. It is visible around the plate, which throws a narrow shadow on it. */
const frameBase = (pen: Pen, body: Area, plate: Area, hexColor: string): string => {
  const shadow = inset(plate, -0.3);
  return (
    satin(pen, body, hexColor) +
    bevel(pen, body, 0.5, tonesOf(hexColor)) +
    rect({ ...shadow, x: shadow.x + 0.2, y: shadow.y + 0.25 }, '#000', 'fill-opacity=".3"')
  );
};

/** The edge of a frame's plate in the line's design. */
const edgeOf = (pen: Pen, plate: Area, edge: FrameEdge, finish: Finish): string =>
  edges[edge](pen, plate, tonesOf(finish.hexColor), finish.material);

type Edge = (pen: Pen, plate: Area, tones: Tones, material: Finish['material']) => string;

/** Glass is drawn with its own polished edge. */
const edges: Record<FrameEdge, Edge> = {
  pillow: (pen, plate, tones) => pillow(pen, plate, 5, tones) + rim(pen, inset(plate, 0.9), tones.highlight),
  round: (pen, plate, tones) => pillow(pen, plate, 2.6, tones),
  bevel: (pen, plate, tones) => bevel(pen, plate, 1, tones) + crease(pen, plate, 1, tones),
  thin: (pen, plate, tones) => bevel(pen, plate, 0.5, tones) + crease(pen, plate, 0.5, tones),
  sharp: (pen, plate, tones, material) =>
    material === 'glass' ? '' : bevel(pen, plate, 0.7, tones) + crease(pen, plate, 0.7, tones),
};

/** The lighter line of 2 mm that runs around a pillow-shaped frame. */
const rim = (pen: Pen, area: Area, highlight: string): string =>
  rect(
    inset(area, 1),
    'none',
    `stroke="${pen.linear('diagonal', { 0: [highlight, 0.75], 0.5: [highlight, 0.35], 1: [highlight, 0.2] })}" stroke-width="2"`,
  );

/** The slightly rounded crease between a bevel and the face: bright towards the light, dark away from it. */
const crease = (pen: Pen, plate: Area, bevelWidth: number, { highlight, deep }: Tones): string => {
  const stroke = pen.linear('diagonal', { 0: [highlight, 0.85], 0.5: [highlight, 0.15], 1: [deep, 0.5] });
  return rect(inset(plate, bevelWidth + 0.2), 'none', `stroke="${stroke}" stroke-width=".4"`);
};

/** A soft edge: over `depth` millimetres the face falls away, bright towards the light and dark away from it. */
const pillow = (pen: Pen, area: Area, depth: number, tones: Tones): string => {
  const stops = (length: number, strength: number): Stops => {
    const reach = depth / length;
    return {
      0: [tones.highlight, strength],
      [reach * 0.5]: [tones.highlight, strength * 0.35],
      [reach]: [tones.highlight, 0],
      [1 - reach]: [tones.deep, 0],
      [1 - reach * 0.45]: [tones.deep, strength * 0.3],
      1: [tones.deep, strength * 0.9],
    };
  };
  return (
    rect(area, pen.linear('down', stops(area.height, 0.95))) + rect(area, pen.linear('right', stops(area.width, 0.6)))
  );
};

/** A bevel along the inside of an area's border: four mitred facets, each as bright as it faces the light. */
const bevel = (pen: Pen, area: Area, width: number, tones: Tones): string => {
  const { x, y, width: w, height: h } = area;
  const b = width;
  const inside = pen.clip(
    svg`<path d="${outline(area)}${outline({ x: x + b, y: y + b, width: w - 2 * b, height: h - 2 * b, radius: Math.max(area.radius - b, 0.2) })}" clip-rule="evenodd"/>`,
  );
  const reach = Math.max(b, area.radius);
  const facets = [
    svg`<path d="M${x} ${y}h${w}l${-reach} ${reach}h${2 * reach - w}z" fill="${tones.highlight}"/>`,
    svg`<path d="M${x} ${y}v${h}l${reach} ${-reach}v${2 * reach - h}z" fill="${tones.highlight}" fill-opacity=".6"/>`,
    svg`<path d="M${x + w} ${y}v${h}l${-reach} ${-reach}v${2 * reach - h}z" fill="${tones.deep}" fill-opacity=".6"/>`,
    svg`<path d="M${x} ${y + h}h${w}l${-reach} ${-reach}h${2 * reach - w}z" fill="${tones.deep}"/>`,
  ];
  return svg`<g clip-path="${inside}">${facets}</g>`;
};

/** The opening of a slot: the frame's inner edge, and behind it, in its shadow, the support ring over the box. */
const opening = (pen: Pen, area: Area, step: number, hexColor: string): string =>
  innerEdge(pen, area, step, hexColor) + rect(area, '#1c1e21') + supportRing(pen, inset(area, 0.4)) + shadow(pen, area);

const innerEdge = (pen: Pen, area: Area, step: number, hexColor: string): string => {
  const { highlight, shade, deep } = tonesOf(hexColor);
  const lip = pen.linear('down', { 0: deep, 0.5: shade, 1: highlight });
  const stepped = step > 0 ? rect(inset(area, -step - 0.2), lip) + rect(inset(area, -step), shade) : '';
  return stepped + rect(inset(area, -0.35), lip);
};

/** Zinc-plated steel with the round mouth of the box, slots for the device screws and the punched corners. */
const supportRing = (pen: Pen, area: Area): string => {
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const reach = area.width / 2;
  const steel = pen.linear('diagonal', { 0: '#8f959a', 0.5: '#757b80', 1: '#8a9095' });
  const screw = (angle: number): string =>
    svg`<g transform="rotate(${angle} ${x} ${y})"><rect x="${x + reach - 5.6}" y="${y - 3.5}" width="3" height="7" rx="1.5" fill="#24272a"/></g>`;
  return (
    rect(area, steel) +
    rect(inset(area, 0.4), 'none', 'stroke="#b9bec2" stroke-opacity=".35" stroke-width=".3"') +
    disc(x, y, reach - 6.4, '#9da3a8') +
    disc(x, y, reach - 6.9, pen.radial({ 0: '#3a3e42', 0.75: '#26292c', 1: '#16181a' }, 0.6, 0.62)) +
    [0, 90, 180, 270].map(screw).join('')
  );
};

/** The shadow of the frame's edge, with light from the upper left. */
const shadow = (pen: Pen, area: Area): string =>
  rect(area, pen.linear('down', { 0: ['#000', 0.6], 0.09: ['#000', 0.16], 0.2: ['#000', 0] })) +
  rect(area, pen.linear('right', { 0: ['#000', 0.45], 0.07: ['#000', 0.12], 0.16: ['#000', 0] }));

/** Visible width of the gasket of an IP44 frame, in millimetres. */
const gasketWidth = 1;

/** The grey rubber of an IP44 frame under its edge; the frame lies on it. */
const gasketRing = (pen: Pen, bounds: Area): string =>
  rect(bounds, pen.linear('down', { 0: '#9a9fa4', 0.5: '#7d8287', 1: '#5f6468' })) +
  rect(inset(bounds, gasketWidth - 0.25), '#3e4246');
