import { en } from '@ramka/texts/en';
import { pl } from '@ramka/texts/pl';
import { describe, expect, it } from 'vitest';
import type { ComponentRow } from '../api/set-calls.ts';
import { copiedTable } from './copied-table.tsx';

const aRow = (row: Partial<ComponentRow>): ComponentRow => ({
  id: 1,
  image: 'frame.svg',
  seriesName: 'Simon 54',
  symbol: 'DR4/11',
  name: 'Ramka',
  catalogueUrl: '',
  quantity: 2,
  price: 123450,
  reasons: [],
  ...row,
});

describe('a component list in the clipboard', () => {
  it('has one line per row, and amounts with which a Polish spreadsheet can calculate', () => {
    expect(copiedTable([aRow({})], pl, 'pl').text.split('\r\n')).toEqual([
      'Symbol\tNazwa\tSeria\tIlość\tCena netto\tWartość netto',
      'DR4/11\tRamka\tSimon 54\t2\t1234,50\t2469,00',
    ]);
  });

  it('formats amounts in the language', () => {
    expect(copiedTable([aRow({})], en, 'en').text).toContain('\t1234.50\t2469.00');
  });

  it('states that a price is on request', () => {
    expect(copiedTable([aRow({ price: null })], pl, 'pl').text).toMatch(/\t2\tcena na zapytanie\t$/);
  });

  it('keeps a name in one cell, whatever it contains', () => {
    const { text, html } = copiedTable([aRow({ name: 'Gniazdo\t<b>2P & Z</b>\n' })], pl, 'pl');
    expect(text).toContain('\tGniazdo <b>2P & Z</b> \t');
    expect(html).toContain('<td>Gniazdo\t&lt;b&gt;2P &amp; Z&lt;/b&gt;\n</td>');
  });
});
