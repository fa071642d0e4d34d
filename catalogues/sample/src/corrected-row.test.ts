import { correctedRow } from '@ramka/domain/flat-list/corrected-row';
import type { FlatListInput, ListCell, ListRow } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { describe, expect, it } from 'vitest';
import { sampleListContext } from './testing/sample-list-context.ts';

const table = (...rows: readonly (readonly ListCell[])[]): FlatListInput => ({
  kind: 'table',
  rows: rows.map((cells, index) => ({ cells, line: index + 1 })),
});

/** The rows of a list that are not understood. */
const leftRows = (list: string | FlatListInput): readonly ListRow<string>[] =>
  parseFlatList(typeof list === 'string' ? { kind: 'text', text: list } : list, sampleListContext.pl).rows.filter(
    ({ reading }) => reading.kind === 'not-understood',
  );

const lookOf = ([row]: readonly ListRow<string>[]) => (row?.reading.kind === 'set' ? row.reading.look : undefined);
const correct = (row: ListRow<string> | undefined, text: string) =>
  row ? correctedRow(row, text, sampleListContext.pl) : [];

describe('words in place of those of a row', () => {
  it('have the look of the list, of the room, and of the line', () => {
    const [ofList, ofRoom] = leftRows('wszystko białe\nHol\n- zxcv\nSalon (czarny mat)\n- qwer');
    expect(lookOf(correct(ofList, 'gniazdo'))).toMatchObject({ finishId: 'white' });
    expect(lookOf(correct(ofRoom, 'gniazdo'))).toMatchObject({ finishId: 'black-matt' });
    expect(lookOf(correct(ofRoom, 'antracytowe gniazdo'))).toMatchObject({ finishId: 'anthracite' });
  });

  it('have the quantity, the finish and the frame of the other cells of a row', () => {
    const list = table(
      ['Pomieszczenie', 'Opis', 'Ramka', 'Kolor', 'Ilość'],
      ['Salon', 'gniazdo', '1', 'biały', 2],
      ['Hol', 'zxcv qwer asdf', '2', 'antracyt', 3],
    );
    const [row] = leftRows(list);
    expect(row?.contents).toBe('zxcv qwer asdf');
    const corrected = correct(row, 'gniazdo, schodowy');
    expect(corrected).toMatchObject([{ room: 'Hol', quantity: 3, reading: { kind: 'set' } }]);
    expect(lookOf(corrected)).toMatchObject({ finishId: 'anthracite', slots: 2 });
  });

  it('are kept if they name nothing', () => {
    const [row] = leftRows('Hol\n- zxcv');
    expect(correct(row, 'Hol')).toMatchObject([{ text: 'Hol', room: 'Hol', reading: { kind: 'not-understood' } }]);
  });

  it('are corrected again from the words that replaced them', () => {
    const [row] = leftRows('Hol\n- zxcv');
    expect(correct(row, '2 gniazda')).toMatchObject([{ contents: '2 gniazda', quantity: 2, id: row?.id }]);
  });
});
