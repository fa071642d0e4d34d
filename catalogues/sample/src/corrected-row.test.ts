import { correctedRow } from '@ramka/domain/flat-list/corrected-row';
import type { FlatListInput, ListCell, ListRow } from '@ramka/domain/flat-list/flat-list';
import { nearText } from '@ramka/domain/flat-list/near-text';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { describe, expect, it } from 'vitest';
import { sampleListContext } from './testing/sample-list-context.ts';

type Language = keyof typeof sampleListContext;

const table = (...rows: readonly (readonly ListCell[])[]): FlatListInput => ({
  kind: 'table',
  rows: rows.map((cells, index) => ({ cells, line: index + 1 })),
});

/** The rows of a list that are not understood. */
const leftRows = (list: string | FlatListInput, language: Language = 'pl'): readonly ListRow<string>[] =>
  parseFlatList(
    typeof list === 'string' ? { kind: 'text', text: list } : list,
    sampleListContext[language],
  ).rows.filter(({ reading }) => reading.kind === 'not-understood');

/** What is proposed for the first row of a list that is not understood. */
const proposed = (list: string, language: Language = 'pl') => {
  const [row] = leftRows(list, language);
  return row ? nearText(row, sampleListContext[language]) : 'understood';
};

describe('the words of a row that name items', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'bed, left of it: twin socket + USB', 'twin socket + USB', 'bed, left of it'],
    [
      'en',
      'tv wall, 1.2m high: 2 sockets, TV aerial, 2 x RJ45',
      '2 sockets, TV aerial, 2 x RJ45',
      'tv wall, 1.2m high',
    ],
    ['en', 'low level, next to shoe cupboard - single socket', 'single socket', 'low level, next to shoe cupboard'],
    ['en', 'just a blanking plate', 'blanking plate', 'just a'],
    ['pl', 'dodatkowo gniazdo RJ45', 'gniazdo RJ45', 'dodatkowo'],
    [
      'pl',
      'za telewizorem ramka na 5: 3 gniazdka, TV i internet',
      'ramka na 5: 3 gniazdka, TV i internet',
      'za telewizorem',
    ],
    ['pl', 'zwykłe czarne gniazdo podwójne koło xyz', 'czarne gniazdo podwójne', 'zwykłe koło xyz'],
    ['cs', 'pět obyčejných zásuvek po stěnách', 'pět zásuvek', 'obyčejných po stěnách'],
  ])('are proposed without the others (%s): %s', (language, text, words, note) => {
    expect(proposed(`${roomIn[language]}\n- ${text}`, language)).toEqual({ text: words, times: 1, note });
  });

  it.each<[Language, string, string]>([
    ['pl', 'łóżko L+P: gniazdo + usb', 'gniazdo + usb'],
    ['cs', 'u postele z každé strany střídavý + zásuvka + usb', 'střídavý + zásuvka + usb'],
    ['uk', 'коло дивана з двох боків розетка + юсб', 'розетка + юсб'],
  ])('count for each of two sides (%s): %s', (language, text, words) => {
    expect(proposed(`${roomIn[language]}\n- ${text}`, language)).toMatchObject({ text: words, times: 2 });
  });

  it('are all of an item that was left because of its remark', () => {
    const list = table(['Miestnosť', 'Popis', 'ks', 'Poznámka'], ['Hala', 'žalúziový ovládač', 2, 'hore/dole']);
    const [row] = leftRows(list, 'sk');
    const near = { text: 'žalúziový ovládač', times: 1, note: '' };
    expect(row && nearText(row, sampleListContext.sk)).toEqual(near);
    expect(row && nearText({ ...row, note: 'hore/dole, v jednom rámiku' }, sampleListContext.sk)).toBeUndefined();
  });

  it.each<[Language, string]>([
    // withdrawn, doubted, or unclear in number
    ['pl', 'skreśl gniazdo koło xyz'],
    ['pl', 'gniazdo albo usb koło xyz'],
    ['pl', 'gniazdo koło xyz?'],
    ['pl', 'gniazdo xyz bez usb'],
    ['en', 'fridge, xyz, dishwasher: one socket each'],
    ['pl', 'po dwa gniazda xyz z lewej i prawej'],
    ['en', 'bed, left of it: 2x dbl sockets'],
    ['pl', 'gniazdko przy umywalce xyz i drugie przy pralce'],
    ['pl', 'cztery włączniki do rolet xyz'],
    ['en', 'xyz: socket, red, UPS'],
    ['uk', 'одна розетка з кришечкою xyz'],
    // a part of a set would be missing
    ['cs', '3z + TV + 2xRJ45'],
    // no item
    ['pl', 'zgodnie z naszą rozmową telefoniczną przesyłam tę listę'],
    ['pl', 'obcy wiersz bez sensu'],
  ])('are not proposed where they mean something else (%s): %s', (language, text) => {
    expect(proposed(`${roomIn[language]}\n- ${text}`, language)).toBeUndefined();
  });
});

const roomIn: Readonly<Record<Language, string>> = {
  pl: 'Salon',
  cs: 'Kuchyň',
  sk: 'Kuchyňa',
  uk: 'Кухня',
  en: 'Kitchen',
};

const lookOf = ([row]: readonly ListRow<string>[]) => (row?.reading.kind === 'set' ? row.reading.look : undefined);
const correct = (row: ListRow<string> | undefined, text: string) =>
  row ? correctedRow(row, { text, times: 1, note: 'xyz' }, sampleListContext.pl) : [];

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
    expect(corrected).toMatchObject([{ room: 'Hol', quantity: 3, note: 'xyz', reading: { kind: 'set' } }]);
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
