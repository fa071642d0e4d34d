import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { allNoteCodes } from '../catalogue-fault.ts';
import { runCheck } from './report.ts';

const notesAfter = async (edits: readonly (readonly [file: string, from: string | RegExp, to: string])[]) => {
  const folder = await aFolder();
  await cp(fixtureCatalogue, folder, { recursive: true });
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  }
  const { lines, succeeded } = await runCheck(folder);
  expect(succeeded).toBe(true);
  return lines.filter((line) => line.startsWith('note: '));
};

it('reports nothing for a catalogue without problems', async () => {
  expect(await notesAfter([])).toEqual([]);
});

it('reports modules and controllers without a function if the catalogue has functions', async () => {
  expect(
    await notesAfter([
      ['modules/simon-54.json', '"function": "blind-switch",', ''],
      ['controllers.json', /,\s*"function": "touch-scene"/, ''],
    ]),
  ).toEqual([
    'note: modules/simon-54.json $[0]\n    The module 4016 "Blind switch" has no function, and so no counterpart in other series. [no-function]',
    'note: controllers.json $[5]\n    The controller 306 has no function, and so no counterpart in other series. [no-function]',
  ]);
});

it('reports components of a group that cannot be distinguished', async () => {
  expect(
    await notesAfter([
      ['articles.json', '"shutters": "no"', '"shutters": "yes"'],
      ['articles.json', /,\s*"attributes": \{ "shielding": "no" \}/, ''],
      ['articles.json', /,\s*"attributes": \{ "shielding": "yes" \}/, ''],
    ]),
  ).toEqual([
    'note: modules/simon-54.json $[2].groups[0].components\n    Nothing tells KRJ6, KRJ6E apart, as attributes of the role "keystone-insert" would. [alike-components]',
    'note: modules/simon-55.json $[1].groups[0].components\n    Nothing tells SGZ1MR, SGZ1CMR apart, as attributes of the role "mechanism" would. [alike-components]',
  ]);
});

it('reports modules of a series with equal names, and the languages', async () => {
  const others: readonly (readonly [string, string, string])[] = [
    ['modules/simon-basic.json', '"Two-way switch"', '"One-way switch"'],
    ['modules/simon-basic.json', '"Łącznik schodowy"', '"Łącznik jednobiegunowy"'],
  ];
  expect(await notesAfter(others)).toEqual([
    'note: modules/simon-basic.json $[1].name\n    The module 2006 "One-way switch" has the name of 2001 in pl, en: nobody can tell them apart. [same-name]',
  ]);
});

it('reports only notes that the page for manufacturers explains', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/catalogue-format.md'), 'utf8');
  expect(allNoteCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
