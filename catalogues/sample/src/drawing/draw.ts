import { box } from './boxes/box.ts';
import { frameSeal } from './boxes/frame-seal.ts';
import { sealOutline } from './boxes/seal-outline.ts';
import { surfaceBoxOutline } from './boxes/surface-box-outline.ts';
import { completeArticle } from './complete/complete-article.ts';
import { surfaceProduct } from './complete/surface-product.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { frame } from './frames/frame.ts';
import { drawPart } from './loose-parts/draw-part.ts';
import { mechanism } from './mechanisms/mechanism.ts';
import { idPrefix } from './svg/id-prefix.ts';
import { createPen, type Pen } from './svg/pen.ts';
import type { Picture } from './svg/picture.ts';
import { svgFile } from './svg/svg-file.ts';
import { thing } from './things/thing.ts';
import { lineTile } from './tiles/line-tile.ts';
import { touchController } from './touch/touch-controller.ts';
import { touchPanel } from './touch/touch-panel.ts';
import { touchTile } from './touch/touch-tile.ts';
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
