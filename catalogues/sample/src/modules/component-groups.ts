import type { modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import type { SampleArticle } from '../articles/sample-article.ts';
import { insertSeals } from '../boxes/insert-seals.ts';
import type { SampleSeries } from '../series/all-series.ts';
import type { ModuleKind } from '../kinds/all-kinds.ts';
import { type GroupRow, groupTable } from './group-table.ts';
import { looseParts } from './loose-parts.ts';
import { mechanismArticles } from '../mechanisms/mechanism-articles.ts';
import { hasCover } from '../visible-parts/has-cover.ts';

/** A choice within a module, and the articles that it offers. */
export type ComponentChoice = {
  readonly group: ReturnType<typeof modulesFile.parse>[number]['groups'][number];
  readonly articles: readonly SampleArticle[];
};

/** The choices of a module, in the recipe's order. */
export function componentGroups(series: SampleSeries, kind: ModuleKind): readonly ComponentChoice[] {
  return recipe(series, kind).map((code, index) => componentChoice(series, kind, code, index + 1));
}

/** A complete article leaves nothing to choose, except the insert seal of Basic's double rockers. */
function recipe(series: SampleSeries, kind: ModuleKind): readonly string[] {
  if (hasCover(series, kind)) return kind.recipe;
  return series.tag === 'simon-basic' && ['W5', 'P2'].includes(kind.key) ? ['INS'] : [];
}

function componentChoice(series: SampleSeries, kind: ModuleKind, code: string, id: number): ComponentChoice {
  const row = groupTable.find((group) => group.code === code);
  if (row === undefined) throw new Error(`${kind.key}: no group ${code}`);
  const articles = offers(series, kind, row);
  const { name, quantity, required, userDefinedQuantity } = row;
  const components = articles.map((article) => article.id);
  return { group: { id, name, quantity, required, userDefinedQuantity, components }, articles };
}

function offers(series: SampleSeries, kind: ModuleKind, row: GroupRow): readonly SampleArticle[] {
  if (row.mechanisms === 'all') return mechanismArticles(series, kind.mechanism);
  if (row.mechanisms === 'first') return mechanismArticles(series, kind.mechanism).slice(0, 1);
  return row.parts.map((part) => partNamed(part.replace('#', series.letter)));
}

function partNamed(symbol: string): SampleArticle {
  const found = [...looseParts, ...insertSeals].find((part) => part.symbol === symbol);
  if (found === undefined) throw new Error(`No part ${symbol}`);
  return found;
}
