import * as format from '@ramka/contract/catalogue-format/catalogue-files';
import { describe, expect, it } from 'vitest';
import { catalogueFiles } from './catalogue-files.ts';
import { allColours, colourFamilies } from './tables/colours.ts';
import { allFinishes } from './tables/frames/finishes.ts';
import { plainFrames } from './tables/frames/plain-frames.ts';
import { touchPanels } from './tables/frames/touch-panels.ts';
import { sampleLanguages } from '@ramka/import/vocabulary/words';

const files = catalogueFiles();

/** The schema for each file of the format. */
const schemas: readonly (readonly [RegExp, { readonly parse: (content: unknown) => unknown }])[] = [
  [/^catalogue\.json$/, format.manifestFile],
  [/^series\.json$/, format.seriesFile],
  [/^colours\.json$/, format.coloursFile],
  [/^colour-families\.json$/, format.colourFamiliesFile],
  [/^finishes\.json$/, format.finishesFile],
  [/^functions\.json$/, format.functionsFile],
  [/^shared-words\.json$/, format.sharedWordsFile],
  [/^component-roles\.json$/, format.componentRolesFile],
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
  [/^packs\.json$/, format.packsFile],
  [/^prices\/.*\.json$/, format.priceListFile],
];

/** All texts within a value, by language. Several phrases are joined to one text. */
function textsIn(value: unknown): readonly Readonly<Record<string, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(textsIn);
  if (!('pl' in value)) return below;
  const text = Object.entries(value).map(([language, words]) => [
    language,
    Array.isArray(words) ? words.join(', ') : typeof words === 'string' ? words : '',
  ]);
  return [Object.fromEntries(text), ...below];
}

describe('the files of the sample', () => {
  it.each([...files.keys()])('follow the format: %s', (path) => {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
    expect(() => schema?.parse(JSON.parse(JSON.stringify(files.get(path))))).not.toThrow();
    expect(schema).toBeDefined();
  });

  // Holds §1.25, R3, C8.13, C8.13.
  it('have all texts in five languages', () => {
    // A word may be ambiguous in one language only, so the languages of shared words need not be complete.
    const found = [...files].flatMap(([path, content]) => (path === 'shared-words.json' ? [] : textsIn(content)));
    const gaps = found.filter((text) => sampleLanguages.some((language) => (text[language] ?? '').trim() === ''));
    expect(found.length).toBeGreaterThan(6000);
    expect(gaps).toEqual([]);
  });

  it('use Cyrillic letters in Ukrainian texts and nowhere else', () => {
    const cyrillic = /\p{Script=Cyrillic}/u;
    const found = [...files.values()].flatMap(textsIn);
    const strays = found.filter((text) =>
      sampleLanguages.some((one) => one !== 'uk' && cyrillic.test(text[one] ?? '')),
    );
    expect(strays).toEqual([]);
    const latin = found.filter((text) => text['uk'] && text['pl'] !== text['uk'] && !cyrillic.test(text['uk']));
    expect(latin).toEqual([]);
  });

  it('contain one colour per family in a series, and a finish for every frame', () => {
    const families = allColours.map(({ seriesTag, family }) => `${seriesTag} ${family}`);
    expect(new Set(families).size).toBe(families.length);
    const known = new Set(colourFamilies.map(({ id }) => id));
    expect(allColours.filter(({ family }) => !known.has(family))).toEqual([]);
    const finishes = new Set(allFinishes.map(({ id }) => id));
    const frames = [...plainFrames, ...touchPanels].map(({ record }) => record.finish ?? '');
    expect(new Set(frames)).toEqual(finishes);
    expect(finishes.size).toBe(allFinishes.length);
  });

  // Holds R23, C6.
  it('are marked as samples', () => {
    expect(files.get('catalogue.json')).toMatchObject({ sample: true });
  });
});
