import type { BoxEntry, Colour, Controller, Frame, FrameLine, Module, PricedAssortment } from '@ramka/domain/catalogue';
import type { ComponentRole, ModuleFunction, Range } from '@ramka/domain/substitutes';
import { aRange } from '@ramka/domain/testing/makers';
import { allArticles } from '../tables/all-articles.ts';
import { allColours, colourById, colourFamilies, type SampleColour } from '../tables/colours.ts';
import { controllers } from '../tables/frames/controllers.ts';
import { allFinishes } from '../tables/frames/finishes.ts';
import { allFrameLines, type SampleFrameLine, subcategoryNames } from '../tables/frames/frame-lines.ts';
import { type FrameRecord, plainFrames } from '../tables/frames/plain-frames.ts';
import { touchPanels } from '../tables/frames/touch-panels.ts';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { allModules } from '../tables/modules/modules.ts';
import { allRoles } from '../tables/modules/roles.ts';
import { allSeries } from '../tables/series.ts';

const frameRecords = [...plainFrames, ...touchPanels].map(({ record }) => record);

const lineOf = ({ subcategoryId }: FrameRecord): SampleFrameLine | undefined =>
  allFrameLines.find(({ id }) => id === Math.floor(subcategoryId / 10));

const asLine = ({ id, tag, name, maxSlots, seriesTag }: SampleFrameLine): FrameLine => {
  const own = frameRecords.filter((record) => lineOf(record)?.id === id);
  const subcategoryIds = [...new Set(own.map(({ subcategoryId }) => subcategoryId))];
  return {
    id,
    tag,
    name,
    maxSlots,
    seriesId: allSeries.find((series) => series.tag === seriesTag)?.id ?? 0,
    subcategories: subcategoryIds.map((subcategory) => ({
      id: subcategory,
      name: subcategoryNames(String(subcategory)).pl,
    })),
  };
};

const asColour = ({ id, name, hexColor, tone, family }: SampleColour): Colour => ({
  id,
  name: name.pl,
  hexColor,
  antibacterial: tone === 'antibacterial',
  familyId: family,
});

const asBox = ({ articleId, colourId, quantity }: FrameRecord['surfaceBoxes'][number]): BoxEntry => ({
  id: articleId,
  colour: asColour(colourById(colourId)),
  quantity,
});

const symbols = new Map(allArticles.map(({ id, symbol }) => [id, symbol]));

const asFrame = (record: FrameRecord): Frame => ({
  id: record.id,
  name: '',
  symbol: 'symbol' in record ? record.symbol : (symbols.get(record.id) ?? ''),
  image: record.image,
  lineTag: lineOf(record)?.tag ?? '',
  seriesTag: lineOf(record)?.seriesTag ?? '',
  slots: record.slots,
  sort: record.sort,
  subcategoryId: record.subcategoryId,
  finishId: record.finish ?? null,
  geometry: record.geometry,
  supportsIp44: record.sealId !== undefined,
  cornerBoxes: record.cornerBoxes.map(asBox),
  surfaceBoxes: record.surfaceBoxes.map(asBox),
  touchLayout: 'touchLayout' in record ? record.touchLayout : null,
});

const asModule = ({ series, record, articles }: (typeof allModules)[number]): Module => ({
  id: record.id,
  name: typeof record.name === 'string' ? record.name : record.name.pl,
  image: record.image,
  seriesTag: series.tag,
  functionId: record.function ?? null,
  categoryId: record.categoryId,
  visibleComponents: record.visibleComponents,
  components: Object.fromEntries(
    articles.map(({ id, symbol, name, colourId = 0, attributes = {} }) => [
      id,
      { id, colourId, symbol, name: name.pl, image: '', attributes, price: null },
    ]),
  ),
  groups: record.groups.map(({ name, role, ...group }) => ({
    ...group,
    name: typeof name === 'string' ? name : name.pl,
    roleId: role ?? null,
  })),
  disablesIp44: record.disablesIp44,
  disabledFrameLines: record.disabledFrameLines,
});

const asController = ({ record, article }: (typeof controllers)[number]): Controller => ({
  id: record.id,
  catalogId: record.catalogId,
  symbol: article.symbol,
  name: article.name.pl,
  image: record.image,
  touchPoints: record.touchPoints,
  functionId: record.function ?? null,
  price: null,
});

const polish = (text: string | { readonly pl: string }): string => (typeof text === 'string' ? text : text.pl);

const asFunction = ({ id, name, words, nearest, fulfills }: (typeof allFunctions)[number]): ModuleFunction => ({
  id,
  name: polish(name),
  words: words?.pl ?? [],
  nearest: nearest.map(({ function: functionId, loses, touchPoints }) => ({
    functionId,
    loses: polish(loses),
    touchPoints: touchPoints ?? null,
  })),
  fulfills,
});

const asRole = ({ id, name, attributes }: (typeof allRoles)[number]): ComponentRole => ({
  id,
  name: polish(name),
  attributes: attributes.map((attribute) => ({
    ...attribute,
    name: polish(attribute.name),
    values: attribute.values.map((value) => ({ id: value.id, name: polish(value.name) })),
  })),
});

const listed = {
  lines: allFrameLines.map(asLine),
  frames: frameRecords.map(asFrame),
  modules: allModules.map(asModule),
};

/** The sample catalogue as a `Range` in Polish, for tests of the domain rules. */
export const sampleRange: PricedAssortment & Range & typeof listed = {
  ...listed,
  ...aRange({
    ...listed,
    controllers: { 'simon-54': controllers.map(asController) },
    articles: allArticles.map(({ id, symbol, name, picture, price }) => ({
      id,
      symbol,
      name: name.pl,
      image: picture,
      seriesName: null,
      catalogUrl: '',
      price,
    })),
    seals: Object.fromEntries(plainFrames.map(({ record }) => [record.id, record.sealId ?? 0])),
    colours: Object.fromEntries(
      allSeries.map(({ tag }) => [tag, allColours.filter(({ seriesTag }) => seriesTag === tag).map(asColour)]),
    ),
    functions: allFunctions.map(asFunction),
    roles: allRoles.map(asRole),
    finishes: allFinishes.map(({ id, name, hexColor, family }) => ({
      id,
      name: polish(name),
      hexColor,
      familyId: family ?? null,
    })),
    families: colourFamilies.map(({ id, name, hexColor }) => ({ id, name: polish(name), hexColor })),
  }),
};
