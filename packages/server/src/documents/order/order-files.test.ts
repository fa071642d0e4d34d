import { describe, expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import type { StoredOrder } from '../../project/order/order.store.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import { aCatalogue } from '../../testing/a-server.ts';
import { purchaseOrderDocument } from '../content/order-document.ts';
import { openTransItems, openTransOrder, orderCsv, orderListCsv } from './order-files.ts';
import { aDocumentContext, aStoredProject, hostileNames } from '../testing/a-document.ts';

const content = async () => projectDocument(aStoredProject(), { kind: 'all' }, await aDocumentContext());

describe('the order list as comma-separated values', () => {
  test('opens correctly in a Polish spreadsheet: byte order mark, semicolons, decimal commas', async () => {
    const { heading, orderList } = await content();
    const [head, first] = orderListCsv(heading, orderList, 'semicolon').split('\r\n');
    expect(head).toBe('\uFEFFLp.;Symbol;Produkt;Seria;Ilość;J.m.;Cena netto;Wartość netto;Waluta');
    expect(first).toMatch(/^1;DTP3-24M\/70;.*;Simon 54;2;szt\.;498,00;996,00;PLN$/);
  });

  test('is plain CSV for programs: commas, decimal points, no byte order mark', async () => {
    const { heading, orderList } = await content();
    const [head, first] = orderListCsv(heading, orderList, 'comma').split('\r\n');
    expect(head).toBe('Lp.,Symbol,Produkt,Seria,Ilość,J.m.,Cena netto,Wartość netto,Waluta');
    expect(first).toMatch(/^1,DTP3-24M\/70,.*,Simon 54,2,szt\.,498\.00,996\.00,PLN$/);
  });

  test('has lines that sum up to the total', async () => {
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
    expect(csv).toContain(`;X;${field};Pozostałe serie;1;szt.;;;PLN\r\n`);
  });
});

const kept: StoredOrder = {
  terms: { reserve: { unit: 'percent', amount: 40 }, wholePacks: true },
  annotations: [
    { symbol: 'DR4/11', have: 1, ordered: 1, reserve: null },
    { symbol: 'TU2', have: 0, ordered: 0, reserve: { unit: 'pieces', amount: 1 } },
    { symbol: 'NOWHERE', have: 0, ordered: 4, reserve: null },
  ],
};

const anOrder = async (overrides: Partial<StoredProject> = {}, price: 'pln' | 'eur' = 'pln') =>
  purchaseOrderDocument(
    aStoredProject(overrides),
    kept,
    await aDocumentContext({ catalogue: await aCatalogue(price) }),
  );

describe('an order as comma-separated values', () => {
  test('has a column for each step to the quantity to order, and the currency code', async () => {
    const [head, ...rows] = orderCsv(await anOrder(), 'semicolon')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe(
      '\uFEFFLp.;Symbol;Produkt;Seria;Potrzebne;Zapas;Na stanie;Zamówione;Opakowanie;Do pełnych opakowań;Do zamówienia;J.m.;Cena netto;Wartość netto;Waluta',
    );
    const row = (symbol: string) =>
      rows
        .find((line) => line.split(';')[1] === symbol)
        ?.split(';')
        .slice(4);
    expect(row('DR4/11')).toEqual(['3', '1', '1', '1', '', '0', '2', 'szt.', '34,60', '69,20', 'PLN']);
    expect(row('TU2')).toEqual(['1', '1', '0', '0', '5', '3', '5', 'szt.', '5,60', '28,00', 'PLN']);
    expect(row('NOWHERE')).toEqual(['0', '0', '0', '4', '', '0', '0', 'szt.', '', '', 'PLN']);
  });

  test('for a shop has symbols and quantities to order only, without header or byte order mark', async () => {
    const order = await anOrder();
    const rows = orderCsv(order, 'symbols').trimEnd().split('\r\n');
    expect(rows).toContain('DR4/11;2');
    expect(rows).toContain('TU2;5');
    expect(rows.every((row) => /^[^;]+;[1-9][0-9]*$/.test(row))).toBe(true);
    expect(rows).toHaveLength(order.lines.filter(({ toOrder }) => toOrder > 0).length);
    expect(orderCsv({ ...order, lines: [] }, 'symbols')).toBe('');
  });
});

/** The text content of all elements with a name. */
const values = (name: string, within: string): readonly string[] =>
  Array.from(within.matchAll(new RegExp(`<(?:b:)?${name}(?: [^>]*)?>([^<]*)</`, 'g')), ([, value = '']) => value);

/** Reads the items of an order from the elements that openTRANS 2.1 specifies. */
const readOpenTrans = (text: string) => {
  const items = Array.from(text.matchAll(/<ORDER_ITEM>(.*?)<\/ORDER_ITEM>/gs), ([, item = '']) => ({
    number: values('LINE_ITEM_ID', item)[0],
    symbol: values('SUPPLIER_PID', item)[0],
    name: values('DESCRIPTION_SHORT', item)[0],
    quantity: values('QUANTITY', item)[0],
    unit: values('ORDER_UNIT', item)[0],
    price: values('PRICE_AMOUNT', item)[0],
    amount: values('PRICE_LINE_AMOUNT', item)[0],
  }));
  return { items, value: (name: string) => values(name, text)[0], elements: text.match(/<[A-Zb][^ >/]*/g) ?? [] };
};

describe('an openTRANS order', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const time = { now, timeZone: 'Europe/Warsaw' };

  test('lists the articles to order: a line number, a positive integer quantity and the unit C62', async () => {
    const order = await anOrder();
    const { items, value } = readOpenTrans(openTransOrder(order, time));
    expect(items.map(({ symbol, quantity }) => `${symbol};${quantity}`)).toEqual(
      orderCsv(order, 'symbols').trimEnd().split('\r\n'),
    );
    for (const [index, { number, symbol, name, quantity, unit }] of items.entries()) {
      expect(number).toBe(String(index + 1));
      expect(symbol).toMatch(/^\S.{0,31}$/);
      expect(name).toMatch(/^.{1,150}$/);
      expect(quantity).toMatch(/^[1-9][0-9]*$/);
      expect(unit).toBe('C62');
    }
    expect(value('TOTAL_ITEM_NUM')).toBe(String(items.length));
    expect(value('LANGUAGE')).toBe('pol');
    expect(value('ORDER_ID')).toBe('Dom pod lasem 2026-11-20T13:00');
  });

  test('includes currency and prices only if openTRANS lists the currency', async () => {
    const zloty = openTransOrder(await anOrder(), time);
    expect(zloty).not.toMatch(/CURRENCY|PRICE|AMOUNT/);
    const order = await anOrder({}, 'eur');
    const { items, value } = readOpenTrans(openTransOrder(order, time));
    expect(value('CURRENCY')).toBe('EUR');
    const cents = items.map(({ quantity, price, amount }) => {
      expect(Math.round(Number(price) * 100) * Number(quantity)).toBe(Math.round(Number(amount) * 100));
      return Math.round(Number(amount) * 100);
    });
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
    expect(value('TOTAL_AMOUNT')).toBe((order.total / 100).toFixed(2));
  });

  test.each(hostileNames)('stays well-formed and omits the project id for a project called %j', async (name) => {
    const text = openTransOrder(await anOrder({ name }), time);
    expect(text).not.toContain('Ab3dEf7h');
    expect(text).not.toMatch(/<script|<!|]]>/);
    const plain = openTransOrder(await anOrder(), time);
    expect(readOpenTrans(text).elements).toEqual(readOpenTrans(plain).elements);
    expect(readOpenTrans(text).value('ORDER_ID')?.length).toBeLessThanOrEqual(250);
  });

  test.each([
    ['Europe/Warsaw', Date.UTC(2026, 10, 20, 23, 30), '2026-11-21T00:30:00+01:00'],
    ['Europe/Kyiv', Date.UTC(2026, 6, 1, 8), '2026-07-01T11:00:00+03:00'],
    ['UTC', Date.UTC(2026, 0, 1), '2026-01-01T00:00:00+00:00'],
  ])('has date and number in the time zone %s', async (timeZone, now, expected) => {
    const { value } = readOpenTrans(openTransOrder(await anOrder(), { now, timeZone }));
    expect([value('ORDER_DATE'), value('GENERATION_DATE')]).toEqual([expected, expected]);
    expect(value('ORDER_ID')).toBe(`Dom pod lasem ${expected.slice(0, 16)}`);
  });

  test('omits articles with symbols of more than 32 characters, and names them', async () => {
    const order = await anOrder();
    const long = 'X'.repeat(33);
    const lines = order.lines.map((line, index) =>
      index === 0 ? { ...line, article: { ...line.article, symbol: long } } : line,
    );
    const { items, value } = readOpenTrans(openTransOrder({ ...order, lines }, time));
    const symbols = openTransItems({ lines }).items.map(({ symbol }) => symbol);
    expect(items.map(({ symbol }) => symbol)).toEqual(symbols);
    expect(symbols).toHaveLength(openTransItems(order).items.length - 1);
    expect(value('REMARKS')).toContain(long);
    expect(openTransItems({ lines }).omitted).toEqual([long]);
  });
});
