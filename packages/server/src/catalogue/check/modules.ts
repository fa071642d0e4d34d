import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { isComplete } from '../files/entries.ts';
import type { Lookups, SeriesModule } from '../files/lookups.ts';

/** Modules: what they are made of, and where they fit (docs/catalogue-rules.md#c8-9, docs/catalogue-rules.md#c8-10). */
export function* lintModules(lookups: Lookups): Generator<CatalogueFault> {
  for (const module of lookups.modules) {
    yield* lintCategory(lookups, module);
    yield* lintVisibleComponents(lookups, module);
    yield* lintGroups(lookups, module);
    yield* lintDisabledLines(lookups, module);
  }
}

function* lintCategory({ files }: Lookups, { value, file, path, seriesTag }: SeriesModule): Generator<CatalogueFault> {
  const categories = files.moduleCategories.entries.filter((category) => category.value.seriesTag === seriesTag);
  const listed = categories.some(({ value: { subCategories } }) =>
    subCategories.some(({ id }) => id === value.categoryId),
  );
  if (!listed && files.moduleCategories.lost !== 'all' && files.moduleCategories.lost.size === 0) {
    const message = `The series "${seriesTag}" has no module subcategory ${value.categoryId}.`;
    yield fault(file, `${path}.categoryId`, 'unknown-category', message);
  }
}

function* lintVisibleComponents(
  lookups: Lookups,
  { value, file, path, seriesTag }: SeriesModule,
): Generator<CatalogueFault> {
  const place = `${path}.visibleComponents`;
  if (value.visibleComponents.length === 0) {
    yield fault(file, place, 'no-visible-component', 'A module has at least one visible component.');
  }
  yield* lintArticleList(lookups, value.visibleComponents, file, place);
  for (const [index, id] of value.visibleComponents.entries()) {
    const colour = lookups.colours.get(lookups.articles.get(id)?.colourId ?? 0);
    if (colour !== undefined && colour.seriesTag !== seriesTag) {
      const message = `The visible component ${id} has a colour of the series "${colour.seriesTag}".`;
      yield fault(file, `${place}[${index}]`, 'unknown-colour', message);
    }
  }
}

function* lintGroups(lookups: Lookups, { value, file, path }: SeriesModule): Generator<CatalogueFault> {
  const visible = new Set(value.visibleComponents);
  for (const [index, { components }] of value.groups.entries()) {
    const place = `${path}.groups[${index}].components`;
    if (components.length === 0) yield fault(file, place, 'no-component', 'A group has at least one component.');
    yield* lintArticleList(lookups, components, file, place);
    for (const [position, id] of components.entries()) {
      if (visible.has(id)) {
        const message = `The component ${id} is a visible component of the module already.`;
        yield fault(file, `${place}[${position}]`, 'visible-component-in-group', message);
      }
    }
  }
}

function* lintArticleList(
  { files, articles }: Lookups,
  ids: readonly number[],
  file: string,
  place: string,
): Generator<CatalogueFault> {
  for (const [index, id] of ids.entries()) {
    if (!articles.has(id) && isComplete([files.articles], id)) {
      yield fault(file, `${place}[${index}]`, 'unknown-article', `There is no article ${id}.`);
    }
    if (ids.indexOf(id) !== index) {
      yield fault(file, `${place}[${index}]`, 'duplicate-id', `The article ${id} is listed twice.`);
    }
  }
}

function* lintDisabledLines(
  { files, linesOf }: Lookups,
  { value, file, path, seriesTag }: SeriesModule,
): Generator<CatalogueFault> {
  const own = new Set((linesOf.get(seriesTag) ?? []).map(({ id }) => id));
  for (const [index, id] of value.disabledFrameLines.entries()) {
    if (!own.has(id) && isComplete([files.frameLines], id)) {
      const message = `The series "${seriesTag}" has no frame line ${id}.`;
      yield fault(file, `${path}.disabledFrameLines[${index}]`, 'unknown-frame-line', message);
    }
  }
  if (own.size > 0 && [...own].every((id) => value.disabledFrameLines.includes(id))) {
    const message = 'Every frame line of the series is disabled: the module fits nowhere.';
    yield fault(file, `${path}.disabledFrameLines`, 'fits-no-line', message);
  }
}
