import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { aFolder, fixtureCatalogue, readPrices } from './fixture-catalogue.ts';

const entries = z.array(z.record(z.string(), z.unknown()));

/** Changes the entries of a list in a catalogue's folder. */
export const editEntries = async (
  folder: string,
  file: string,
  edit: (list: Record<string, unknown>[]) => readonly unknown[],
): Promise<void> => {
  const path = join(folder, file);
  await writeFile(path, JSON.stringify(edit(entries.parse(JSON.parse(await readFile(path, 'utf8'))))));
};

const name = (text: string) => ({ pl: text, cs: text, sk: text, uk: text, en: text });

const pair = (id: string, hexColor: string) => ({ id, name: name(id), hexColor });

/**
 * The small catalogue with families of colours, finishes, and the four-slot frame in black: what is white can become
 * black there, but for a set of two slots.
 */
export const aBlackCatalogue = (): Promise<Catalogue> => (made ??= makeBlackCatalogue());

let made: Promise<Catalogue> | undefined;

const makeBlackCatalogue = async (): Promise<Catalogue> => {
  const folder = await aFolder();
  await cp(fixtureCatalogue, folder, { recursive: true });
  const [white, black] = [pair('white', '#F4F4F0'), pair('black', '#1F1F21')];
  await writeFile(join(folder, 'colour-families.json'), JSON.stringify([white, black]));
  const finishes = [white, black].map((family) => ({ ...family, family: family.id }));
  await writeFile(join(folder, 'finishes.json'), JSON.stringify(finishes));
  await editEntries(folder, 'colours.json', (colours) =>
    colours.map((colour) => ({ ...colour, family: colour['hexColor'] === black.hexColor ? 'black' : 'white' })),
  );
  await editEntries(folder, 'frames/simon-54-premium.json', (frames) => [
    ...frames.map((frame) => ({ ...frame, finish: 'white' })),
    ...frames
      .filter(({ id }) => id === 54014)
      .map((frame) => ({ ...frame, id: 54114, sort: 10204, image: 'DR4-49.svg', finish: 'black' })),
  ]);
  await editEntries(folder, 'articles.json', (articles) => [
    ...articles,
    ...articles
      .filter(({ id }) => id === 54014)
      .map((article) => ({
        ...article,
        id: 54114,
        symbol: 'DR4/49',
        picture: 'frames/simon-54-premium/DR4-49.svg',
        name: name('DR4 black'),
      })),
  ]);
  for (const list of ['pln', 'eur']) {
    const { prices, ...file } = await readPrices(folder, list);
    await writeFile(
      join(folder, `prices/${list}.json`),
      JSON.stringify({ ...file, prices: { ...prices, 'DR4/49': '60.00' } }),
    );
  }
  const frames = join(folder, 'pictures/frames/simon-54-premium');
  await cp(join(frames, 'DR4-11.svg'), join(frames, 'DR4-49.svg'));
  const read = await readCatalogue(folder, { priceList: 'pln' });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
};
