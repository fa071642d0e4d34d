import { type CatalogueFault, fault, type FaultCode } from '../catalogue-fault.ts';
import { type FileEntries, isComplete } from '../files/entries.ts';
import type { Lookups } from '../files/lookups.ts';

type Named = { readonly key: string | number; readonly file: string; readonly path: string };

/** Ids, tags and symbols are unique within their kind (docs/catalogue-rules.md#c8-1). */
export function* lintUniqueness({ files, frames, modules }: Lookups): Generator<CatalogueFault> {
  for (const list of [files.series, files.frameLines]) {
    yield* duplicates(
      'duplicate-tag',
      list.entries.map(({ value, path }) => at(value.tag, list.file, `${path}.tag`)),
    );
  }
  for (const lists of [[files.articles], [files.products], [files.ecatalogProducts, files.ecatalogGone]]) {
    const symbols = lists.flatMap(({ file, entries }) =>
      entries.map(({ value, path }) => at(value.symbol, file, `${path}.symbol`)),
    );
    yield* duplicates('duplicate-symbol', symbols);
  }
  const { series, colours, articles, controllers, products, frameLines, ecatalogProducts, ecatalogGone } = files;
  const { functions, componentRoles, colourFamilies, finishes } = files;
  const numbered = [series, colours, articles, controllers, products, frameLines].map((list) => [list]);
  const worded = [functions, componentRoles, colourFamilies, finishes].map((list) => [list]);
  for (const lists of [...numbered, ...worded, [ecatalogProducts, ecatalogGone]]) {
    yield* duplicates(
      'duplicate-id',
      lists.flatMap(({ file, entries }) => entries.map(({ value, path }) => at(value.id, file, `${path}.id`))),
    );
  }
  for (const entries of [frames, modules]) {
    yield* duplicates(
      'duplicate-id',
      entries.map(({ value, file, path }) => at(value.id, file, `${path}.id`)),
    );
  }
  yield* duplicates('duplicate-id', subcategoryIds(files.frameLines.file, files.frameLines.entries, 'subcategories'));
  for (const list of [files.moduleCategories, files.productCategories]) {
    const ids = list.entries.flatMap((entry) =>
      [at(entry.value.id, list.file, `${entry.path}.id`)].concat(subcategoryIds(list.file, [entry], 'subCategories')),
    );
    yield* duplicates('duplicate-id', ids);
  }
  yield* duplicates('duplicate-id', [...treeIds(files.ecatalogTree)]);
  for (const { value, file, path } of modules) {
    yield* duplicates(
      'duplicate-id',
      value.groups.map((group, index) => at(group.id, file, `${path}.groups[${index}].id`)),
    );
  }
}

const at = (key: string | number, file: string, path: string): Named => ({ key, file, path });

function* duplicates(code: FaultCode, all: readonly Named[]): Generator<CatalogueFault> {
  const first = new Map<string | number, Named>();
  for (const named of all) {
    const other = first.get(named.key);
    if (other === undefined) first.set(named.key, named);
    else yield fault(named.file, named.path, code, `"${named.key}" is taken already by ${other.file} ${other.path}.`);
  }
}

type WithSubcategories<Key extends string> = {
  readonly value: Readonly<Record<Key, readonly { readonly id: number }[]>>;
  readonly path: string;
};

const subcategoryIds = <Key extends string>(
  file: string,
  entries: readonly WithSubcategories<Key>[],
  key: Key,
): Named[] =>
  entries.flatMap(({ value, path }) => value[key].map(({ id }, index) => at(id, file, `${path}.${key}[${index}].id`)));

function* treeIds({ file, entries }: Lookups['files']['ecatalogTree']): Generator<Named> {
  for (const { value, path } of entries) {
    yield at(value.id, file, `${path}.id`);
    for (const [index, group] of value.groups.entries()) {
      const groupPath = `${path}.groups[${index}]`;
      yield at(group.id, file, `${groupPath}.id`);
      yield* group.productGroups.map(({ id }, place) => at(id, file, `${groupPath}.productGroups[${place}].id`));
    }
  }
}

/** Referenced series exist, and articles refer to colours of their own series. */
export function* lintSeries(lookups: Lookups): Generator<CatalogueFault> {
  const { files } = lookups;
  const lists: readonly FileEntries<{ readonly seriesTag?: string | undefined }>[] = [
    files.colours,
    files.frameLines,
    files.articles,
    files.moduleCategories,
    files.controllers,
    files.productCategories,
    files.products,
  ];
  for (const { file, entries } of lists) {
    for (const { value, path } of entries) {
      const tag = value.seriesTag;
      if (tag !== undefined && !lookups.seriesTags.has(tag) && isComplete([files.series], tag)) {
        yield fault(file, `${path}.seriesTag`, 'unknown-series', `There is no series "${tag}".`);
      }
    }
  }
  yield* lintArticleColours(lookups);
}

function* lintArticleColours({ files, colours }: Lookups): Generator<CatalogueFault> {
  for (const { value, path } of files.articles.entries) {
    if (value.colourId === undefined || !isComplete([files.colours], value.colourId)) continue;
    const colour = colours.get(value.colourId);
    if (colour === undefined || colour.seriesTag !== value.seriesTag) {
      const message = `The series "${value.seriesTag ?? 'none'}" has no colour ${value.colourId}.`;
      yield fault(files.articles.file, `${path}.colourId`, 'unknown-colour', message);
    }
  }
}
