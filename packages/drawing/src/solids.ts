import { type Tones, tonesOf } from './colour.ts';
import type { Pen } from './svg/pen.ts';
import { type Area, centred, disc, inset, rect, svg } from './svg/shapes.ts';

/** A solid body lying on the paper: its shadow to the lower right, its edges in the light, its face. */
export const block = (pen: Pen, area: Area, tones: Tones, edge = 0.7): string => {
  const side = pen.linear('diagonal', { 0: tones.highlight, 0.5: tones.shade, 1: tones.deep });
  const shadow = (reach: number): string =>
    rect(
      { ...inset(area, -reach * 0.35), x: area.x + reach * 0.3, y: area.y + reach * 0.5 },
      '#10151a',
      'fill-opacity=".1"',
    );
  return (
    [1.6, 1, 0.5].map(shadow).join('') +
    rect(area, side) +
    rect(inset(area, edge), pen.linear('diagonal', { 0: tones.light, 0.5: tones.body, 1: tones.shade })) +
    rect(inset(area, 0.08), 'none', `stroke="${tones.edge}" stroke-opacity=".35" stroke-width=".16"`)
  );
};

/**
 * A round bar, bright along the side that faces the light. A horizontal bar is lit from above, a vertical one from the
 * left.
 */
export const rod = (pen: Pen, area: Area, hexColor: string, lying = area.width > area.height): string => {
  const tones = tonesOf(hexColor);
  const turn = lying ? 'down' : 'right';
  return rect(
    area,
    pen.linear(turn, {
      0: tones.shade,
      0.25: tones.highlight,
      0.5: tones.body,
      0.85: tones.deep,
      1: tones.shade,
    }),
  );
};

/** The head of a zinc-plated screw with a cross recess. */
export const screwHead = (pen: Pen, x: number, y: number, radius: number): string =>
  disc(x, y, radius * 1.15, '#000', 'fill-opacity=".35"') +
  disc(x, y, radius, pen.linear('diagonal', { 0.1: '#fbfbfa', 0.5: '#b9bdc0', 0.95: '#6d7276' })) +
  svg`<path d="M${x - radius * 0.55} ${y}h${radius * 1.1}M${x} ${y - radius * 0.55}v${radius * 1.1}" stroke="#3a3e42" stroke-width="${radius * 0.28}" stroke-linecap="round"/>`;

/** A row of screw terminals around x = 0: a dark chamber and a screw each. */
export const terminalRow = (pen: Pen, count: number, width: number, y: number): string => {
  const pitch = width / count;
  return Array.from({ length: count }, (_, index) => {
    const x = pitch * (index + 0.5) - width / 2;
    return rect(centred(pitch - 1, 9, 0.8, x, y), '#5a6066') + screwHead(pen, x, y, Math.min(pitch * 0.36, 3));
  }).join('');
};

/** The fill of zinc-plated sheet steel. */
export const steel = (pen: Pen): string =>
  pen.linear('diagonal', { 0: '#eceeef', 0.3: '#c3c7ca', 0.5: '#d9dcde', 0.75: '#a7acb0', 1: '#8c9196' });

/** The fill of brass contacts. */
export const brass = (pen: Pen): string =>
  pen.linear('diagonal', { 0: '#f8e9b4', 0.4: '#d2ac55', 0.6: '#e8cf86', 1: '#8d6a25' });

/** The soft shadow of an object on the ground: an ellipse that fades out. */
export const groundShadow = (pen: Pen, x: number, y: number, reach: number, depth: number): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${depth}" fill="${pen.radial({ 0: ['#10151a', 0.4], 0.6: ['#10151a', 0.16], 1: ['#10151a', 0] })}"/>`;
