import { type UsualHeight, usualHeight } from '@ramka/domain/labels';
import { chosenControllers, type FramedSet, placedModules } from '@ramka/domain/set/product-set';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { productSetOf } from '../set-contents.ts';
import type { Row, setColumns } from '../../store/columns.ts';

/** The usual heights of sets by id. Sets without one are missing. */
export const usualHeightsOf = (
  sets: readonly Pick<Row<typeof setColumns>, 'id' | 'name' | 'document'>[],
  assortment: LocalisedCatalogue,
  heights: readonly UsualHeight[],
): ReadonlyMap<number, UsualHeight> =>
  new Map(
    sets.flatMap((stored) => {
      const usual = usualHeight(functionsOf(productSetOf(stored), assortment), heights);
      return usual ? [[stored.id, usual] as const] : [];
    }),
  );

/** The ids of the functions of a set. */
const functionsOf = (set: FramedSet, assortment: LocalisedCatalogue): readonly string[] => [
  ...placedModules(set).flatMap(({ choice }) => assortment.findModule(choice.moduleId)?.functionId ?? []),
  ...chosenControllers(set).flatMap(({ controllerId }) => assortment.findController(controllerId)?.functionId ?? []),
];
