import type { modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { SampleArticle } from '../article.ts';
import { allSeries, type SampleSeries } from '../series.ts';
import { componentGroups } from './component-groups.ts';
import { allKinds, kindNames, type ModuleKind } from './kinds.ts';
import { visibleParts } from './visible-parts.ts';

/** A module as its series' file tells it, and what it is made of. */
export type SampleModule = {
  readonly series: SampleSeries;
  readonly kind: ModuleKind;
  readonly record: ReturnType<typeof modulesFile.parse>[number];
  /** Its visible parts and whatever its groups offer. */
  readonly articles: readonly SampleArticle[];
};

/** Every module: each kind in each of its series. */
export const allModules: readonly SampleModule[] = allSeries.flatMap((series) =>
  allKinds.filter(({ seriesIds }) => seriesIds.includes(series.id)).map((kind) => sampleModule(series, kind)),
);

function sampleModule(series: SampleSeries, kind: ModuleKind): SampleModule {
  const visible = visibleParts(series, kind);
  const groups = componentGroups(series, kind);
  return {
    series,
    kind,
    record: {
      id: series.id * 1000 + kind.number,
      name: kindNames(kind.key),
      function: kind.functionId,
      image: `${kind.key.toLowerCase()}.svg`,
      categoryId: categoryId(series, kind),
      visibleComponents: visible.map(({ id }) => id),
      groups: groups.map(({ group }) => group),
      disablesIp44: !kind.ip44Series.includes(series.id),
      disabledFrameLines: kind.disabledFrameLines.filter((line) => Math.floor(line / 10) === series.id),
    },
    articles: [...visible, ...groups.flatMap(({ articles }) => articles)],
  };
}

function categoryId(series: SampleSeries, { category, subcategory }: ModuleKind): number {
  return series.id * 10_000 + category * 100 + subcategory;
}
