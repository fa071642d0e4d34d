import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ecatalogProductLine, ecatalogTreeFile, priceListFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { onTestFinished } from 'vitest';
import { importCatalogue, type ImportOptions } from '../catalogue/import/import-catalogue.ts';

/** The small sound catalogue. */
export const fixtureCatalogue = join(import.meta.dirname, '../../fixtures/catalogue');

/** An empty folder until the test ends. */
export const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Imports a file of this content into a folder without a catalogue, or into a copy of the fixture. */
export const importInto = async (start: 'nothing' | 'fixture', content: string | Buffer, options?: ImportOptions) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  if (start === 'fixture') await cp(fixtureCatalogue, catalogue, { recursive: true });
  const source = join(folder, 'source');
  await writeFile(source, content);
  const report = await importCatalogue(source, catalogue, options);
  return { folder, catalogue, report };
};

/** Findings as short texts: line, path, code. */
export const placesOf = (findings: readonly { code: string; at: { line: number; path: string } }[]) =>
  findings.map(({ code, at: { line, path } }) => `${line} ${path} [${code}]`);

/** The line of a text on which something last stands. */
export const lineOf = (text: string, what: string): number => text.slice(0, text.lastIndexOf(what)).split('\n').length;

/** The products of a catalogue's e-catalogue. */
export const readProducts = async (catalogue: string) =>
  (await readFile(join(catalogue, 'e-catalogue/products.ndjson'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => ecatalogProductLine.parse(JSON.parse(line)));

/** A price list of a catalogue. */
export const readPrices = async (catalogue: string, name: string) =>
  priceListFile.parse(JSON.parse(await readFile(join(catalogue, 'prices', `${name}.json`), 'utf8')));

/** The tree of a catalogue's e-catalogue. */
export const readTree = async (catalogue: string) =>
  ecatalogTreeFile.parse(JSON.parse(await readFile(join(catalogue, 'e-catalogue/tree.json'), 'utf8')));
