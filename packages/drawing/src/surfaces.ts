import { darker, lighter, lightness, mix, tonesOf } from './colour.ts';
import type { Finish } from './drawing-spec.ts';
import type { Pen, Stops } from './svg/pen.ts';
import { type Area, inset, outline, rect, svg } from './svg/shapes.ts';

/** Moulded plastic: even, slightly brighter towards the light. */
const plastic: Surface = (pen, area, hexColor) => {
  const { light, body, shade } = tonesOf(hexColor);
  return rect(area, pen.linear('diagonal', { 0: light, 0.45: body, 1: shade }));
};

/** Lacquered glass: a polished edge of 1.5 mm that catches the light, and a window's reflection across the face. */
const glass: Surface = (pen, area, hexColor) => {
  const light = lightness(hexColor);
  const face = inset(area, polishedEdge);
  const inside = pen.clip(`<path d="${outline(face)}"/>`);
  const shine = pen.linear('down', { 0: ['#fff', 0.2 + 0.6 * light ** 2], 1: ['#fff', 0.03 + 0.2 * light ** 2] });
  return (
    polishedRim(pen, area, hexColor) +
    rect(
      face,
      pen.linear('diagonal', {
        0: lighter(hexColor, 0.1 * (1 - light)),
        0.5: darker(hexColor, 0.025 * light),
        1: darker(hexColor, 0.2 - 0.11 * light),
      }),
    ) +
    svg`<path d="${reflection(face)}" fill="${shine}" clip-path="${inside}"/>` +
    rect(inset(face, 0.05), 'none', `stroke="#fff" stroke-opacity="${light > 0.5 ? 0.95 : 0.3}" stroke-width=".18"`)
  );
};

/** The edge of the sheet, greenish for light glass. */
const polishedRim = (pen: Pen, area: Area, hexColor: string): string => {
  const light = lightness(hexColor);
  const body = mix(hexColor, '#8fb5aa', 0.42 * light ** 2);
  const rim = pen.linear('diagonal', {
    0: lighter(body, 0.5 + 0.2 * light),
    0.5: lighter(body, 0.3 - 0.1 * light),
    1: darker(body, 0.3 - 0.14 * light),
  });
  return rect(area, rim);
};

const polishedEdge = 1.5;

/** A wide and a narrow band of light that lean to the right. */
const reflection = ({ x, y, width, height }: Area): string => {
  const lean = height * 0.55;
  const band = (from: number, to: number): string =>
    svg`M${x + from + lean} ${y}H${x + to + lean}L${x + to} ${y + height}H${x + from}z`;
  const start = Math.min(width * 0.12, 30);
  return band(start - lean, start + height * 0.1) + band(start + height * 0.17, start + height * 0.22);
};

/** Brushed metal: broad satin reflections, and the fine lines of the brush along the frame. */
const metal: Surface = (pen, area, hexColor) =>
  satin(pen, area, hexColor) + rect(area, pen.pattern(brushing.width, brushing.height, brushing.body));

/** Satin metal without visible brushing: broad reflections of a room. */
export const satin: Surface = (pen, area, hexColor) => {
  const glow = 0.16 + 0.36 * lightness(hexColor);
  return rect(
    area,
    pen.linear('diagonal', {
      0: lighter(hexColor, glow),
      0.22: hexColor,
      0.4: darker(hexColor, 0.1),
      0.57: lighter(hexColor, glow * 0.8),
      0.78: hexColor,
      1: darker(hexColor, 0.2),
    }),
  );
};

/** A pseudo-random generator of numbers from 0 to 1. The seed is fixed, so that drawings are reproducible. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A tile of hairlines like those of a steel brush, in millimetres. No line crosses its left or right edge. */
const brushing: { readonly width: number; readonly height: number; readonly body: string } = (() => {
  const random = createRandom(5);
  const width = 230;
  const height = 17;
  const hairline = (): string => {
    const length = 60 + Math.round(random() * 110);
    const x = Math.round(random() * (width - length));
    return svg`M${x} ${Math.round(random() * height * 10) / 10}h${length}`;
  };
  const hairlines = (count: number, colour: string, opacity: number): string =>
    svg`<path d="${Array.from({ length: count }, hairline)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".14"/>`;
  return {
    width,
    height,
    body: hairlines(44, '#fff', 0.16) + hairlines(30, '#000', 0.07) + hairlines(10, '#000', 0.12),
  };
})();

/** Oiled wood with the grain along the frame. */
const wood: Surface = (pen, area, hexColor) => {
  const timber = timberOf(hexColor);
  const inside = pen.clip(`<path d="${outline(area)}"/>`);
  return (
    rect(area, pen.linear('down', bands(timber, hexColor))) +
    svg`<g clip-path="${inside}" fill="none">${grain(area, timber, hexColor)}</g>` +
    rect(area, pen.linear('diagonal', { 0: ['#fff', 0.18], 0.5: ['#fff', 0], 1: ['#000', 0.14] }))
  );
};

/** Colour bands of early and late wood across the board. */
const bands = ({ seed, bands: strength }: Timber, hexColor: string): Stops => {
  const random = createRandom(seed);
  const stops = Array.from({ length: 9 }, (_, band) => {
    const tone = (random() * 2 - 1) * strength;
    return [band / 8, tone > 0 ? lighter(hexColor, tone) : darker(hexColor, -tone)] as const;
  });
  return Object.fromEntries(stops);
};

/**
 * The lines of a piece of wood. Neighbouring lines curve alike, as annual rings do; bold, fine and light lines are
 * mixed.
 */
const grain = (area: Area, timber: Timber, hexColor: string): string => {
  const random = createRandom(timber.seed);
  const bends = Array.from({ length: Math.ceil(area.width / 85) + 2 }, () => random() * 2 - 1);
  const lines: Record<Thickness, string[]> = { bold: [], fine: [], light: [] };
  const pores: string[] = [];
  for (let y = area.y - 2; y < area.y + area.height + 2; y += timber.gap * (0.3 + 1.4 * random() ** 1.5)) {
    const chance = random();
    const line = curve(area, y, bends, timber.sway);
    lines[chance < 0.22 ? 'bold' : chance < 0.72 ? 'fine' : 'light'].push(line);
    if (timber.pores && chance > 0.6) pores.push(curve(area, y + 0.7, bends, timber.sway, Math.round(random() * 30)));
  }
  const late = darker(hexColor, timber.contrast);
  return (
    stroke(lines.light, lighter(hexColor, 0.08 + 0.36 * lightness(hexColor)), 0.7, 0.45) +
    stroke(lines.fine, late, 0.2, 0.55) +
    stroke(lines.bold, late, 0.55, 0.42) +
    stroke(pores, late, 0.26, 0.75, '1.7 5.3 .8 3.9 2.6 8.1 1.1 6.2')
  );
};

const stroke = (lines: readonly string[], colour: string, width: number, opacity: number, dashes = ''): string =>
  lines.length === 0
    ? ''
    : svg`<path d="${lines}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;

/**
 * A line of the grain from the left edge, or `lead` before it, to the right. All lines bend at the same positions, by
 * an amount that depends on their height.
 */
const curve = (area: Area, y: number, bends: readonly number[], sway: number, lead = 0): string => {
  const step = (area.width + 4) / (bends.length - 1);
  const follow = (bend: number, place: number): number => bend * sway * Math.sin(y * 0.055 + place * 1.9);
  const heights = bends.map((bend, place) => y + follow(bend, place));
  const rises = heights.slice(1).map((height, place) => tenth(height - (heights[place] ?? height)));
  const points = rises.map((rise) => svg`s${tenth(step * 0.55)} ${rise} ${tenth(step)} ${rise}`);
  const start = svg`M${area.x - 2 - lead} ${tenth(heights[0] ?? y)}`;
  return lead > 0 ? svg`${start}h${lead}${points}` : start + points.join('');
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The kind of wood for a colour: oak is light, walnut darker and livelier, wenge nearly black and straight. */
const timberOf = (hexColor: string): Timber => {
  const light = lightness(hexColor);
  if (light > 0.5) return oak;
  return light > 0.24 ? walnut : wenge;
};

const oak: Timber = { seed: 11, gap: 2.5, sway: 2.6, contrast: 0.36, bands: 0.1, pores: true };
const walnut: Timber = { seed: 31, gap: 3, sway: 4.2, contrast: 0.5, bands: 0.2, pores: true };
const wenge: Timber = { seed: 47, gap: 1.9, sway: 0.8, contrast: 0.62, bands: 0.12, pores: false };

/** The surface of each material that frames are made of. */
export const surfaces: Record<Finish['material'], Surface> = { glass, metal, plastic, wood };

/** Draws a material over an area. */
type Surface = (pen: Pen, area: Area, hexColor: string) => string;

type Thickness = 'bold' | 'fine' | 'light';

/** The grain of a kind of wood. Lengths in millimetres. */
type Timber = {
  readonly seed: number;
  /** Mean distance between neighbouring lines. */
  readonly gap: number;
  /** Maximum deviation of a line. */
  readonly sway: number;
  /** Share of shade in the dark lines. */
  readonly contrast: number;
  /** Difference in tone between the bands of the board. */
  readonly bands: number;
  /** Short dark pores between the lines. */
  readonly pores: boolean;
};
