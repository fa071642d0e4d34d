import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCatalogue, aDeployment, aDeploymentFile } from '../testing/a-server.ts';
import { checkSkus } from './check-skus.ts';
import { readDeployment } from './deployment.ts';
import { readSkuFile } from './sku-file.ts';

describe('a table of article numbers', () => {
  test.each([
    ['symbol;number\nDR4/11;700\nDSC/11;\n'],
    ['\u{FEFF}Numer;Symbol\r\n700;DR4/11\r\n;DSC/11\r\n'],
    ['DR4/11,700\nDSC/11,\n'],
    ['name\tSKU\tsymbol\nFrame\t700\tDR4/11\n\nBox\t\tDSC/11'],
    ['"symbol";"number"\n"DR4/11";"700"\n DSC/11 ; '],
    ['symbol\tname\tnumber\tprice\n"DR4/11"\t\t"700"\t"9"\n"DSC/11"\t"Box"\t\t"9"'],
    ['DR4/11;700\rDSC/11;\r'],
  ])('%j has two articles', (content) => {
    expect(readSkuFile(content)).toEqual({
      exceptions: { 'DR4/11': '700', 'DSC/11': null },
      faults: [],
      warnings: [],
    });
  });

  test('may have quoted cells with separators and quotes', () => {
    expect(readSkuFile('"A;1";"5 ""x"""\nB;6').exceptions).toEqual({ 'A;1': '5 "x"', B: '6' });
  });

  test('names rows that cannot be read, and those that are not used', () => {
    const { exceptions, faults, warnings } = readSkuFile('symbol;number\n;5\nA\nB;1\nB;2\n');
    expect(exceptions).toEqual({ B: '1' });
    expect(faults).toEqual(['row 2: there is no symbol', 'row 3: there is no column with the number of A']);
    expect(warnings).toEqual(['row 5: B already has a number, this one is not used']);
    expect(readSkuFile('symbol;price\nA;1').faults).toEqual([
      "row 1: one column must be titled 'symbol' and another one 'number', not 'symbol', 'price'",
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
