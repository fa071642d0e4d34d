import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import { chosenControllers } from '../set/chosen-controllers.ts';
import type { ProductSet } from '../set/product-set.ts';
import { isControllerSlot } from '../set/slots/is-controller-slot.ts';
import type { DrawingLayer } from './drawing.ts';
import { picturePath } from './picture-path.ts';
import { slotTile } from './slot-tile.ts';

/** The circles of the chosen controllers; what is missing or out of place is left out. */
export const touchPointLayers = (set: ProductSet, frame: Frame, assortment: Assortment): readonly DrawingLayer[] =>
  chosenControllers(set).flatMap(({ slot, controllerId }): readonly DrawingLayer[] => {
    const controller = assortment.findController(controllerId);
    if (!controller || !isControllerSlot(frame, slot)) return [];
    const picture = picturePath.touchPoints(frame.seriesTag, controller.touchPoints);
    return [{ kind: 'touch-points', picture, ...slotTile(frame, slot, TOUCH_TILE) }];
  });

/** Side of the pictures of touch points in millimetres (catalogue.md §4). */
const TOUCH_TILE = 55;
