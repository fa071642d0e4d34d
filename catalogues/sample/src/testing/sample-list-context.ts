import type { Language } from '@ramka/domain/text';
import { buildFlatListIndex, type FlatListCatalogue } from '@ramka/domain/flat-list/flat-list-index';
import type { FlatListContext } from '@ramka/domain/flat-list/flat-list';
import { searchKey } from '@ramka/domain/search';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { sharedWords } from '@ramka/import/vocabulary/shared-words';
import { allArticles } from '../tables/all-articles.ts';
import { colourFamilies } from '../tables/colours.ts';
import { allFinishes } from '../tables/frames/finishes.ts';
import { allSeries } from '../tables/series.ts';
import { sampleRange } from './sample-range.ts';

const namedIn = (name: string | Readonly<Record<Language, string>>, language: Language): string =>
  typeof name === 'string' ? name : name[language];

const catalogueIn = (language: Language): FlatListCatalogue => {
  const finishes = new Map(
    allFinishes.map(({ id, name, hexColor, family }) => [
      id,
      { id, name: namedIn(name, language), hexColor, familyId: family ?? null },
    ]),
  );
  const families = new Map(
    colourFamilies.map(({ id, name, hexColor }) => [id, { id, name: namedIn(name, language), hexColor }]),
  );
  return {
    ...sampleRange,
    allLines: sampleRange.lines,
    findSeriesOfLine: ({ seriesId }) => allSeries.find(({ id }) => id === seriesId),
    findFinish: (id) => finishes.get(id),
    findFamily: (id) => families.get(id),
    allFunctions: sampleRange.allFunctions.map((one, index) => ({
      ...one,
      name: namedIn(allFunctions[index]?.name ?? '', language),
      words: allFunctions[index]?.words?.[language] ?? [],
    })),
  };
};

/** Every article of the sample is a product; it is identified by its symbol. */
const symbolsByKey = new Map(allArticles.map(({ symbol }) => [searchKey(symbol), symbol]));

const contextIn = (language: Language): FlatListContext<string> => {
  const catalogue = catalogueIn(language);
  const words = sharedWords.map((shared) => ({ words: shared.words[language] ?? [], functionIds: shared.functions }));
  return {
    catalogue,
    index: buildFlatListIndex(catalogue, words),
    findProduct: (symbol) => symbolsByKey.get(searchKey(symbol)),
    abbreviations: {},
    rooms: [],
    defaults: { lineTag: 'simon-54-premium', subcategoryId: null, finishId: 'white', colourId: 401 },
    columns: {},
  };
};

/** The context for reading lists with the sample catalogue in each language. */
export const sampleListContext: Readonly<Record<Language, FlatListContext<string>>> = {
  pl: contextIn('pl'),
  cs: contextIn('cs'),
  sk: contextIn('sk'),
  uk: contextIn('uk'),
  en: contextIn('en'),
};
