import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Format, Workbook } from 'wasm-xlsxwriter';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCatalogue, aDeployment, aDeploymentFile } from '../testing/a-server.ts';
import { checkSkus } from './check-skus.ts';
import { readDeployment } from './deployment.ts';
import { readSkuFile } from './sku-file.ts';

/** Reads a CSV file with this content. */
const readCsv = (content: string | Buffer) => readSkuFile(aFile('numbers.csv', content));

const aFile = (name: string, content: string | Buffer | Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-numbers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('a table of article numbers', () => {
  test.each([
    ['symbol;number\nDR4/11;700\nDSC/11;\n'],
    ['\u{FEFF}Numer;Symbol\r\n700;DR4/11\r\n;DSC/11\r\n'],
    ['DR4/11,700\nDSC/11,\n'],
    ['name\tSKU\tsymbol\nFrame\t700\tDR4/11\n\nBox\t\tDSC/11'],
    ['"symbol";"number"\n"DR4/11";"700"\n DSC/11 ; '],
    ['symbol\tname\tnumber\tprice\n"DR4/11"\t\t"700"\t"9"\n"DSC/11"\t"Box"\t\t"9"'],
    ['DR4/11;700\rDSC/11;\r'],
  ])('%j has two articles', async (content) => {
    expect(await readCsv(content)).toEqual({
      exceptions: { 'DR4/11': '700', 'DSC/11': null },
      faults: [],
      warnings: [],
    });
  });

  test('may have quoted cells with separators and quotes', async () => {
    expect((await readCsv('"A;1";"5 ""x"""\nB;6')).exceptions).toEqual({ 'A;1': '5 "x"', B: '6' });
  });

  test('names rows that cannot be read, and those that are not used', async () => {
    const { exceptions, faults, warnings } = await readCsv('symbol;number\n;5\nA\nB;1\nB;2\n');
    expect(exceptions).toEqual({ B: '1' });
    expect(faults).toEqual(['row 2: there is no symbol', 'row 3: there is no column with the number of A']);
    expect(warnings).toEqual(['row 5: B already has a number, this one is not used']);
    expect((await readCsv('symbol;price\nA;1')).faults).toEqual([
      "row 1: one column must be titled 'symbol' and another one 'number', not 'symbol', 'price'",
    ]);
  });

  test('may be in the encoding of an older spreadsheet program', async () => {
    const { exceptions, warnings } = await readCsv(Buffer.from('Numer;Symbol;Kod\n\xb37;A;x\n', 'latin1'));
    expect(exceptions).toEqual({ A: 'ł7' });
    expect(warnings).toEqual([expect.stringContaining('windows-1250')]);
  });
});

/** A workbook whose first sheet is empty. */
const aWorkbook = (rows: readonly (readonly (string | number | Date)[])[]): string => {
  const workbook = new Workbook();
  workbook.addWorksheet();
  const sheet = workbook.addWorksheet();
  const dateFormat = new Format().setNumFormat('yyyy-mm-dd');
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (cell instanceof Date) sheet.writeWithFormat(row, column, cell, dateFormat);
      else if (cell !== '') sheet.write(row, column, cell);
  return aFile('numbers.xlsx', workbook.saveToBufferSync());
};

describe('a workbook of article numbers', () => {
  test('has texts and numbers, with empty cells for what the shop does not sell', async () => {
    const rows = [
      ['Nazwa', 'Numer', 'Symbol'],
      ['Ramka', 700, 'DR4/11'],
      [],
      ['Puszka', '', ' DSC/11 '],
      ['Łącznik', '0815', 'A1'],
    ];
    expect(await readSkuFile(aWorkbook(rows))).toEqual({
      exceptions: { 'DR4/11': '700', 'DSC/11': null, A1: '0815' },
      faults: [],
      warnings: [],
    });
    expect((await readSkuFile(aWorkbook([['A', 7], ['B']]))).exceptions).toEqual({ A: '7', B: null });
  });

  test('is rejected with the rows that hold dates, and if it is no workbook', async () => {
    const date = new Date();
    expect(
      (
        await readSkuFile(
          aWorkbook([
            ['A', date],
            [date, '7'],
            ['', '8'],
          ]),
        )
      ).faults,
    ).toEqual([
      'row 1: the number of A is a date; format its column as text',
      'row 2: the symbol is a date; format its column as text',
      'row 3: there is no symbol',
    ]);
    expect((await readSkuFile(aFile('numbers.xlsx', 'A;7'))).faults).toEqual([
      expect.stringContaining('The workbook cannot be read'),
    ]);
  });
});

const aFolder = (deployment: object, files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-deployments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'here.json'), JSON.stringify(deployment));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};

const shop = { kind: 'oci', name: 'Sklep', address: 'https://shop.example/' } as const;

const read = (file: string, files: Readonly<Record<string, string>> = {}) =>
  readDeployment(aFolder({ ...aDeploymentFile(), shop: { ...shop, skus: { file } } }, files), 'here');

describe('a deployment with a file of article numbers', () => {
  test('has the numbers of both, those of the deployment file first', async () => {
    const skus = { file: 'numbers.csv', exceptions: { A: '1' } };
    const folder = aFolder({ ...aDeploymentFile(), shop: { ...shop, skus } }, { 'numbers.csv': 'A;2\nB;3\nB;4' });
    const warnings: string[] = [];
    const deployment = await readDeployment(folder, 'here', (line) => void warnings.push(line));
    expect(deployment.shop).toMatchObject({ skus: { suffixes: {}, exceptions: { A: '1', B: '3' } } });
    expect(warnings).toEqual([expect.stringContaining('numbers.csv: row 3: B already has a number')]);
  });

  test('is rejected if the file is missing, elsewhere, or has unreadable rows', async () => {
    await expect(read('numbers.csv')).rejects.toThrow('cannot be read');
    await expect(read('../numbers.csv')).rejects.toThrow('shop.skus.file');
    await expect(read('numbers.csv', { 'numbers.csv': 'A;1\n;2\nC' })).rejects.toThrow(/row 2: [^]*row 3: /);
  });
});

test('numbers are compared with the catalogue at start', async () => {
  const catalogue = await aCatalogue();
  const skus = { suffixes: {}, exceptions: { 'DR4/11': '7;1', 'DSC/11': '8', NONE: '9' } };
  const link = {
    kind: 'link',
    name: 'S',
    address: 'https://s.example/?a={items}',
    item: '{sku}',
    separator: ';',
  } as const;
  const punchOut = { origins: [], skus: { suffixes: {}, exceptions: { 'DR4/11': 'x'.repeat(41) } } };
  expect(checkSkus(aDeployment({ shop: { ...link, skus }, punchOut }), catalogue)).toEqual([
    'shop: the catalogue has no NONE',
    'shop: the number contains what separates items in the address, and will be omitted from orders, of DR4/11',
    'punchOut: the number is too long for the form, and will be omitted from orders, of DR4/11',
  ]);
  expect(checkSkus(aDeployment(), catalogue)).toEqual([]);
});
