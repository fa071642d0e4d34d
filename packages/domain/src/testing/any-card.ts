import * as fc from 'fast-check';
import type { ModuleCard } from '../set/modules/module-card.ts';
import { exampleRanges } from './worked-examples/example-ranges.ts';

/** Every card of every module of the worked examples. */
export const allCards: readonly ModuleCard[] = exampleRanges
  .flatMap(({ modules }) => modules)
  .flatMap((module) =>
    module.visibleComponents
      .flatMap((id) => module.components[id] ?? [])
      .map((visiblePart) => ({ module, visiblePart })),
  );

/** Any of them. */
export const anyCard: fc.Arbitrary<ModuleCard> = fc.constantFrom(...allCards);
