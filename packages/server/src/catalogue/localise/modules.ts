import { type Article, type Component, type Module, NO_COLOUR } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import { textIn } from '../files/catalogue-files.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';

/** Every module, in the order of its series' file. */
export const localiseModules = (
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
