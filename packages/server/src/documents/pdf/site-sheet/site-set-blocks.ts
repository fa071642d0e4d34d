import { formatCount } from '@ramka/domain/text';
import type { DocumentSet, SetEntry } from '../../content/sets/document-set.ts';
import { SLOT_PITCH } from '@ramka/domain/catalogue';
import type { Block } from '../page/block.ts';
import { ink } from '../page/ink.ts';
import type { Area, Pen } from '../page/pen.ts';
import { COLUMN, MILLIMETRE, sheet } from '../page/sheet.ts';
import type { Typesetter } from '../page/typesetter.ts';
import { style } from '../text/text-style.ts';
import { boxText } from '../sets/box-text.ts';
import { noteBlock } from '../parts/note-block.ts';
import { preferWhole } from '../parts/prefer-whole.ts';
import { drawSetOnWall } from '../sets/set-picture.ts';
import { tickBlocks } from './tick-blocks.ts';

/** A set on a site sheet: its picture with numbered slots, what goes into each, its box, and boxes to tick. */
export const siteSetBlocks = (typesetter: Typesetter, { set, quantity }: SetEntry): readonly Block[] => {
  const { words } = typesetter;
  const lines = quantity > LISTED_SINGLY ? [`${formatCount(quantity)} ×`] : numbersTo(quantity);
  return preferWhole([
    pictureBlock(typesetter, set, quantity),
    ...(set.box === null ? [] : [boxBlock(typesetter, boxText(words, set.box))]),
    ...set.remarks.map((remark) => noteBlock(typesetter, remark, { gap: 2, keepsNext: true })),
    ...tickBlocks(typesetter, { lines, words: [words.box, words.mechanism, words.frame], name: set.name }),
  ]);
};

/** Up to so many equal sets have a line each; more are ticked off together. */
const LISTED_SINGLY = 8;

const numbersTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${index + 1}.`);

const SCALE = MILLIMETRE / 3;
const WALL = 130 * MILLIMETRE;
const TEXT = COLUMN - WALL - 4 * MILLIMETRE;
const WALL_MARGIN = 5.5 * MILLIMETRE;

/** From a slot's number to what is in it. */
const INDENT = 4 * MILLIMETRE;

const pictureBlock = (typesetter: Typesetter, set: DocumentSet, quantity: number): Block => {
  const { lines, heightOf } = typesetter;
  const line = lines(set.lineName ?? '', TEXT, style.soft);
  const name = lines(set.name, TEXT, style.heading);
  const slots = slotList(typesetter, set);
  const textHeight =
    heightOf(line, style.soft) + heightOf(name, style.heading) + slots.height + heightOf([''], style.figure) + 8;
  const height = Math.max((set.drawing?.height ?? 0) * SCALE + 2 * WALL_MARGIN, textHeight);
  return {
    height: height + 3,
    gap: 7 * MILLIMETRE,
    keepsNext: true,
    bookmark: { title: set.name, level: 1 },
    draw: (pen, top) => {
      const wall = { x: sheet.right - WALL, y: top, width: WALL, height };
      drawSetOnWall(pen, set.drawing, wall, SCALE);
      drawSlotNumbers(pen, set, wall);
      let y = top;
      pen.lines(line, sheet.left, y, style.soft);
      y += heightOf(line, style.soft);
      pen.lines(name, sheet.left, y, style.heading);
      y += heightOf(name, style.heading);
      pen.text(`${formatCount(quantity)} ×`, sheet.left, y, { ...style.figure, colour: ink.accent });
      y += heightOf([''], style.figure) + 4;
      slots.draw(pen, y);
    },
  };
};

/** What is in each slot, behind the slot's number. */
const slotList = ({ lines, heightOf, words }: Typesetter, { slots }: DocumentSet): Pick<Block, 'height' | 'draw'> => {
  const contents = slots.map(({ name }) => lines(name ?? words.emptySlot, TEXT - INDENT, style.body));
  return {
    height: heightOf(contents.flat(), style.body),
    draw: (pen, top) => {
      let y = top;
      contents.forEach((content, index) => {
        pen.text(`${slots[index]?.slot}.`, sheet.left, y, style.soft);
        pen.lines(content, sheet.left + INDENT, y, style.body);
        y += heightOf(content, style.body);
      });
    },
  };
};

const drawSlotNumbers = (pen: Pen, { drawing, slots }: DocumentSet, wall: Area): void => {
  const frame = drawing?.layers.find(({ kind }) => kind === 'frame');
  if (!drawing || frame === undefined) return;
  const left = wall.x + (wall.width - drawing.width * SCALE) / 2 + (frame.x - drawing.x + frame.height / 2) * SCALE;
  const top = wall.y + (wall.height + drawing.height * SCALE) / 2 + 3;
  for (const { slot } of slots) {
    const label = String(slot);
    const centre = left + (slot - 1) * SLOT_PITCH * SCALE;
    pen.text(label, centre - pen.widthOf(label, style.strong) / 2, top, style.strong);
  }
};

const boxBlock = (typesetter: Typesetter, text: string): Block =>
  noteBlock(typesetter, text.charAt(0).toUpperCase() + text.slice(1), { style: style.strong, gap: 2, keepsNext: true });
