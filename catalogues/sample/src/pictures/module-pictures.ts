import { coloursOfSeries } from '../colours/colours-of-series.ts';
import type { PictureOrder } from '../drawing/drawing-order.ts';
import { allModules } from '../modules/all-modules.ts';
import { visiblePartOrder } from '../visible-parts/visible-part-order.ts';

/** The modules in the drawers: each as it looks in the first colour of its series. */
export function modulePictures(): readonly PictureOrder[] {
  return allModules.flatMap(({ series, kind, record }) =>
    coloursOfSeries(series.tag)
      .slice(0, 1)
      .map((colour) => ({
        path: `modules/${series.tag}/${record.image}`,
        order: visiblePartOrder(series, kind, colour, kind.primitive.endsWith('+lid') ? 'coloured' : undefined),
      })),
  );
}
