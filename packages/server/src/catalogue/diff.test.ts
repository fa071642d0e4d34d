import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { aFolder, fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { Client } from 'pg';
import { newDatabase } from '../testing/engines.ts';
import { writeSetDocument } from '../store/set-document.ts';
import { runDiff } from './diff.ts';

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));

it('reports new, removed, renamed and re-priced products, and the successors of removed ones', async () => {
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
      '1 removed',
      '  BELL-230  Electronic bell with a yellow lamp; replaced by AW1/11',
      '1 renamed',
      '  DW1.00/11  One-way switch → Switch',
      '1 re-priced in eur',
      '  TU2  1.41 → 2.82 (+100.0 %)',
      '0 re-priced in pln',
      '1 id with a changed meaning',
      '  product 99001: BELL-24 instead of BELL-230',
    ],
  });
});

it('reports changes of functions, roles, families and finishes, and of references to them', async () => {
  const after = await aFolder();
  await cp(fixtureCatalogue, after, { recursive: true });
  await edit(join(after, 'functions.json'), (text) =>
    text
      .replace('"fulfills": ["blind-switch"]', '"fulfills": []')
      .replace('"pl": ["łącznik jednobiegunowy"', '"pl": ["włącznik"')
      .replace('the second circuit (needs one more slot)', 'the second circuit')
      .replaceAll('touch-scene', 'touch-button'),
  );
  await edit(join(after, 'shared-words.json'), (text) => text.replace('["kontakt"]', '["gniazdko"]'));
  await edit(join(after, 'controllers.json'), (text) => text.replace('touch-scene', 'touch-button'));
  await edit(join(after, 'component-roles.json'), (text) =>
    text.replace('"16 AX"', '"16 A"').replace('"at-least"', '"same"'),
  );
  await edit(join(after, 'articles.json'), (text) => text.replace('"shielding": "no"', '"shielding": "yes"'));
  await edit(join(after, 'modules/simon-54.json'), (text) => text.replace('"function": "blind-switch",', ''));
  await edit(join(after, 'finishes.json'), (text) =>
    text.replace('#F3F1EC', '#F3F1ED').replace(/"family": "white"(?=[^"]*"id": "oak")/, '"family": "black"'),
  );
  await edit(join(after, 'frames/simon-basic.json'), (text) => text.replace('"finish": "white"', '"finish": "oak"'));
  await edit(join(after, 'colours.json'), (text) => text.replace('"family": "black"', '"family": "white"'));
  const { lines } = await runDiff(fixtureCatalogue, after);
  expect(lines.slice(5)).toEqual([
    '7 changes in functions',
    '  touch-button "Touch scene controller" was added',
    '  touch-scene "Touch scene controller" was removed',
    '  switch-one-way: search words changed (pl)',
    '  switch-two-circuit: losses of the substitute switch-one-way: the second circuit instead of the second circuit (needs one more slot)',
    '  touch-blind no longer fulfils blind-switch',
    '  module 4016 "Blind switch": function none instead of blind-switch',
    '  controller 306: function touch-button instead of touch-scene',
    '2 changes in shared words',
    '  pl "gniazdko" finds socket-earthed-e, switch-one-way',
    '  pl "kontakt" is no longer a shared word',
    '3 changes in roles of components',
    '  mechanism: rating: carried over as "same" instead of "at-least"',
    '  mechanism: rating: 16-ax is called "16 A" instead of "16 AX"',
    '  article KRJ6: attributes shielding yes instead of shielding no',
    '1 change in colour families',
    '  colour 408 "black matt" of simon-54: family white instead of black',
    '3 changes in finishes',
    '  white-pearl is #F3F1ED instead of #F3F1EC',
    '  white-pearl: family black instead of white',
    '  frame 20012 of simon-basic: finish oak instead of white',
  ]);
});

it('counts new references to a function or finish', async () => {
  const before = await aFolder();
  await cp(fixtureCatalogue, before, { recursive: true });
  await rm(join(before, 'finishes.json'));
  for (const line of ['simon-54-premium', 'simon-54-touch', 'simon-55-line', 'simon-basic'])
    await edit(join(before, `frames/${line}.json`), (text) => text.replaceAll(/,\s*"finish": "[a-z-]+"/g, ''));
  const { lines } = await runDiff(before, fixtureCatalogue);
  expect(lines.slice(5)).toEqual([
    '4 changes in finishes',
    '  white "white" was added',
    '  white-pearl "white pearl" was added',
    '  oak "oak" was added',
    '  finish added to 7 frames',
  ]);
});

it('reports the faults of an unreadable catalogue', async () => {
  const empty = await aFolder();
  const { lines, succeeded } = await runDiff(fixtureCatalogue, empty);
  expect(succeeded).toBe(false);
  expect(lines[0]).toContain('series.json is missing');
});

/** Copies the fixture with replaced texts. */
const changedCopy = async (...changes: readonly (readonly [file: string, from: string | RegExp, to: string])[]) => {
  const after = await aFolder();
  await cp(fixtureCatalogue, after, { recursive: true });
  for (const [file, from, to] of changes)
    await edit(join(after, file), (text) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      return changed;
    });
  return after;
};

describe('changes that visitors notice', () => {
  it.for<readonly [what: string, file: string, from: string | RegExp, to: string, told: string | RegExp]>([
    [
      'a quantity of a group',
      'modules/simon-54.json',
      '"quantity": 1',
      '"quantity": 2',
      /module[\s\S]* 4\d{3} .*: ".*" \(\d\) 2 × .* instead of 1 × /,
    ],
    [
      'IP44',
      'modules/simon-54.json',
      '"disablesIp44": false',
      '"disablesIp44": true',
      'IP44 not allowed instead of allowed',
    ],
    ['a seal', 'frames/simon-55-line.json', /"sealId": \d+,/, '', 'TR2/111 of simon-55-line: seal none instead of TU2'],
    [
      'a number of boxes',
      'frames/simon-55-line.json',
      '"quantity": 1',
      '"quantity": 3',
      /corner boxes 3 × .* instead of 1 × /,
    ],
    ['a swatch', 'colours.json', /"hexColor": "#[0-9A-F]{6}"/, '"hexColor": "#123456"', 'swatch #123456 instead of #'],
    ['the name of an article', 'articles.json', '"Ramka 2-krotna, biały"', '"Ramka"', 'name'],
    ['a removed frame', 'frames/simon-basic.json', /^[\s\S]*$/, '[]', 'of simon-basic was removed'],
    ['a symbol under another id', 'articles.json', '"TR2/111"', '"TR2/112"', ': TR2/112 instead of TR2/111'],
    ['a picture', 'pictures/articles/BU2.svg', '<svg', '<svg id="x"', /1 picture changed\n {2}articles\/BU2\.svg/],
    [
      'a label of a price list',
      'prices/eur.json',
      /"label": "[^"]*"/,
      '"label": "EUR"',
      'eur: label EUR instead of eur',
    ],
  ])('%s is reported', async ([, file, from, to, told]) => {
    const { lines } = await runDiff(fixtureCatalogue, await changedCopy([file, from, to]));
    expect(lines.join('\n')).toMatch(told);
  });

  it('are empty for equal catalogues', async () => {
    const { lines } = await runDiff(fixtureCatalogue, await changedCopy());
    expect(lines).toEqual(['0 new', '0 removed', '0 renamed', '0 re-priced in eur', '0 re-priced in pln']);
  });

  it('include stored sets with removed parts and changed meanings of ids', async () => {
    const data = await aFolder();
    const store = new DatabaseSync(join(data, 'ramka.sqlite'));
    store.exec('create table "sets" ("projectId" text, "id" integer, "name" text, "document" text)');
    const set = { name: '', ip44: false, cornerBoxColourId: 0, surfaceBoxColourId: 0, modules: {}, controllers: {} };
    const add = store.prepare('insert into "sets" values (?, ?, ?, ?)');
    add.run('AAAAAAAA', 1, 'Hall', writeSetDocument({ ...set, frameId: 55_012 }));
    add.run('AAAAAAAA', 2, 'Kitchen', writeSetDocument({ ...set, frameId: 54_620 }));
    add.run('BBBBBBBB', 1, 'Bath', writeSetDocument({ ...set, frameId: 55_012 }));
    store.close();
    const after = await changedCopy(['articles.json', '"TR2/111"', '"TR2/112"']);
    expect((await runDiff(fixtureCatalogue, after, data)).lines.slice(-3)).toEqual([
      '2 stored sets in 2 projects affected',
      '  AAAAAAAA: set 1 uses TR2/111',
      '  BBBBBBBB: set 1 uses TR2/111',
    ]);
    expect((await runDiff(fixtureCatalogue, after, await aFolder())).succeeded).toBe(false);
  });

  it('include sets stored on PostgreSQL, and errors do not contain the address', async () => {
    const url = await newDatabase('empty');
    const client = new Client({ connectionString: url });
    await client.connect();
    const set = { name: '', ip44: false, cornerBoxColourId: 0, surfaceBoxColourId: 0, modules: {}, controllers: {} };
    await client.query('create table "sets" ("projectId" text, "id" integer, "name" text, "document" text)');
    await client.query('insert into "sets" values ($1, 1, $2, $3)', [
      'AAAAAAAA',
      'Hall',
      writeSetDocument({ ...set, frameId: 55_012 }),
    ]);
    const after = await changedCopy(['articles.json', '"TR2/111"', '"TR2/112"']);
    expect((await runDiff(fixtureCatalogue, after, url)).lines.slice(-2)).toEqual([
      '1 stored set in 1 project affected',
      '  AAAAAAAA: set 1 uses TR2/111',
    ]);
    await client.query('drop table "sets"');
    await client.end();
    for (const [wrong, why] of [
      [url, /relation "sets" does not exist/],
      ['postgres://ramka:secret@127.0.0.1:1/x', /no response/],
    ] as const) {
      const { lines, succeeded } = await runDiff(fixtureCatalogue, after, wrong);
      expect(succeeded).toBe(false);
      expect(lines).toEqual([expect.stringMatching(why)]);
      expect(lines.join()).not.toContain('secret');
    }
  });
});
