import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import { placedModules } from '../set/placed-modules.ts';
import type { ProductSet } from '../set/product-set.ts';
import { isModuleSlot } from '../set/slots/is-module-slot.ts';
import type { DrawingLayer } from './drawing.ts';
import { picturePath } from './picture-path.ts';
import { slotTile } from './slot-tile.ts';

/** The visible parts of a set, each filling the opening of its slot; what is missing or out of place is left out. */
export const visiblePartLayers = (set: ProductSet, frame: Frame, assortment: Assortment): readonly DrawingLayer[] =>
  placedModules(set).flatMap(({ slot, choice }): readonly DrawingLayer[] => {
    const part = assortment.findModule(choice.moduleId)?.components[choice.visibleComponentId];
    if (!part || !isModuleSlot(frame, slot)) return [];
    const tile = slotTile(frame, slot, frame.geometry.window);
    return [{ kind: 'visible-part', picture: picturePath.article(part), ...tile }];
  });
