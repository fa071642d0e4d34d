import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  colourFamiliesFile,
  coloursFile,
  componentRolesFile,
  controllersFile,
  finishesFile,
  functionsFile,
  sharedWordsFile,
} from '@ramka/contract/catalogue-format/catalogue-files';
import { checkCatalogue } from '@ramka/server/catalogue/check/check-catalogue';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { placesOf } from '../testing/import-into.ts';
import { importSheets } from './import-sheets.ts';

const importInto = async (sheets: Readonly<Record<string, string>>) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  await cp(fixtureCatalogue, catalogue, { recursive: true });
  await mkdir(join(folder, 'sheets'));
  for (const [name, text] of Object.entries(sheets)) await writeFile(join(folder, 'sheets', `${name}.csv`), text);
  return { catalogue, report: await importSheets(join(folder, 'sheets'), catalogue) };
};

const tableIn = async <Table>(catalogue: string, name: string, schema: z.ZodType<Table>): Promise<Table> =>
  schema.parse(JSON.parse(await readFile(join(catalogue, `${name}.json`), 'utf8')));

const languages = ['pl', 'cs', 'sk', 'uk', 'en'] as const;

type Text = string | Readonly<Record<(typeof languages)[number], string>>;

/** A text as CSV columns: one for all languages, followed by one per language. */
const columns = (text: Text): string =>
  typeof text === 'string' ? `${text};;;;;` : `;${languages.map((language) => text[language]).join(';')}`;

const titles = (column: string): string => [column, ...languages.map((language) => `${column}_${language}`)].join(';');

const sheet = (head: string, rows: readonly (readonly (string | number | boolean | undefined)[])[]): string =>
  [
    head,
    ...rows.map((cells) => cells.map((cell) => (cell === true ? 'yes' : cell === false ? 'no' : cell)).join(';')),
  ].join('\n');

const files = {
  colours: coloursFile,
  'colour-families': colourFamiliesFile,
  finishes: finishesFile,
  functions: functionsFile,
  'shared-words': sharedWordsFile,
  'component-roles': componentRolesFile,
  controllers: controllersFile,
};

const read = <Table>(name: string, schema: z.ZodType<Table>): Promise<Table> => tableIn(fixtureCatalogue, name, schema);

/** The fixture's tables as sheets, as an operator would write them. */
const allSheets = async (): Promise<Readonly<Record<string, string>>> => {
  const functions = await read('functions', functionsFile);
  const roles = await read('component-roles', componentRolesFile);
  const attributes = roles.flatMap((role) => role.attributes.map((attribute) => ({ role: role.id, ...attribute })));
  return {
    colours: sheet(
      `id;seriesTag;${titles('name')};hexColor;antibacterial;family`,
      (await read('colours', coloursFile)).map((colour) => [
        colour.id,
        colour.seriesTag,
        columns(colour.name),
        colour.hexColor,
        colour.antibacterial,
        colour.family,
      ]),
    ),
    'colour-families': sheet(
      `id;${titles('name')};hexColor`,
      (await read('colour-families', colourFamiliesFile)).map(({ id, name, hexColor }) => [
        id,
        columns(name),
        hexColor,
      ]),
    ),
    finishes: sheet(
      `id;${titles('name')};hexColor;family`,
      (await read('finishes', finishesFile)).map(({ id, name, hexColor, family }) => [
        id,
        columns(name),
        hexColor,
        family,
      ]),
    ),
    functions: sheet(
      `id;${titles('name')};${languages.map((language) => `words_${language}`).join(';')};fulfills`,
      functions.map(({ id, name, words, fulfills }) => [
        id,
        columns(name),
        languages.map((language) => words?.[language]?.join(', ') ?? '').join(';'),
        fulfills.join(' '),
      ]),
    ),
    'stand-ins': sheet(
      `function;nearest;${titles('loses')};touchPoints`,
      functions.flatMap(({ id, nearest }) =>
        nearest.map((near) => [id, near.function, columns(near.loses), near.touchPoints]),
      ),
    ),
    'shared-words': sheet(
      `${languages.map((language) => `words_${language}`).join(';')};functions`,
      (await read('shared-words', sharedWordsFile)).map(({ words, functions: ids }) => [
        languages.map((language) => words[language]?.join(', ') ?? '').join(';'),
        ids.join(' '),
      ]),
    ),
    'component-roles': sheet(
      `id;${titles('name')}`,
      roles.map(({ id, name }) => [id, columns(name)]),
    ),
    'role-attributes': sheet(
      `role;id;${titles('name')};carried`,
      attributes.map(({ role, id, name, carried }) => [role, id, columns(name), carried]),
    ),
    'attribute-values': sheet(
      `role;attribute;id;${titles('name')}`,
      attributes.flatMap(({ role, id, values }) => values.map((value) => [role, id, value.id, columns(value.name)])),
    ),
    controllers: sheet(
      'id;seriesTag;catalogId;touchPoints;function;image',
      (await read('controllers', controllersFile)).map((controller) => [
        controller.id,
        controller.seriesTag,
        controller.catalogId,
        controller.touchPoints,
        controller.function,
        controller.image,
      ]),
    ),
  };
};

describe('the sheets of substitutes', () => {
  it('produce the same tables as JSON', async () => {
    const { catalogue, report } = await importInto(await allSheets());
    expect(report).toMatchObject({ faults: [], catalogueFaults: [], changes: [] });
    expect(report.sheets).toHaveLength(10);
    for (const [name, schema] of Object.entries(files))
      expect({ name, table: await tableIn<unknown>(catalogue, name, schema) }).toEqual({
        name,
        table: await tableIn<unknown>(fixtureCatalogue, name, schema),
      });
  });

  it('report their changes', async () => {
    const { colours = '', finishes = '' } = await allSheets();
    const { report } = await importInto({
      colours: colours.replace('black\n', 'white\n'),
      finishes: finishes.replace('#C49A6C', '#C49A6D'),
    });
    expect(report.changes).toEqual([
      '1 change in colour families',
      '  colour 408 "black matt" of simon-54: family white instead of black',
      '1 change in finishes',
      '  oak is #C49A6D instead of #C49A6C',
    ]);
  });

  it('must be complete if one refers to another', async () => {
    const { functions = '', 'component-roles': roles = '' } = await allSheets();
    const { catalogue, report } = await importInto({ functions, 'component-roles': roles });
    expect(report.faults.map(({ message }) => message)).toEqual([
      'The sheet functions requires the sheet stand-ins, which is missing.',
      'The sheet component-roles requires the sheet role-attributes, which is missing.',
      'The sheet component-roles requires the sheet attribute-values, which is missing.',
    ]);
    expect((await checkCatalogue(catalogue)).faults).toEqual([]);
  });

  it('report rows without a parent, with line and column', async () => {
    const sheets = await allSheets();
    const { report } = await importInto({
      ...sheets,
      'stand-ins': `${sheets['stand-ins']}\ntoaster;switch-one-way;warmth;;;;;;`,
      'role-attributes': `${sheets['role-attributes']}\ntoaster;slots;slots;;;;;;same`,
      'attribute-values': `${sheets['attribute-values']}\nmechanism;taste;sweet;sweet;;;;;`,
    });
    expect(placesOf(report.faults)).toEqual([
      '5 function [unreadable]',
      '8 attribute [unreadable]',
      '5 role [unreadable]',
    ]);
  });
});
