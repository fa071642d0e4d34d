import { type CatalogueFault, fault } from '../../catalogue-fault.ts';
import type { FrameEntry } from '../../files/catalogue-files.ts';
import { isComplete } from '../../files/file-entries.ts';
import type { LinedFrame, Lookups } from '../../files/lookups.ts';
import { isTouchFrame } from '../../files/is-touch-frame.ts';

/** Frames fit their line, and what they name exists (catalogue.md §8, rules 2, 5, 7, 8). */
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
