import { framedSet } from '@ramka/domain/set/product-set';
import { type BuildContext, buildListedSet } from '@ramka/domain/flat-list/build-listed-set';
import type { FlatListContext, FlatListReading, ListedSet, ListRow } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { ok } from '@ramka/domain/result';
import { normaliseSet } from '@ramka/domain/set/check-set';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { Project } from '../api/project.ts';
import { type BuiltRow, type ListProduct, roomKeyOf } from './plan-list.ts';

/** Corrections that a visitor made in the preview, by the ids of rows. */
export type RowCorrections = {
  /** Other words for a row. */
  readonly words: Readonly<Record<string, string>>;
  /** Rows that are read in their other meaning: "3 sockets" as single sets, or as one set. */
  readonly alternatives: ReadonlySet<string>;
};

/** Reads corrected rows again, each in its room and, if its number was in a column of its own, in its quantity. */
export const correctedRows = (
  { rows, columns, explained }: FlatListReading<ListProduct>,
  given: FlatListContext<ListProduct>,
  { words, alternatives }: RowCorrections,
): readonly ListRow<ListProduct>[] => {
  const context = { ...given, abbreviations: { ...explained, ...given.abbreviations } };
  return rows.flatMap((row) => {
    const text = words[row.id];
    if (text === undefined) return [alternatives.has(row.id) ? withAlternative(row) : row];
    const again = parseFlatList({ kind: 'text', text }, context).rows.filter(
      ({ reading }) => reading.kind !== 'skipped',
    );
    if (again.length === 0) return [];
    const look = row.reading.kind === 'set' ? row.reading.look : undefined;
    return again.map((each, index): ListRow<ListProduct> => {
      const { reading } = each;
      return {
        ...each,
        id: index === 0 ? row.id : `${row.id}+${index}`,
        line: row.line,
        room: each.room ?? row.room,
        note: each.note === '' ? row.note : each.note,
        quantity: each.quantity === 1 && columns ? row.quantity : each.quantity,
        reading:
          look && reading.kind === 'set'
            ? { ...reading, look: { ...look, ...withoutNull(reading.look), slots: reading.look.slots } }
            : reading,
      };
    });
  });
};

const withoutNull = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as Partial<Value>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a part of the value

const withAlternative = (row: ListRow<ListProduct>): ListRow<ListProduct> => {
  const { reading } = row;
  if (reading.kind !== 'set' || reading.alternative === null) return row;
  const { quantity, parts } = reading.alternative;
  const alternative = { quantity: row.quantity, parts: reading.parts };
  return { ...row, quantity, reading: { ...reading, parts, alternative } };
};

/** Builds the sets of rows, each with the defaults of its room. Rows that read the same share their set. */
export const rowBuilder = (
  context: Pick<BuildContext, 'catalogue' | 'chosen'>,
  rooms: Project['rooms'],
  defaults: SetDefaults | null,
): ((rows: readonly ListRow<ListProduct>[]) => readonly BuiltRow[]) => {
  const ownDefaults = new Map(rooms.map(({ name, setDefaults }) => [roomKeyOf(name), setDefaults]));
  const built = new Map<string, BuiltRow['built']>();
  return (rows) =>
    rows.map((row) => {
      const { reading } = row;
      if (reading.kind !== 'set') return { row, built: undefined };
      const ofRoom = row.room === null ? null : ownDefaults.get(roomKeyOf(row.room));
      const used = ofRoom ?? defaults;
      const key = JSON.stringify([reading, used]);
      const set = built.get(key) ?? buildRow(reading, { ...context, defaults: used });
      built.set(key, set);
      return { row, built: set };
    });
};

const buildRow = (listed: ListedSet, context: BuildContext): BuiltRow['built'] => {
  const built = buildListedSet(listed, context);
  if (!built.ok) return built;
  const framed = framedSet(built.value.set);
  return framed
    ? ok({ ...built.value, set: normaliseSet(framed, context.catalogue) })
    : { ok: false, problem: { kind: 'no-line' } };
};
