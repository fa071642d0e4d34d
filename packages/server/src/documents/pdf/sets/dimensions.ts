import type { Drawing } from '@ramka/domain/drawing';
import { SLOT_PITCH } from '@ramka/domain/catalogue';
import { ink } from '../page/ink.ts';
import type { Area, Pen } from '../page/pen.ts';
import { MILLIMETRE } from '../page/sheet.ts';
import { lineHeight, style } from '../text/text-style.ts';

/** Draws the dimensions of a set's frame around its picture: width below, height at the left, slot centres above. */
export const drawDimensions = (pen: Pen, drawing: Drawing, wall: Area, scale: number): void => {
  const frame = drawing.layers.find(({ kind }) => kind === 'frame');
  if (frame === undefined) return;
  const left = wall.x + (wall.width - drawing.width * scale) / 2 + (frame.x - drawing.x) * scale;
  const top = wall.y + (wall.height - drawing.height * scale) / 2 + (frame.y - drawing.y) * scale;
  const right = left + frame.width * scale;
  const bottom = top + frame.height * scale;
  const lowest = wall.y + (wall.height + drawing.height * scale) / 2;
  dimensionAcross(pen, left, right, { line: lowest + DISTANCE, from: bottom }, millimetres(frame.width));
  dimensionDown(pen, top, bottom, { line: left - BESIDE, from: left }, millimetres(frame.height));
  const first = left + (frame.height / 2) * scale;
  const slots = Math.round((frame.width - frame.height) / SLOT_PITCH) + 1;
  for (let slot = 1; slot < slots; slot += 1) {
    const from = first + (slot - 1) * SLOT_PITCH * scale;
    const marks = { line: top - DISTANCE, from: top };
    dimensionAcross(pen, from, from + SLOT_PITCH * scale, marks, millimetres(SLOT_PITCH));
  }
};

/** From the frame to a dimension's line, above and below and at the left, and how far other lines reach over it, in points. */
const DISTANCE = 7 * MILLIMETRE;
const BESIDE = 5.5 * MILLIMETRE;
const OVERSHOOT = 1.2 * MILLIMETRE;
const AIR = 1 * MILLIMETRE;

/** Where the line of a dimension runs, and the edge that it measures from. */
type Marks = { readonly line: number; readonly from: number };

const millimetres = (length: number): string => String(Math.round(length * 10) / 10).replace('.', ',');

const dimensionAcross = (pen: Pen, x1: number, x2: number, { line, from }: Marks, label: string): void => {
  const away = Math.sign(line - from);
  for (const x of [x1, x2]) {
    pen.rule(x, from + away * AIR, x, line + away * OVERSHOOT, ink.lineStrong, 0.4);
    tick(pen, x, line);
  }
  pen.rule(x1, line, x2, line, ink.lineStrong, 0.4);
  const middle = (x1 + x2) / 2 - pen.widthOf(label, style.label) / 2;
  pen.text(label, middle, away > 0 ? line + 2 : line - lineHeight(style.label) - 1, style.label);
};

const dimensionDown = (pen: Pen, y1: number, y2: number, { line, from }: Marks, label: string): void => {
  for (const y of [y1, y2]) {
    pen.rule(from - AIR, y, line - OVERSHOOT, y, ink.lineStrong, 0.4);
    tick(pen, line, y);
  }
  pen.rule(line, y1, line, y2, ink.lineStrong, 0.4);
  pen.textBefore(label, line - 3, (y1 + y2) / 2 - lineHeight(style.label) / 2, style.label);
};

/** The slanted stroke of a technical drawing. */
const tick = (pen: Pen, x: number, y: number): void =>
  pen.rule(x - TICK, y + TICK, x + TICK, y - TICK, ink.strong, 0.7);

const TICK = 0.9 * MILLIMETRE;
