import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { aFolder, fixtureCatalogue, readPrices } from './fixture-catalogue.ts';

const entries = z.array(z.record(z.string(), z.unknown()));

/** Appends entries to a list of a catalogue. */
const addEntries = async (
  folder: string,
  file: string,
  added: (list: readonly Record<string, unknown>[]) => readonly unknown[],
): Promise<void> => {
  const path = join(folder, file);
  const list = entries.parse(JSON.parse(await readFile(path, 'utf8')));
  await writeFile(path, JSON.stringify([...list, ...added(list)]));
};

const name = (text: string) => ({ pl: text, cs: text, sk: text, uk: text, en: text });

const white = (list: readonly Record<string, unknown>[]) => list.filter(({ id }) => id === 54014);

/** The small catalogue, whose white four-slot frame also exists in black. Two-slot sets are not available in black. */
export const aBlackCatalogue = (): Promise<Catalogue> => (black ??= makeBlackCatalogue());

let black: Promise<Catalogue> | undefined;

const makeBlackCatalogue = async (): Promise<Catalogue> => {
  const folder = await aCopy();
  await addEntries(folder, 'finishes.json', () => [
    { id: 'black', name: name('black'), hexColor: '#1F1F21', family: 'black' },
  ]);
  const [frame, picture] = ['frames/simon-54-premium.json', 'frames/simon-54-premium/DR4-49.svg'];
  await addEntries(folder, frame, (frames) =>
    white(frames).map((known) => ({ ...known, id: 54114, sort: 10204, image: 'DR4-49.svg', finish: 'black' })),
  );
  await addEntries(folder, 'articles.json', (articles) =>
    white(articles).map((known) => ({ ...known, id: 54114, symbol: 'DR4/49', picture, name: name('DR4 black') })),
  );
  for (const list of ['pln', 'eur']) {
    const { prices, ...file } = await readPrices(folder, list);
    const more = { ...file, prices: { ...prices, 'DR4/49': '60.00' } };
    await writeFile(join(folder, `prices/${list}.json`), JSON.stringify(more));
  }
  await cp(join(folder, 'pictures/frames/simon-54-premium/DR4-11.svg'), join(folder, 'pictures', picture));
  return readOf(folder);
};

/** The small catalogue without functions, roles, families of colours and finishes, as in older catalogues. */
export const aPlainCatalogue = async (): Promise<Catalogue> => {
  const folder = await aCopy();
  for (const file of ['functions', 'shared-words', 'component-roles', 'colour-families', 'finishes'])
    await rm(join(folder, `${file}.json`), { force: true });
  const products = join(folder, 'e-catalogue/products.ndjson');
  await writeFile(products, (await readFile(products, 'utf8')).replaceAll(/,\s*"function":\s*"[^"]*"/g, ''));
  const later = new Set(['function', 'role', 'attributes', 'family', 'finish']);
  for await (const file of glob('**/*.json', { cwd: folder })) {
    const path = join(folder, file);
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    const plain = JSON.stringify(content, (key, value: unknown) => (later.has(key) ? undefined : value));
    await writeFile(path, plain);
  }
  return readOf(folder);
};

const aCopy = async (): Promise<string> => {
  const folder = await aFolder();
  await cp(fixtureCatalogue, folder, { recursive: true });
  return folder;
};

const readOf = async (folder: string): Promise<Catalogue> => {
  const read = await readCatalogue(folder, { priceList: 'pln' });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
