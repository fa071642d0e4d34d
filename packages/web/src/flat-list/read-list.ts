import { framedSet } from '@ramka/domain/set/product-set';
import { type BuildContext, buildListedSet } from '@ramka/domain/flat-list/build-listed-set';
import { correctedRow } from '@ramka/domain/flat-list/corrected-row';
import type { FlatListContext, FlatListReading, ListedSet, ListRow } from '@ramka/domain/flat-list/flat-list';
import { ok } from '@ramka/domain/result';
import { normaliseSet } from '@ramka/domain/set/check-set';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { Project } from '../api/project.ts';
import { type BuiltRow, type ListProduct, roomKeyOf } from './plan-list.ts';

/** Corrections that a visitor made in the preview, by the ids of rows. */
export type RowCorrections = {
  /** Other words for a row, as long as its text is the same. */
  readonly words: Readonly<Record<string, { readonly of: string; readonly text: string }>>;
  /** Rows that are read in their other meaning: "3 sockets" as single sets, or as one set. */
  readonly alternatives: ReadonlySet<string>;
};

/** The rows of a list, with those that the visitor corrected. */
export const correctedRows = (
  { rows }: FlatListReading<ListProduct>,
  context: FlatListContext<ListProduct>,
  { words, alternatives }: RowCorrections,
): readonly ListRow<ListProduct>[] =>
  rows.flatMap((row) => {
    const corrected = words[row.id];
    if (corrected?.of === row.text) return correctedRow(row, corrected.text, context);
    return [alternatives.has(row.id) ? withAlternative(row) : row];
  });

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
