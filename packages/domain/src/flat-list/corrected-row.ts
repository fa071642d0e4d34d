import type { FlatListContext, ListRow } from './flat-list.ts';
import { joinNotes, problemOf } from './item-reading.ts';
import { mergeLooks } from './modifiers.ts';
import { parseFlatList } from './parse-flat-list.ts';

/**
 * Reads other words in place of the contents of a row: in its room, with its inherited look and frame, and in its quantity if
 * that is a cell of a table. Words that name nothing to create are not understood.
 */
export const correctedRow = <Product>(
  row: ListRow<Product>,
  text: string,
  context: FlatListContext<Product>,
): readonly ListRow<Product>[] => {
  const replaced = { id: row.id, text: row.text };
  const read = (words: string): readonly ListRow<Product>[] =>
    parseFlatList({ kind: 'text', text: words }, context).rows.filter(({ reading }) => reading.kind !== 'skipped');
  const { slots } = row.inherited.look;
  const framed = slots === null ? [] : read(`frame ${slots}x: ${text}`);
  const isFramed = framed.length > 0 && framed.every(({ reading }) => reading.kind === 'set');
  const rows = isFramed ? framed : read(text);
  if (rows.length === 0)
    return [{ ...row, text, contents: text, replaced, reading: problemOf('unknown-words', [text]) }];
  const otherNotes = row.note.split('; ').filter((note) => !row.contents.includes(note));
  return rows.map(row.inherited.quantity === null ? (each) => each : asCell).map((each, index): ListRow<Product> => {
    const { reading } = each;
    const look = mergeLooks(each.inherited.look, row.inherited.look);
    return {
      ...each,
      id: index === 0 ? row.id : `${row.id}+${index}`,
      line: row.line,
      contents: text,
      room: each.room ?? row.room,
      note: joinNotes([...otherNotes, each.note]),
      quantity: each.quantity === 1 ? (row.inherited.quantity ?? 1) : each.quantity,
      inherited: { ...row.inherited, look },
      replaced,
      reading:
        reading.kind === 'set'
          ? { ...reading, look: { ...mergeLooks(reading.look, look), slots: reading.look.slots } }
          : reading,
    };
  });
};

/** A reading as that of a cell beside its quantity: "2x gniazdo" has two sockets. */
const asCell = <Product>(row: ListRow<Product>): ListRow<Product> => {
  const { reading } = row;
  if (reading.kind !== 'set' || row.quantity === 1 || reading.alternative === null) return row;
  const { quantity, parts } = reading.alternative;
  return { ...row, quantity, reading: { ...reading, parts, alternative: null } };
};
