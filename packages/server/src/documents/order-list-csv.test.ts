import { describe, expect, test } from 'vitest';
import { projectDocument } from './content/project-document.ts';
import { orderListCsv } from './order-list-csv.ts';
import { aDocumentContext, aStoredProject } from './testing/a-document.ts';

const content = async () => projectDocument(aStoredProject(), { kind: 'all' }, await aDocumentContext());

describe('the order list as comma-separated values', () => {
  test('opens right in a Polish spreadsheet: byte order mark, semicolons, decimal commas', async () => {
    const { heading, orderList } = await content();
    const [head, first] = orderListCsv(heading, orderList, 'semicolon').split('\r\n');
    expect(head).toBe('\uFEFFLp.;Symbol;Produkt;Seria;Ilość;J.m.;Cena netto;Wartość netto;Waluta');
    expect(first).toMatch(/^1;DTP3-24M\/70;.*;Simon 54;2;szt\.;498,00;996,00;zł$/);
  });

  test('is plain for programs: commas, decimal points, no mark', async () => {
    const { heading, orderList } = await content();
    const [head, first] = orderListCsv(heading, orderList, 'comma').split('\r\n');
    expect(head).toBe('Lp.,Symbol,Produkt,Seria,Ilość,J.m.,Cena netto,Wartość netto,Waluta');
    expect(first).toMatch(/^1,DTP3-24M\/70,.*,Simon 54,2,szt\.,498\.00,996\.00,zł$/);
  });

  test('adds up to the total', async () => {
    const { heading, orderList, total } = await content();
    const rows = orderListCsv(heading, orderList, 'semicolon').trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(orderList.length);
    const sum = rows.reduce((sum, row) => sum + Number(row.split(';').at(-2)?.replace(',', '')), 0);
    expect(sum).toBe(total);
  });

  test.for([
    ['=1+1', `'=1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    [' -2', `' -2`],
    ['dwa; trzy "cztery"', '"dwa; trzy ""cztery"""'],
    ['a\nb', '"a\nb"'],
  ] as const)('writes the name %j as %j', async ([name, field]) => {
    const { heading } = await content();
    const article = { symbol: 'X', name, seriesName: null, catalogUrl: '', picture: null, price: null };
    const csv = orderListCsv(heading, [{ article, quantity: 1 }], 'semicolon');
    expect(csv).toContain(`;X;${field};Pozostałe serie;1;szt.;;;zł\r\n`);
  });
});
