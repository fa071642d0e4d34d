import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from './write-json.ts';

/** Files that list nothing in a catalogue that has an e-catalogue only. */
const lists = [
  'series.json',
  'colours.json',
  'frame-lines.json',
  'articles.json',
  'module-categories.json',
  'controllers.json',
  'product-categories.json',
  'products.json',
  'e-catalogue/tree.json',
];

/** Makes an empty folder a catalogue without content; what is there already stays. */
export const beginCatalogue = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'e-catalogue'), { recursive: true });
  await mkdir(join(folder, 'prices'), { recursive: true });
  for (const file of lists) {
    if (!existsSync(join(folder, file))) await writeJson(join(folder, file), []);
  }
  const products = join(folder, 'e-catalogue/products.ndjson');
  if (!existsSync(products)) await writeFile(products, '');
  const manifest = join(folder, 'catalogue.json');
  if (!existsSync(manifest)) await writeJson(manifest, { format: 1, name: '', edition: '', sample: false });
};
