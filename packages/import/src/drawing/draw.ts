import { box, surfaceBoxOutline } from './boxes.ts';
import { frameSeal, sealOutline } from './seals.ts';
import { completeArticle, surfaceProduct } from './complete-articles.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { frame } from './frame.ts';
import { drawPart } from './loose-parts.ts';
import { wiringSign } from './marks.ts';
import { mechanism } from './mechanisms.ts';
import { createPen, idPrefix, type Pen, type Picture, svgFile } from './svg/pen.ts';
import { thing } from './things.ts';
import { lineTile } from './line-tile.ts';
import { touchController, touchPanel, touchTile } from './touch.ts';
import { visiblePart } from './visible-parts/visible-part.ts';

/** Draws what is ordered as a self-contained SVG in millimetres; the same order always gives the same text. */
export const draw = (order: DrawingOrder): string => {
  const pen = createPen(idPrefix(order));
  return svgFile(pictureOf(pen, order), pen);
};

const pictureOf = (pen: Pen, order: DrawingOrder): Picture => {
  switch (order.kind) {
    case 'frame':
      return frame(pen, order);
    case 'line-tile':
      return lineTile(pen, order);
    case 'visible-part':
      return visiblePart(pen, order);
    case 'complete':
      return completeArticle(pen, order);
    case 'surface-product':
      return surfaceProduct(pen, order);
    case 'mechanism':
      return mechanism(pen, order);
    case 'wiring-sign':
      return wiringSign(order);
    case 'part':
      return drawPart(pen, order);
    case 'surface-box-outline':
      return surfaceBoxOutline(pen, order);
    case 'seal-outline':
      return sealOutline(pen, order);
    case 'box':
      return box(pen, order);
    case 'frame-seal':
      return frameSeal(pen, order);
    case 'touch-points':
      return touchTile(order);
    case 'controller':
      return touchController(pen, order);
    case 'panel':
      return touchPanel(pen, order);
    case 'thing':
      return thing(pen, order);
  }
};
