import type { FlatListContext, ListRow } from './flat-list.ts';
import { meantFunctions, nearestFunctions, problemOf } from './item-reading.ts';
import { namesFrame, stripModifiers } from './modifiers.ts';
import type { ItemReader } from './read-item.ts';
import { wordsIn } from './words.ts';

/**
 * Leaves single items of a list that counts its frames in rows of their own, as offers do: which items share a frame is
 * unknown, and a frame for each would be ordered twice.
 */
export const withFramesApart = <Product>(
  rows: readonly ListRow<Product>[],
  context: FlatListContext<Product>,
  reader: ItemReader,
): readonly ListRow<Product>[] => {
  const slots = rows.flatMap(({ text, reading }) =>
    reading.kind === 'not-understood' && namesFrame(text) ? (slotsOfFrameAlone(text, context, reader) ?? []) : [],
  );
  if (new Set(slots).size < 2) return rows;
  return rows.map((row) => {
    if (row.reading.kind !== 'set' || row.reading.look.slots !== null) return row;
    const { parts } = row.reading;
    const isSingle = parts.length === 1 && parts[0]?.count === 1;
    const problem = { ...problemOf('frames-apart', [row.text]), nearest: nearestFunctions(meantFunctions(parts)) };
    return isSingle ? { ...row, reading: problem } : row;
  });
};

/** The number of slots that a text names, if it has no word for an item besides. */
const slotsOfFrameAlone = <Product>(
  text: string,
  context: FlatListContext<Product>,
  reader: ItemReader,
): number | undefined => {
  const { look, rest } = stripModifiers(text, context);
  return wordsIn(rest).some(({ word }) => reader.isItemWord(word)) ? undefined : (look.slots ?? undefined);
};
