import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { WireSingleProduct } from '@ramka/contract/wire/product';
import {
  type Article,
  type Category,
  type Colour,
  type Component,
  type Frame,
  type FrameLine,
  type Module,
  NO_COLOUR,
  type Series,
} from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { LocalisedCatalogue } from '../catalogue.ts';
import { type CatalogueFiles, type FrameEntry, isTouchFrame, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';
import { localiseArticles, localiseControllers, type PriceOf } from './articles.ts';
import { listing, localiseCategories, localiseColours } from './categories.ts';
import { localiseCounterparts } from './substitutes.ts';
import { localiseEcatalog } from './e-catalogue.ts';

/** Localises a valid catalogue. */
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

const finder = <Item extends { readonly id: number }>(items: readonly Item[]): ((id: number) => Item | undefined) => {
  const byId = new Map(items.map((item) => [item.id, item]));
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

/** Localises the single products, by id and by category. */
const localiseProducts = (
  files: CatalogueFiles,
  categories: Iterable<Category>,
  priceOf: PriceOf,
  language: Language,
): Pick<LocalisedCatalogue, 'allSingleProducts' | 'findSingleProduct' | 'listSingleProducts'> => {
  const products = new Map(
    valuesOf(files.products).map((product): [number, WireSingleProduct] => [
      product.id,
      {
        id: product.id,
        catalogId: product.catalogId,
        name: textIn(product.name, language),
        symbol: product.symbol,
        image: product.image,
        catalogUrl: product.catalogUrl ?? '',
        serieTag: product.seriesTag,
        price: priceToWire(priceOf(product.symbol)),
      },
    ]),
  );
  const categoryOf = new Map(valuesOf(files.products).map(({ id, categoryId }) => [id, categoryId]));
  return {
    allSingleProducts: [...products.values()],
    findSingleProduct: (id) => products.get(id),
    listSingleProducts: listing(categories, [...products.values()], ({ id }) => categoryOf.get(id) ?? 0),
  };
};

/** Localises every module, in the order of its series' file. */
const localiseModules = (
  lookups: Lookups,
  articles: ReadonlyMap<number, Article>,
  language: Language,
): readonly Module[] =>
  lookups.modules.map((module) => ({
    id: module.value.id,
    name: textIn(module.value.name, language),
    image: module.value.image,
    seriesTag: module.seriesTag,
    functionId: module.value.function ?? null,
    categoryId: module.value.categoryId,
    visibleComponents: module.value.visibleComponents,
    components: componentsOf(lookups, module, articles),
    groups: module.value.groups.map(({ role: roleId = null, ...group }) => ({
      ...group,
      name: textIn(group.name, language),
      roleId,
    })),
    disablesIp44: module.value.disablesIp44,
    disabledFrameLines: module.value.disabledFrameLines,
  }));

const componentsOf = (
  lookups: Lookups,
  { value }: SeriesModule,
  articles: ReadonlyMap<number, Article>,
): Readonly<Record<number, Component>> => {
  const ids = [...value.visibleComponents, ...value.groups.flatMap(({ components }) => components)];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const article = articles.get(id);
      if (article === undefined) return [];
      const { symbol, name, image, price } = article;
      const { colourId = NO_COLOUR, attributes = {} } = lookups.articles.get(id) ?? {};
      return [[id, { id, colourId, symbol, name, image, attributes, price }]];
    }),
  );
};

/** Localises every frame, in the order of its line's file. */
const localiseFrames = (
  { frames }: Lookups,
  articles: ReadonlyMap<number, Article>,
  colours: ReadonlyMap<number, Colour>,
  language: Language,
): readonly Frame[] =>
  frames.map(({ value, line }) => ({
    id: value.id,
    ...nameOf(value, articles, language),
    image: value.image,
    lineTag: line.tag,
    seriesTag: line.seriesTag,
    slots: value.slots,
    sort: value.sort,
    subcategoryId: value.subcategoryId,
    finishId: value.finish ?? null,
    geometry: value.geometry,
    supportsIp44: value.sealId !== undefined,
    cornerBoxes: boxesOf(value.cornerBoxes, colours),
    surfaceBoxes: boxesOf(value.surfaceBoxes, colours),
    touchLayout: isTouchFrame(value) ? value.touchLayout : null,
  }));

const nameOf = (
  frame: FrameEntry,
  articles: ReadonlyMap<number, Article>,
  language: Language,
): Pick<Frame, 'name' | 'symbol'> => {
  if (isTouchFrame(frame)) return { name: textIn(frame.name, language), symbol: frame.symbol };
  const article = articles.get(frame.id);
  return { name: article?.name ?? '', symbol: article?.symbol ?? '' };
};

const boxesOf = (
  boxes: FrameEntry['surfaceBoxes'],
  colours: ReadonlyMap<number, Colour>,
): readonly Frame['surfaceBoxes'][number][] =>
  boxes.flatMap(({ articleId, colourId, quantity }) => {
    const colour = colours.get(colourId);
    return colour === undefined ? [] : [{ id: articleId, colour, quantity }];
  });

/** Localises every frame line, in the order of the file. */
const localiseFrameLines = (
  files: CatalogueFiles,
  allSeries: readonly Series[],
  language: Language,
): readonly FrameLine[] => {
  const seriesIds = new Map(allSeries.map(({ tag, id }) => [tag, id]));
  return valuesOf(files.frameLines).flatMap(({ id, tag, seriesTag, name, maxSlots, subcategories }) => {
    const seriesId = seriesIds.get(seriesTag);
    if (seriesId === undefined) return [];
    const inLanguage = subcategories.map((sub) => ({ id: sub.id, name: textIn(sub.name, language) }));
    return [{ id, name: textIn(name, language), seriesId, tag, maxSlots, subcategories: inLanguage }];
  });
};
