import { symbolWith } from '@ramka/domain/bill';
import { allControllerSlots } from '@ramka/domain/catalogue';
import { type CatalogueFault, fault } from '../../catalogue-fault.ts';
import type { ControllerEntry, TouchFrameEntry } from '../../files/catalogue-files.ts';
import { isComplete, type PlacedEntry } from '../../files/file-entries.ts';
import type { Lookups } from '../../files/lookups.ts';
import { isTouchFrame } from '../../files/is-touch-frame.ts';

type PlacedPanel = PlacedEntry<TouchFrameEntry> & { readonly file: string };

/** Glass panels: their controller slots, variations and symbols agree (catalogue.md §8, rules 3 to 6). */
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

/** Every panel that a visitor can configure is an article; with one controller slot that is every controller's (§5.5). */
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
