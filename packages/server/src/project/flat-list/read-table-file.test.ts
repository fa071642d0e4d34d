import { Format, Workbook } from 'wasm-xlsxwriter';
import { expect, test } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';

type Sheet = { readonly name: string; readonly rows: readonly (readonly (string | number)[])[] };

const aWorkbook = (...sheets: readonly Sheet[]): Buffer => {
  const workbook = new Workbook();
  for (const { name, rows } of sheets) {
    const sheet = workbook.addWorksheet().setName(name);
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries()) if (cell !== '') sheet.write(row, column, cell);
  }
  return Buffer.from(workbook.saveToBufferSync());
};

const read = async (content: Buffer) => {
  const { at } = await aProject();
  return at('POST', '/flat-list/table', { content: content.toString('base64') });
};

test('a workbook is read as the rows of its filled sheets', async () => {
  const rows = [['Pomieszczenie', 'Co'], [], ['Salon', '', 3]];
  const answer = await read(aWorkbook({ name: 'Opis', rows: [] }, { name: 'Parter', rows }));
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    text: null,
    sheets: [
      {
        name: 'Parter',
        rows: [
          { line: 1, cells: ['Pomieszczenie', 'Co'] },
          { line: 3, cells: ['Salon', '', '3'] },
        ],
        isCut: false,
      },
    ],
  });
});

test('a merged finish holds for the rows that it spans, and no other merged cell does', async () => {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet();
  const rows = [['Co', 'Ilość', 'Kolor'], ['gniazdo', 3], ['łącznik', 1], ['Salon'], ['ściemniacz', 2], ['USB', 1]];
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) sheet.write(row, column, cell);
  sheet.mergeRange(1, 2, 4, 2, 'antracyt', new Format());
  sheet.mergeRange(1, 3, 4, 3, 'w jednej ramce', new Format());
  const { body } = await read(Buffer.from(workbook.saveToBufferSync()));
  const cells = [
    ['Co', 'Ilość', 'Kolor'],
    ['gniazdo', '3', 'antracyt', 'w jednej ramce'],
    ['łącznik', '1', 'antracyt'],
    ['Salon'],
    ['ściemniacz', '2', 'antracyt'],
    ['USB', '1'],
  ];
  expect(body).toMatchObject({ sheets: [{ rows: cells.map((row) => ({ cells: row })) }] });
});

test('a text file is read in its encoding', async () => {
  const text = 'Pomieszczenie;Co\nJadalnia;łącznik\n';
  expect((await read(Buffer.from(text))).body).toEqual({ text, sheets: [] });
  const older = Buffer.from('Łazienka: gniazdo\n'.replace('Ł', '\u00A3'), 'latin1');
  expect((await read(older)).body).toEqual({ text: 'Łazienka: gniazdo\n', sheets: [] });
});

test.each([
  ['an empty file', Buffer.from(' \n'), 'table-empty'],
  ['a workbook without rows', aWorkbook({ name: 'A', rows: [] }), 'table-empty'],
  ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'table-protected'],
  ['a damaged workbook', aWorkbook({ name: 'A', rows: [['a']] }).subarray(0, 900), 'table-unreadable'],
  ['a ZIP archive of something else', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'), 'table-unreadable'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'table-unreadable'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'table-unreadable'],
  ['a web page', Buffer.from('<!DOCTYPE html><table><tr><td>Salon</table>'), 'table-unreadable'],
])('%s is rejected with its reason', async (_name, content, code) => {
  expect(problemOf(await read(content))).toEqual({ status: 422, code: 'unprocessable', issues: { content: code } });
});

test('a file above the limit is rejected as too large', async () => {
  expect(problemOf(await read(Buffer.alloc(2_200_000, 'a')))).toMatchObject({ status: 413, code: 'too-large' });
  expect(problemOf(await read(Buffer.alloc(5_000_000, 'a')))).toMatchObject({ status: 413, code: 'too-large' });
});

test('a file is read for an existing project only', async () => {
  const { call } = await aProject();
  const answer = await call('POST', '/project/aaaaaaaa/flat-list/table', { content: 'U2Fsb24=' });
  expect(problemOf(answer)).toMatchObject({ status: 404, code: 'unknown-project' });
});
