import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import { exportSheets } from './export-sheets.ts';
import { importSheets, type SheetsOptions } from './import-sheets.ts';
import { writeRange } from './write-range.ts';

/** Imports CSV sheets into a copy of the fixture. */
const imported = async (sheets: Readonly<Record<string, string>>, options: SheetsOptions = {}) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await mkdir(join(folder, 'sheets'));
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, 'sheets', `${name}.csv`), text);
  const report = await importSheets(join(folder, 'sheets'), catalogue, options);
  return { folder, report, series: readFileSync(join(catalogue, 'series.json'), 'utf8') };
};

describe('harmful sheets', () => {
  it('cannot remove more than a fifth of the e-catalogue without confirmation', async () => {
    const folder = await aFolder();
    const catalogue = join(folder, 'catalogue');
    await cp(fixtureCatalogue, catalogue, { recursive: true });
    const exported = exportSheets((await checkCatalogue(catalogue)).files, 'en');
    const rows = new Map(exported.rows);
    const needed = new Set(
      ['controllers', 'products'].flatMap((sheet) => rows.get(sheet)?.map(({ product }) => product)),
    );
    const products = rows.get('e-catalogue-products')?.filter(({ symbol }) => needed.has(symbol)) ?? [];
    rows.set('e-catalogue-products', products);
    const workbook = join(folder, 'range.xlsx');
    await writeFile(workbook, writeRange({ ...exported, rows }));
    const { written, faults } = await importSheets(workbook, catalogue);
    expect([written, faults.map(({ code }) => code)]).toEqual([false, ['many-gone']]);
    expect(faults[0]?.message).toBe(
      `${11 - products.length} of 11 products of the e-catalogue would be removed. Use --yes to confirm.`,
    );
    expect((await importSheets(workbook, catalogue, { yes: true })).faults).toEqual([]);
  });

  it('cannot use a file name outside the catalogue for a price list', async () => {
    const { folder, report } = await imported({
      'price-lists': 'name;currency;label\n../../evil;PLN;zł\n',
      prices: 'symbol;pln\nTU2;1.00\n',
    });
    const messages = report.faults.map(({ message }) => message).join('\n');
    expect(messages).toContain('"../../evil" is no name of a price list: small letters, digits and hyphens.');
    expect([report.written, existsSync(join(folder, 'evil.json'))]).toEqual([false, false]);
  });

  it('are refused if they are empty, because they would clear their tables', async () => {
    const { report } = await imported({ frames: '\n\n' }, { draft: true });
    expect([report.written, report.faults[0]?.message]).toEqual([
      false,
      expect.stringContaining('The sheet frames is empty. Its first row has the names of columns: line, symbol,'),
    ]);
  });

  it.for([',', '\t', ';'])('are read with any separator: %j', async (separator) => {
    const series = [['tag', 'name'].join(separator), ['simon-55', '"Other, newer"'].join(separator), ''].join('\n');
    expect((await imported({ series }, { draft: true })).series).toContain('Other, newer');
  });

  it('change nothing in a dry run', async () => {
    const sheets = { series: 'tag;name\nsimon-55;Other\n' };
    const before = readFileSync(join(fixtureCatalogue, 'series.json'), 'utf8');
    const tried = await imported(sheets, { dryRun: true, draft: true });
    expect([tried.report.written, tried.series]).toEqual([false, before]);
    expect((await imported(sheets, { draft: true })).series).not.toBe(before);
  });
});
