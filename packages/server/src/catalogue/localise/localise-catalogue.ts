import type { Language } from '@ramka/domain/text';
import { localiseEcatalog } from './e-catalogue.ts';
import type { LocalisedCatalogue } from '../catalogue.ts';
import type { Lookups } from '../files/lookups.ts';
import { valuesOf } from '../files/entries.ts';
import { localiseCounterparts } from './counterparts.ts';
import { listing, localiseCategories, localiseColours } from './categories.ts';
import { localiseArticles, localiseControllers, type PriceOf } from './articles.ts';
import { localiseFrameLines, localiseFrames } from './frames.ts';
import { localiseModules } from './modules.ts';
import { localiseProducts } from './products.ts';
import { textIn } from '../files/catalogue-files.ts';

/** A catalogue free of faults with its texts in one language. */
export const localiseCatalogue = (lookups: Lookups, priceOf: PriceOf, language: Language): LocalisedCatalogue => {
  const { files } = lookups;
  const articles = localiseArticles(files, priceOf, language);
  const colours = localiseColours(files, language);
  const counterparts = localiseCounterparts(files, language);
  const vocabulary = { functions: counterparts.allFunctions, sharedWords: counterparts.sharedWords };
  const moduleCategories = localiseCategories(valuesOf(files.moduleCategories), language);
  const productCategories = localiseCategories(valuesOf(files.productCategories), language);
  const modules = localiseModules(lookups, articles, language);
  const modulesOf = Map.groupBy(modules, ({ seriesTag }) => seriesTag);
  const moduleColours = new Map(
    [...lookups.coloursOf].map(([tag, own]) => [tag, own.flatMap(({ id }) => colours.get(id) ?? [])]),
  );
  return {
    ...seriesPart(lookups, language),
    ...articlePart(lookups, articles),
    ...framePart(lookups, articles, colours, language),
    ...controllerPart(lookups, articles),
    ...localiseProducts(files, [...productCategories.values()].flat(), priceOf, language),
    ...localiseEcatalog(files, priceOf, vocabulary, language),
    ...counterparts,
    moduleCategories,
    productCategories,
    moduleColours,
    listColours: (seriesTag) => moduleColours.get(seriesTag) ?? [],
    findModule: finder(modules),
    listSeriesModules: (seriesTag) => modulesOf.get(seriesTag) ?? [],
    listModules: listing([...moduleCategories.values()].flat(), modules, ({ categoryId }) => categoryId),
  };
};

const finder = <Thing extends { readonly id: number }>(
  things: readonly Thing[],
): ((id: number) => Thing | undefined) => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => byId.get(id);
};

const seriesPart = (
  { files }: Lookups,
  language: Language,
): Pick<LocalisedCatalogue, 'allSeries' | 'findSeries' | 'allFrameLines' | 'findLine' | 'findLineOfFrame'> => {
  const allSeries = valuesOf(files.series).map(({ id, tag, name }) => ({ id, tag, name: textIn(name, language) }));
  const allFrameLines = localiseFrameLines(files, allSeries, language);
  const lines = new Map(allFrameLines.flatMap((line) => line.subcategories.map(({ id }) => [id, line] as const)));
  return {
    allSeries,
    findSeries: finder(allSeries),
    allFrameLines,
    findLine: finder(allFrameLines),
    findLineOfFrame: ({ subcategoryId }) => lines.get(subcategoryId),
  };
};

type Articles = ReturnType<typeof localiseArticles>;

const articlePart = (
  { frames }: Lookups,
  articles: Articles,
): Pick<LocalisedCatalogue, 'listArticles' | 'findArticle' | 'findArticleBySymbol' | 'findSeal'> => {
  const bySymbol = new Map([...articles.values()].map((article) => [article.symbol, article]));
  const seals = new Map(frames.map(({ value }) => [value.id, value.sealId]));
  return {
    listArticles: () => [...articles.values()],
    findArticle: (id) => articles.get(id),
    findArticleBySymbol: (symbol) => bySymbol.get(symbol),
    findSeal: ({ id }) => articles.get(seals.get(id) ?? 0),
  };
};

const framePart = (
  lookups: Lookups,
  articles: Articles,
  colours: ReturnType<typeof localiseColours>,
  language: Language,
): Pick<LocalisedCatalogue, 'frames' | 'findFrame' | 'listFrames'> => {
  const frames = localiseFrames(lookups, articles, colours, language);
  const ofLine = Map.groupBy(
    frames.toSorted((one, other) => one.sort - other.sort),
    ({ lineTag }) => lineTag,
  );
  return {
    frames: Map.groupBy(frames, ({ seriesTag }) => seriesTag),
    findFrame: finder(frames),
    listFrames: ({ tag }) => ofLine.get(tag) ?? [],
  };
};

const controllerPart = (
  { files, controllersOf }: Lookups,
  articles: Articles,
): Pick<LocalisedCatalogue, 'findController' | 'listControllers'> => {
  const bySeries = new Map([...controllersOf].map(([tag, entries]) => [tag, localiseControllers(entries, articles)]));
  return {
    findController: finder(localiseControllers(valuesOf(files.controllers), articles)),
    listControllers: (seriesTag) => bySeries.get(seriesTag) ?? [],
  };
};
