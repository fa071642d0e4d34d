import type { FlatListContext, ListedSet, ListRow } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { sampleLists, type SampleList } from '@ramka/domain/flat-list/testing/sample-lists';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleListContext } from './testing/sample-list-context.ts';

const contextOf = ({ language, abbreviations = {} }: SampleList): FlatListContext<string> => ({
  ...sampleListContext[language],
  abbreviations,
});

const formatSet = ({ parts, look, ip44, box }: ListedSet, { catalogue }: FlatListContext<string>): string => {
  const content = parts.map(({ count, words, meaning }) =>
    meaning.kind === 'functions' ? `${count} ${meaning.functionIds[0]}` : `${count} ${words}`,
  );
  const line = look.lineId === null ? undefined : catalogue.findLine(look.lineId)?.tag;
  const frame = look.frameId === null ? undefined : catalogue.findFrame(look.frameId)?.symbol;
  const named = [frame, line, look.finishId ?? look.familyId].filter(Boolean).join(' ');
  return [content.join(' + '), named && `[${named}]`, ip44 && 'IP44', box?.kind].filter(Boolean).join(' ');
};

/** Formats a reading as the sample lists do. */
const format = ({ room, quantity, note, reading }: ListRow<string>, context: FlatListContext<string>): string => {
  if (reading.kind === 'skipped') return `- ${reading.reason}`;
  if (reading.kind === 'not-understood') return `? ${reading.reason}`;
  if (reading.kind === 'part-of') return `= ${reading.id}`;
  const place = quantity === 1 ? `${room}` : `${room} ×${quantity}`;
  if (reading.kind === 'product') return `${place}: ${reading.product}`;
  return `${place}: ${formatSet(reading, context)}${note === '' ? '' : ` (${note})`}`;
};

type Outcome = {
  readonly rows: number;
  readonly understood: number;
  readonly left: number;
  readonly wrong: readonly string[];
};

/** Compares the readings of a list with the expected ones, row by row. */
const outcomeOf = (list: SampleList): Outcome => {
  const context = contextOf(list);
  const readings = parseFlatList(list.input, context).rows;
  const read = Map.groupBy(readings, ({ line }) => line);
  const lines = [...new Set([...Object.keys(list.expected).map(Number), ...read.keys()])];
  const wrong = lines.flatMap((line) => {
    const [found, expected] = [(read.get(line) ?? []).map((row) => format(row, context)), list.expected[line] ?? []];
    return found.join(' / ') === expected.join(' / ') ? [] : `${line}: ${found.join(' / ')} ≠ ${expected.join(' / ')}`;
  });
  const left = readings.filter(({ reading }) => reading.kind === 'not-understood').length;
  return { rows: readings.length, understood: readings.length - left, left, wrong };
};

describe('lists as people write them', () => {
  it.each(sampleLists.map((list) => [`${list.kind}, ${list.name} (${list.language})`, list] as const))(
    'reads no row of "%s" wrongly',
    (_, list) => {
      expect(outcomeOf(list).wrong).toEqual([]);
    },
  );
});

describe('any text', () => {
  const words =
    'salon Kuchnia: gniazdo schodowy 3x x2 szt ramka potrójna czarny DR2/11 SGZ1M DGZ1ZP/11 razem toster GW IP44 7,90 Ilość Symbol - + : ; , " ( )'.split(
      ' ',
    );
  const anyList = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words, '\t', '\n'), { maxLength: 40 }).map((all) => all.join(' ')),
  );

  it('has a reading for each of its lines, with ids of its own and a quantity of at least 1', () => {
    fc.assert(
      fc.property(anyList, (text) => {
        const { rows } = parseFlatList({ kind: 'text', text }, sampleListContext.pl);
        const written = text.split(/\r\n|\n|\r/u).flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
        const read = new Set(rows.map(({ line }) => line));
        const begins = [...read];
        for (const line of written)
          expect(begins.some((begin) => begin === line || (begin < line && text.includes('"')))).toBe(true);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(rows.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
        expect(rows.map(({ line }) => line)).toEqual(
          rows.map(({ line }) => line).toSorted((one, other) => one - other),
        );
      }),
      { numRuns: 300 },
    );
  });
});
