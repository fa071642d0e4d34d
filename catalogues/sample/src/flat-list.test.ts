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

/** Of each list: rows, those understood, those left with a reason, those read wrongly. */
const expectedTable: readonly (readonly [
  name: string,
  rows: number,
  understood: number,
  left: number,
  wrong: number,
])[] = [
  ['message, messages with a room each', 14, 14, 0, 0],
  ['message, rooms on lines of their own', 20, 20, 0, 0],
  ['spreadsheet of a designer, titles in row 3, rooms in merged cells', 10, 10, 0, 0],
  ['spreadsheet of a designer, a range and a finish for each fitting', 8, 6, 2, 0],
  ['Slovak, a message with dashes', 14, 14, 0, 0],
  ['with prices, semicolons, decimal commas and a sum', 6, 6, 0, 0],
  ['Czech, typed lines, the look at the end', 14, 14, 0, 0],
  ['merged rooms, frames by number of slots', 10, 8, 2, 0],
  ['Ukrainian, a message with Cyrillic signs', 14, 14, 0, 0],
  ['Ukrainian, cells pasted with tabs', 6, 6, 0, 0],
  ['English, a message to an electrician', 16, 16, 0, 0],
  ['English, a quotation with labour and tax', 7, 6, 1, 0],
  ['symbols only, frames followed by their parts', 8, 8, 0, 0],
  ['symbols only, typed symbols', 4, 3, 1, 0],
  ['with prices, the offer of a wholesaler', 7, 6, 1, 0],
  ['quantities as words, sentences', 9, 9, 0, 0],
  ['quantities as words, lines with dashes', 9, 9, 0, 0],
  ['room book of an architect, numbered rooms', 14, 13, 1, 0],
  ['room book of an architect, rooms as rows of a table', 10, 9, 1, 0],
  ['semicolon CSV, no titles', 5, 4, 1, 0],
  ['abbreviations, abbreviations of an electrician', 6, 5, 1, 0],
  ['message, an offer for a flat, with remarks', 33, 28, 5, 0],
  ['English, floors, joint rooms and unknown devices', 26, 20, 6, 0],
  ['Czech, counts before and after the words', 25, 25, 0, 0],
  ['Slovak, commas between items', 16, 15, 1, 0],
  ['Ukrainian, numbered rooms with dashes', 13, 12, 1, 0],
  ['message, rooms without a colon', 10, 8, 2, 0],
  ['message, signs between parts', 7, 7, 0, 0],
  ['message, numbers that are no quantities', 7, 1, 6, 0],
  ['spreadsheet of a designer, quantities of zero', 4, 2, 2, 0],
  ['message, a finish before the items of a line', 8, 8, 0, 0],
  ['quantities as words, numbers after a room', 6, 4, 2, 0],
  ['English, numerals in the names of rooms', 4, 4, 0, 0],
  ['Markdown, a line below the titles', 4, 4, 0, 0],
  ['message, items in one frame', 15, 12, 3, 0],
  ['English, items in one frame', 3, 3, 0, 0],
  ['Slovak, items in one frame', 1, 1, 0, 0],
  ['Ukrainian, items in one frame', 1, 1, 0, 0],
  ['symbols only, symbols on lines of their own, in a text', 13, 13, 0, 0],
  ['message, numbers that nobody can order', 21, 1, 20, 0],
  ['Czech, numbers that nobody can order, and frames with sockets', 8, 2, 6, 0],
  ['Slovak, numbers that nobody can order, and frames with sockets', 6, 1, 5, 0],
  ['Ukrainian, numbers that nobody can order, and frames with sockets', 7, 2, 5, 0],
  ['English, numbers that nobody can order, and frames with sockets', 9, 2, 7, 0],
  ['message, places that repeat an item or lie in another room', 16, 9, 7, 0],
  ['message, sockets with a supply of their own, and frames with sockets', 7, 5, 2, 0],
  ['spreadsheet of a designer, fractions as quantities, and a supply named in a note', 6, 2, 4, 0],
  ['message, rooms without a colon, and abbreviated words', 16, 11, 5, 0],
  ['message, material, heads of mails and ratings', 11, 7, 4, 0],
  ['message, items behind a place, and several sockets in a frame', 16, 11, 5, 0],
  ['English, numbers that belong to names', 6, 5, 1, 0],
  ['Ukrainian, items behind a place, and several sockets in a frame', 3, 2, 1, 0],
];

describe('lists as people write them', () => {
  it.each(sampleLists.map((list) => [`${list.kind}, ${list.name} (${list.language})`, list] as const))(
    'reads no row of "%s" wrongly',
    (_, list) => {
      expect(outcomeOf(list).wrong).toEqual([]);
    },
  );

  it('leaves only rows that name nothing of the catalogue', () => {
    const table = sampleLists.map((list) => {
      const { rows, understood, left, wrong } = outcomeOf(list);
      return [`${list.kind}, ${list.name}`, rows, understood, left, wrong.length];
    });
    expect(table).toEqual(expectedTable);
  });
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
