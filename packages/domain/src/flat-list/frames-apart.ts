import type { FlatListContext, ListRow } from './flat-list.ts';
import { meantFunctions, nearestFunctions, problemOf } from './item-reading.ts';
import { namesFrame, stripModifiers } from './modifiers.ts';
import type { ItemReader } from './read-item.ts';
import { impliesFrame } from './set-words.ts';
import { wordsIn } from './words.ts';

/**
 * Leaves single items of a list that counts its frames in rows of their own, as offers do: which items share a frame is
 * unknown, and a frame for each would be ordered twice. Frames of one size may be spare ones, unless most items of the room fit
 * into them.
 */
export const withFramesApart = <Product>(
  rows: readonly ListRow<Product>[],
  context: FlatListContext<Product>,
  reader: ItemReader,
): readonly ListRow<Product>[] => {
  const frames = rows.flatMap(({ text, reading, room, quantity }) => {
    const isLeft = reading.kind === 'not-understood' && namesFrame(text);
    const slots = isLeft ? slotsOfFrameAlone(text, context, reader) : undefined;
    return slots === undefined ? [] : [{ slots, room, places: slots > 1 ? slots * quantity : 0 }];
  });
  if (frames.length === 0) return rows;
  const isApart = (row: ListRow<Product>): boolean => isSingle(row) && !impliesFrame(row.text);
  const isOfSeveralSizes = new Set(frames.map(({ slots }) => slots)).size > 1;
  const fillsFrames = (room: string | null): boolean => {
    const places = sum(frames.filter((frame) => frame.room === room).map((frame) => frame.places));
    return places * 2 > sum(rows.filter((row) => row.room === room && isApart(row)).map(({ quantity }) => quantity));
  };
  const rooms = new Set(frames.map(({ room }) => room).filter(fillsFrames));
  return rows.map((row) => {
    if (row.reading.kind !== 'set' || !isApart(row) || !(isOfSeveralSizes || rooms.has(row.room))) return row;
    const nearest = nearestFunctions(meantFunctions(row.reading.parts));
    return { ...row, reading: { ...problemOf('frames-apart', [row.text]), nearest } };
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether a row is a set of one part without a named frame. */
const isSingle = <Product>({ reading }: ListRow<Product>): boolean =>
  reading.kind === 'set' && reading.look.slots === null && reading.parts.length === 1 && reading.parts[0]?.count === 1;

/** The number of slots that a text names, if it has no word for an item besides. */
const slotsOfFrameAlone = <Product>(
  text: string,
  context: FlatListContext<Product>,
  reader: ItemReader,
): number | undefined => {
  const { look, rest } = stripModifiers(text, context);
  return wordsIn(rest).some(({ word }) => reader.isItemWord(word)) ? undefined : (look.slots ?? undefined);
};
