import * as format from '@ramka/contract/catalogue-format/catalogue-files';
import { describe, expect, it } from 'vitest';
import { catalogueFiles } from './catalogue-files.ts';
import { sampleLanguages } from './tables/words.ts';

const files = catalogueFiles();

/** Which schema a file of the format has. */
const schemas: readonly (readonly [RegExp, { readonly parse: (content: unknown) => unknown }])[] = [
  [/^catalogue\.json$/, format.manifestFile],
  [/^series\.json$/, format.seriesFile],
  [/^colours\.json$/, format.coloursFile],
  [/^frame-lines\.json$/, format.frameLinesFile],
  [/^frames\/.*\.json$/, format.framesFile],
  [/^articles\.json$/, format.articlesFile],
  [/^module-categories\.json$/, format.moduleCategoriesFile],
  [/^modules\/.*\.json$/, format.modulesFile],
  [/^controllers\.json$/, format.controllersFile],
  [/^product-categories\.json$/, format.productCategoriesFile],
  [/^products\.json$/, format.singleProductsFile],
  [/^e-catalogue\/tree\.json$/, format.ecatalogTreeFile],
  [/^e-catalogue\/products\.ndjson$/, format.ecatalogProductLine.array()],
  [/^prices\/.*\.json$/, format.priceListFile],
];

/** Every text below, by language. */
function textsIn(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(textsIn);
  if (!('pl' in value)) return below;
  const text = Object.entries(value).map(([language, words]) => [language, typeof words === 'string' ? words : '']);
  return [Object.fromEntries(text), ...below];
}

describe('the files of the sample', () => {
  it.each([...files.keys()])('follow the format: %s', (path) => {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
    expect(() => schema?.parse(JSON.parse(JSON.stringify(files.get(path))))).not.toThrow();
    expect(schema).toBeDefined();
  });

  // Holds §1.25, R3, C8.13, C8.13.
  it('say everything in five languages', () => {
    const found = [...files.values()].flatMap(textsIn);
    const gaps = found.filter((text) => sampleLanguages.some((language) => (text[language] ?? '').trim() === ''));
    expect(found.length).toBeGreaterThan(6000);
    expect(gaps).toEqual([]);
  });

  it('write Ukrainian with Cyrillic letters, and nothing else with them', () => {
    const cyrillic = /\p{Script=Cyrillic}/u;
    const found = [...files.values()].flatMap(textsIn);
    const strays = found.filter((text) =>
      sampleLanguages.some((one) => one !== 'uk' && cyrillic.test(text[one] ?? '')),
    );
    expect(strays).toEqual([]);
    const latin = found.filter((text) => text['pl'] !== text['uk'] && !cyrillic.test(text['uk'] ?? ''));
    expect(latin).toEqual([]);
  });

  // Holds R23, C6.
  it('mark what they are: samples', () => {
    expect(files.get('catalogue.json')).toMatchObject({ sample: true });
  });
});
