import type { DrawingOrder } from '../drawing-order.ts';
import type { Picture } from '../svg/picture.ts';
import { touchRings } from './touch-rings.ts';

/** The circles of one touch slot alone, on a clear tile of 55 × 55 mm. */
export const touchTile = ({ touchPoints }: Extract<DrawingOrder, { kind: 'touch-points' }>): Picture => ({
  width: 55,
  height: 55,
  body: touchRings(touchPoints, 27.5, 27.5),
});
