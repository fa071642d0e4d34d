import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { isComplete, valuesOf } from '../files/entries.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';

/**
 * No category or group that a screen shows is empty, and a series with frame lines has colours
 * (docs/catalogue-rules.md#c8-11, docs/catalogue-rules.md#c8-12).
 */
export function* lintContent(lookups: Lookups): Generator<CatalogueFault> {
  yield* lintDefaultColours(lookups);
  yield* lintFrameSubcategories(lookups);
  yield* lintModuleCategories(lookups);
  yield* lintProductCategories(lookups);
  yield* lintProductGroups(lookups);
}

function* lintDefaultColours(lookups: Lookups): Generator<CatalogueFault> {
  const { files, coloursOf, modules } = lookups;
  if (!isComplete([files.colours], undefined)) return;
  for (const { value, path } of files.frameLines.entries) {
    const first = coloursOf.get(value.seriesTag)?.[0];
    if (first === undefined) {
      const message = `The series "${value.seriesTag}" has a frame line but no colour.`;
      yield fault(files.frameLines.file, path, 'no-colour', message);
    } else if (!modules.some((module) => module.seriesTag === value.seriesTag && comesIn(lookups, module, first.id))) {
      const message = `No module of the series "${value.seriesTag}" comes in its first colour ${first.id}.`;
      yield fault(files.frameLines.file, path, 'empty-default-colour', message);
    }
  }
}

const comesIn = ({ articles }: Lookups, { value }: SeriesModule, colourId: number): boolean =>
  value.visibleComponents.some((id) => [undefined, colourId].includes(articles.get(id)?.colourId));

function* lintFrameSubcategories({ files, frames }: Lookups): Generator<CatalogueFault> {
  const filled = new Set(frames.map(({ value }) => value.subcategoryId));
  for (const { value, path } of files.frameLines.entries) {
    const own = files.frames.get(value.tag);
    for (const [index, { id }] of value.subcategories.entries()) {
      if (!filled.has(id) && own !== undefined && isComplete([own], id)) {
        const message = `No frame belongs to the subcategory ${id}.`;
        yield fault(files.frameLines.file, `${path}.subcategories[${index}]`, 'empty-category', message);
      }
    }
  }
}

function* lintModuleCategories({ files, modules }: Lookups): Generator<CatalogueFault> {
  const { file, entries } = files.moduleCategories;
  const filled = new Set(modules.map(({ value }) => value.categoryId));
  for (const { value, path } of entries) {
    const own = files.modules.get(value.seriesTag);
    if (value.subCategories.length === 0) {
      yield fault(file, path, 'empty-category', `The category ${value.id} has no subcategory.`);
    }
    for (const [index, { id }] of value.subCategories.entries()) {
      if (!filled.has(id) && (own === undefined || isComplete([own], id))) {
        const message = `No module belongs to the subcategory ${id}.`;
        yield fault(file, `${path}.subCategories[${index}]`, 'empty-category', message);
      }
    }
  }
}

function* lintProductCategories({ files }: Lookups): Generator<CatalogueFault> {
  const { file, entries } = files.productCategories;
  const filled = new Set(valuesOf(files.products).map(({ categoryId }) => categoryId));
  const isEmpty = (id: number): boolean => !filled.has(id) && isComplete([files.products], id);
  for (const { value, path } of entries) {
    if (value.subCategories.length === 0 && isEmpty(value.id)) {
      yield fault(file, path, 'empty-category', `No product belongs to the category ${value.id}.`);
    }
    for (const [index, { id }] of value.subCategories.entries()) {
      if (isEmpty(id)) {
        const message = `No product belongs to the subcategory ${id}.`;
        yield fault(file, `${path}.subCategories[${index}]`, 'empty-category', message);
      }
    }
  }
}

function* lintProductGroups({ files }: Lookups): Generator<CatalogueFault> {
  const { file, entries } = files.ecatalogTree;
  const filled = new Set(valuesOf(files.ecatalogProducts).map(({ productGroupId }) => productGroupId));
  for (const { value, path } of entries) {
    if (value.groups.length === 0) yield fault(file, path, 'empty-category', `The series ${value.id} has no group.`);
    for (const [index, group] of value.groups.entries()) {
      for (const [place, { id }] of group.productGroups.entries()) {
        if (!filled.has(id) && isComplete([files.ecatalogProducts], id)) {
          const where = `${path}.groups[${index}].productGroups[${place}]`;
          yield fault(file, where, 'empty-category', `No product belongs to the product group ${id}.`);
        }
      }
    }
  }
}
