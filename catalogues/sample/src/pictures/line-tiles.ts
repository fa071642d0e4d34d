import type { DrawingOrder, PictureOrder } from '../drawing/drawing-order.ts';
import { allFrameLines, type SampleFrameLine } from '../frames/all-frame-lines.ts';
import { allSubcategories } from '../frames/all-subcategories.ts';
import { frameFinish } from '../frames/frame-finish.ts';

/** Aquarius has no frame line, but a tile beside them (specification §2). */
const aquariusTile: DrawingOrder = {
  kind: 'surface-product',
  primitives: ['rocker1', 'socketE+lid'],
  hexColor: '#8E9295',
};

/** The tiles of step 1. */
export function lineTiles(): readonly PictureOrder[] {
  return [
    ...allFrameLines.map((line) => ({ path: `frame-categories/${line.tag}.svg`, order: tile(line) })),
    { path: 'frame-categories/simon-aquarius.svg', order: aquariusTile },
  ];
}

function tile({ tag, seriesTag, geometry, tileCode }: SampleFrameLine): DrawingOrder {
  const base = allSubcategories.find(({ line, baseHexColor }) => line.tag === tag && baseHexColor !== '');
  const { finish } = frameFinish(seriesTag, tileCode);
  return {
    kind: 'line-tile',
    lineTag: tag,
    geometry,
    finish: base === undefined ? finish : { ...finish, baseHexColor: base.baseHexColor },
  };
}
