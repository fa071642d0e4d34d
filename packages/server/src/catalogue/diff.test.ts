import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { runDiff } from './diff.ts';

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));

it('says what is new, gone, renamed and re-priced, and what takes the place of what is gone', async () => {
  const [before, after] = await Promise.all([aFolder(), aFolder()]);
  await cp(fixtureCatalogue, before, { recursive: true });
  await cp(fixtureCatalogue, after, { recursive: true });
  await edit(join(before, 'e-catalogue/products.ndjson'), (text) =>
    text.replace('"image": "BELL-230.svg"', '"image": "BELL-230.svg", "replacedBy": "AW1/11"'),
  );
  await edit(join(after, 'e-catalogue/products.ndjson'), (text) =>
    text.replace('"BELL-230"', '"BELL-24"').replace('One-way switch', 'Switch'),
  );
  await edit(join(after, 'prices/eur.json'), (text) => text.replace(/("TU2": )"[0-9.]+"/, '$1"2.82"'));
  await edit(join(before, 'prices/eur.json'), (text) => text.replace(/("TU2": )"[0-9.]+"/, '$1"1.41"'));
  expect(await runDiff(before, after)).toEqual({
    succeeded: true,
    lines: [
      '1 new',
      '  BELL-24  Electronic bell with a yellow lamp',
      '1 gone',
      '  BELL-230  Electronic bell with a yellow lamp; replaced by AW1/11',
      '1 renamed',
      '  DW1.00/11  One-way switch → Switch',
      '1 re-priced in eur',
      '  TU2  1.41 → 2.82 (+100.0 %)',
      '0 re-priced in pln',
    ],
  });
});

it('tells the faults of a catalogue that cannot be read', async () => {
  const empty = await aFolder();
  const { lines, succeeded } = await runDiff(fixtureCatalogue, empty);
  expect(succeeded).toBe(false);
  expect(lines[0]).toContain('series.json is missing');
});
