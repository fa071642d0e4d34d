import type { FlatListContext, ListRow } from './flat-list.ts';
import { meantFunctions, nearestFunctions, problemOf } from './item-reading.ts';
import { namesFrame, stripModifiers } from './modifiers.ts';
import type { ItemReader } from './read-item.ts';
import { impliesFrame } from './set-words.ts';
import { exactly, flat, wordsIn } from './words.ts';

/**
 * Leaves single items of a list that counts its frames in rows of their own, as offers do: which items share a frame is
 * unknown, and a frame for each would be ordered twice. Frames of one size may be spare ones, unless other items of the room are
 * said to have frames.
 */
export const withFramesApart = <Product>(
  rows: readonly ListRow<Product>[],
  context: FlatListContext<Product>,
  reader: ItemReader,
): readonly ListRow<Product>[] => {
  const frames = rows.flatMap(({ text, reading, room }) => {
    const isLeft = reading.kind === 'not-understood' && namesFrame(text);
    const slots = isLeft ? slotsOfFrameAlone(text, context, reader) : undefined;
    return slots === undefined ? [] : [{ slots, room }];
  });
  const hasSeveralSizes = new Set(frames.map(({ slots }) => slots)).size > 1;
  const rooms = new Set(
    rows
      .filter((row) => isSingle(row) && impliesFrame(row.text))
      .filter(({ room }) => frames.some((frame) => frame.room === room && frame.slots > 1))
      .map(({ room }) => room),
  );
  return rows.map((row) => {
    const isApart = (hasSeveralSizes || rooms.has(row.room)) && isSingle(row) && !impliesFrame(row.text);
    if (row.reading.kind !== 'set' || !isApart) return row;
    const nearest = nearestFunctions(meantFunctions(row.reading.parts));
    return { ...row, reading: { ...problemOf('frames-apart', [row.text]), nearest } };
  });
};

/** Whether a row is a set of one part without a named frame. */
const isSingle = <Product>({ reading }: ListRow<Product>): boolean =>
  reading.kind === 'set' && reading.look.slots === null && reading.parts.length === 1 && reading.parts[0]?.count === 1;

/** The number of slots that a text names, if it has no word for an item besides. "Spolu v dvojrámčeku" means other items. */
const slotsOfFrameAlone = <Product>(
  text: string,
  context: FlatListContext<Product>,
  reader: ItemReader,
): number | undefined => {
  const { look, rest } = stripModifiers(text, context);
  if (wordsIn(flat(text)).some(({ word }) => inside.test(word))) return undefined;
  return wordsIn(rest).some(({ word }) => reader.isItemWord(word)) ? undefined : (look.slots ?? undefined);
};

const inside = exactly('w, we, v, ve, vo, in, в, у');
