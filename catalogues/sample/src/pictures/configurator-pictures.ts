import { allArticles } from '../articles/all-articles.ts';
import type { PictureOrder } from '../drawing/drawing-order.ts';
import { touchPanels } from '../touch/touch-panels.ts';
import { lineTiles } from './line-tiles.ts';
import { modulePictures } from './module-pictures.ts';
import { surroundings } from './surroundings.ts';

/** Every picture that building a set needs; some stand here more than once. */
export function configuratorPictures(): readonly PictureOrder[] {
  return [
    ...allArticles.map(({ picture, order }) => ({ path: picture, order })),
    ...touchPanels.map(({ record, order }) => ({ path: `frames/simon-54-touch/${record.image}`, order })),
    ...[1, 2, 3, 4].map(touchPointsTile),
    ...lineTiles(),
    ...modulePictures(),
    ...surroundings(),
  ];
}

function touchPointsTile(touchPoints: number): PictureOrder {
  return { path: `controllers/simon-54/dots-${touchPoints}.svg`, order: { kind: 'touch-points', touchPoints } };
}
