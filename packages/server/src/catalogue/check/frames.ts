import { symbolWith } from '@ramka/domain/bill';
import { allControllerSlots } from '@ramka/domain/catalogue';
import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { type ControllerEntry, type FrameEntry, isTouchFrame, type TouchFrameEntry } from '../files/catalogue-files.ts';
import { isComplete, type PlacedEntry } from '../files/entries.ts';
import type { LinedFrame, Lookups } from '../files/lookups.ts';

/**
 * Frames fit their line, and their references exist (docs/catalogue-rules.md#c8-2, docs/catalogue-rules.md#c8-5,
 * docs/catalogue-rules.md#c8-7, docs/catalogue-rules.md#c8-8).
 */
export function* lintFrames(lookups: Lookups): Generator<CatalogueFault> {
  for (const frame of lookups.frames) {
    yield* lintPlace(frame);
    yield* lintArticles(lookups, frame);
    yield* lintBoxes(lookups, frame, 'cornerBoxes');
    yield* lintBoxes(lookups, frame, 'surfaceBoxes');
  }
}

function* lintPlace({ value, file, path, line }: LinedFrame): Generator<CatalogueFault> {
  if (value.slots > line.maxSlots) {
    const message = `The frame has ${value.slots} slots, its line "${line.tag}" at most ${line.maxSlots}.`;
    yield fault(file, `${path}.slots`, 'too-many-slots', message);
  }
  if (!line.subcategories.some(({ id }) => id === value.subcategoryId)) {
    const message = `The line "${line.tag}" has no subcategory ${value.subcategoryId}.`;
    yield fault(file, `${path}.subcategoryId`, 'unknown-subcategory', message);
  }
}

function* lintArticles({ files, articles }: Lookups, { value, file, path }: LinedFrame): Generator<CatalogueFault> {
  const article = articles.get(value.id);
  if (!isTouchFrame(value) && article === undefined && isComplete([files.articles], value.id)) {
    yield fault(
      file,
      `${path}.id`,
      'unknown-article',
      `A plain frame is an article, but there is no article ${value.id}.`,
    );
  }
  if (!isTouchFrame(value) && article?.symbol.includes('@') === true) {
    const message = `The symbol "${article.symbol}" of a plain frame holds an @.`;
    yield fault(file, `${path}.id`, 'placeholder-count', message);
  }
  if (value.sealId !== undefined && !articles.has(value.sealId) && isComplete([files.articles], value.sealId)) {
    yield fault(file, `${path}.sealId`, 'unknown-article', `There is no article ${value.sealId} for the IP44 seal.`);
  }
}

function* lintBoxes(
  { files, articles, colours }: Lookups,
  { value, file, path, line }: LinedFrame,
  boxes: keyof Pick<FrameEntry, 'cornerBoxes' | 'surfaceBoxes'>,
): Generator<CatalogueFault> {
  for (const [index, { articleId, colourId }] of value[boxes].entries()) {
    const place = `${path}.${boxes}[${index}]`;
    if (!articles.has(articleId) && isComplete([files.articles], articleId)) {
      yield fault(file, `${place}.articleId`, 'unknown-article', `There is no article ${articleId}.`);
    }
    if (colours.get(colourId)?.seriesTag !== line.seriesTag && isComplete([files.colours], colourId)) {
      const message = `The series "${line.seriesTag}" has no colour ${colourId}.`;
      yield fault(file, `${place}.colourId`, 'unknown-colour', message);
    }
  }
}

type PlacedPanel = PlacedEntry<TouchFrameEntry> & { readonly file: string };

/**
 * The controller slots, variations and symbols of glass panels are consistent (docs/catalogue-rules.md#c8-3,
 * docs/catalogue-rules.md#c8-4, docs/catalogue-rules.md#c8-5, docs/catalogue-rules.md#c8-6).
 */
export function* lintTouchFrames(lookups: Lookups): Generator<CatalogueFault> {
  const { files, frames, controllersOf } = lookups;
  for (const { value, file, path, line } of frames) {
    if (!isTouchFrame(value)) continue;
    const panel = { value, file, path };
    const controllers = controllersOf.get(line.seriesTag) ?? [];
    yield* lintControllerSlots(panel);
    yield* lintSymbol(panel);
    yield* lintVariations(panel, isComplete([files.controllers], undefined) ? controllers : undefined);
    yield* lintResolvedPanels(lookups, panel, controllers);
  }
}

const countTrue = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

function* lintControllerSlots({ value, file, path }: PlacedPanel): Generator<CatalogueFault> {
  const { controllerSlots } = value.touchLayout;
  const place = `${path}.touchLayout.controllerSlots`;
  if (controllerSlots.length !== value.slots) {
    const message = `There are ${controllerSlots.length} entries for ${value.slots} slots.`;
    yield fault(file, place, 'controller-slots-length', message);
  }
  if (controllerSlots.lastIndexOf(true) >= allControllerSlots.length) {
    yield fault(file, place, 'controller-slot-beyond-third', 'Only the first three slots can hold a controller.');
  }
  if (countTrue(controllerSlots) === 0) {
    yield fault(file, place, 'no-controller-slot', 'A glass panel has at least one controller slot.');
  }
}

function* lintSymbol({ value, file, path }: PlacedPanel): Generator<CatalogueFault> {
  const placeholders = value.symbol.split('@').length - 1;
  const slots = countTrue(value.touchLayout.controllerSlots);
  if (placeholders !== slots) {
    const message = `The symbol "${value.symbol}" holds ${placeholders} @ for ${slots} controller slots.`;
    yield fault(file, `${path}.symbol`, 'placeholder-count', message);
  }
}

function* lintVariations(
  { value, file, path }: PlacedPanel,
  controllers: readonly ControllerEntry[] | undefined,
): Generator<CatalogueFault> {
  const slots = countTrue(value.touchLayout.controllerSlots);
  const seen = new Set<string>();
  for (const [index, variation] of value.touchLayout.controllerVariations.entries()) {
    const place = `${path}.touchLayout.controllerVariations[${index}]`;
    const key = variation.join('-');
    if (variation.length !== slots) {
      yield fault(file, place, 'variation-length', `${variation.length} entries for ${slots} controller slots.`);
    }
    if (seen.has(key)) yield fault(file, place, 'duplicate-variation', `The variation ${key} is listed twice.`);
    seen.add(key);
    for (const points of new Set(variation)) {
      if (controllers?.some(({ touchPoints }) => touchPoints === points) === false) {
        yield fault(file, place, 'unknown-touch-points', `No controller of the series has ${points} touch points.`);
      }
    }
  }
}

/**
 * Reports touch panels without an article in the catalogue. A panel with a single controller slot needs an article for
 * every controller (docs/catalogue-rules.md#c5-5).
 */
function* lintResolvedPanels(
  { files, articlesBySymbol }: Lookups,
  { value, file, path }: PlacedPanel,
  controllers: readonly ControllerEntry[],
): Generator<CatalogueFault> {
  const { controllerSlots, controllerVariations } = value.touchLayout;
  const single = countTrue(controllerSlots) === 1 ? controllers.map(({ touchPoints }) => [touchPoints]) : [];
  const vectors = new Map([...controllerVariations, ...single].map((vector) => [vector.join('-'), vector]));
  for (const vector of vectors.values()) {
    const symbol = symbolWith(vector, value.symbol);
    if (!articlesBySymbol.has(symbol) && isComplete([files.articles], symbol)) {
      const message = `The panel "${symbol}" that can be configured is no article.`;
      yield fault(file, `${path}.touchLayout`, 'unresolved-panel', message);
    }
  }
}
