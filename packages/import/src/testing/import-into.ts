import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ecatalogProductLine, ecatalogTreeFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { aFolder, fixtureCatalogue } from '@ramka/server/testing/fixture-catalogue';
import { importCatalogue, type ImportOptions, type ImportReport } from '../catalogue/import-catalogue.ts';

/** Imports a file with this content into a new folder, or into a copy of the fixture. */
export const importInto = async (
  start: 'nothing' | 'fixture',
  content: string | Buffer,
  options: ImportOptions = {},
) => {
  const folder = await aFolder();
  const catalogue = join(folder, 'catalogue');
  if (start === 'fixture') await cp(fixtureCatalogue, catalogue, { recursive: true });
  const source = join(folder, 'source');
  await writeFile(source, content);
  const report = await importCatalogue(source, catalogue, { yes: true, ...options });
  return { folder, catalogue, report };
};

/** The refusals and rejected parts of an import. */
export const findingsOf = ({ refusals, faults }: ImportReport) => [...refusals, ...faults];

/** Findings as short texts: line, path, code. */
export const placesOf = (findings: readonly { code: string; at: { line: number; path: string } }[]) =>
  findings.map(({ code, at: { line, path } }) => `${line} ${path} [${code}]`);

/** The line of a text with the last occurrence of a string. */
export const lineOf = (text: string, what: string): number => text.slice(0, text.lastIndexOf(what)).split('\n').length;

/** The products of a catalogue's e-catalogue. */
export const readProducts = async (catalogue: string) =>
  (await readFile(join(catalogue, 'e-catalogue/products.ndjson'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => ecatalogProductLine.parse(JSON.parse(line)));

/** The tree of a catalogue's e-catalogue. */
export const readTree = async (catalogue: string) =>
  ecatalogTreeFile.parse(JSON.parse(await readFile(join(catalogue, 'e-catalogue/tree.json'), 'utf8')));
