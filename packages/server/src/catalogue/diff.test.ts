import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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

it('says what changes of functions, roles, families and finishes, and of what names them', async () => {
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
    '  touch-button "Touch scene controller" is new',
    '  touch-scene "Touch scene controller" is gone',
    '  switch-one-way is looked for with other words (pl)',
    '  switch-two-circuit: switch-one-way stands in for it without: the second circuit; it was without: the second circuit (needs one more slot)',
    '  touch-blind no longer does the job of blind-switch',
    '  module 4016 "Blind switch": function none instead of blind-switch',
    '  controller 306: function touch-button instead of touch-scene',
    '2 changes in shared words',
    '  pl "gniazdko" leads to socket-earthed-e, switch-one-way',
    '  pl "kontakt" is shared no longer',
    '3 changes in roles of components',
    '  mechanism: rating is carried over as "same", not as "at-least"',
    '  mechanism: rating: 16-ax is called "16 A" instead of "16 AX"',
    '  article KRJ6: attributes shielding yes instead of shielding no',
    '1 change in colour families',
    '  colour 408 "black matt" of simon-54: family white instead of black',
    '3 changes in finishes',
    '  white-pearl is #F3F1ED instead of #F3F1EC',
    '  white-pearl goes with the family black instead of the family white',
    '  frame 20012 of simon-basic: finish oak instead of white',
  ]);
});

it('counts what names a function or a finish for the first time', async () => {
  const before = await aFolder();
  await cp(fixtureCatalogue, before, { recursive: true });
  await rm(join(before, 'finishes.json'));
  for (const line of ['simon-54-premium', 'simon-54-touch', 'simon-55-line', 'simon-basic'])
    await edit(join(before, `frames/${line}.json`), (text) => text.replaceAll(/,\s*"finish": "[a-z-]+"/g, ''));
  const { lines } = await runDiff(before, fixtureCatalogue);
  expect(lines.slice(5)).toEqual([
    '4 changes in finishes',
    '  white "white" is new',
    '  white-pearl "white pearl" is new',
    '  oak "oak" is new',
    '  7 frames that had none have their finish now',
  ]);
});

it('tells the faults of a catalogue that cannot be read', async () => {
  const empty = await aFolder();
  const { lines, succeeded } = await runDiff(fixtureCatalogue, empty);
  expect(succeeded).toBe(false);
  expect(lines[0]).toContain('series.json is missing');
});
