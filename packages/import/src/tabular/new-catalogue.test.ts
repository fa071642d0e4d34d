import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allLanguages } from '@ramka/domain/text';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it, test } from 'vitest';
import { exportSheets } from './export-sheets.ts';
import { importSheets } from './import-sheets.ts';
import { runNew } from './range-commands.ts';
import { writeRange } from './write-range.ts';

describe('a new catalogue', () => {
  it.for([
    { language: 'pl', currency: 'PLN', deployment: 'el12' },
    { language: 'sk', currency: 'EUR', deployment: 'sk' },
  ] as const)('can be served at once, in $language and $currency', async ({ language, currency, deployment }) => {
    const folder = join(await aFolder(), 'new');
    const { lines, succeeded } = await runNew(folder, { language, currency, name: 'Asfora' });
    expect(succeeded).toBe(true);
    expect(lines.join('\n')).toContain(`DEPLOYMENT=${deployment} npm start`);
    const read = await readCatalogue(folder, { priceList: currency.toLowerCase() });
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const localised = read.value.in(language);
    expect([...localised.frames.values()].flat().map(({ slots }) => slots)).toEqual([1, 2]);
    expect(localised.listArticles().every(({ price }) => price !== null && price > 0)).toBe(true);
  });

  test('never replaces existing files', async () => {
    const folder = join(await aFolder(), 'catalogue');
    await cp(fixtureCatalogue, folder, { recursive: true });
    expect((await runNew(folder, { language: 'en', currency: 'PLN', name: 'x' })).succeeded).toBe(false);
  });

  test('can be imported from its own workbook without faults, in every language', async () => {
    const folder = join(await aFolder(), 'new');
    await runNew(folder, { language: 'en', currency: 'CZK', name: 'Asfora' });
    for (const language of allLanguages) {
      const { files } = await checkCatalogue(folder);
      const workbook = join(await aFolder(), 'range.xlsx');
      await writeFile(workbook, writeRange(exportSheets(files, language)));
      const report = await importSheets(workbook, folder);
      expect([report.faults, report.catalogueFaults]).toEqual([[], []]);
    }
  });
});
