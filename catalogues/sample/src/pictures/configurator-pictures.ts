import { allArticles } from '../articles/all-articles.ts';
import { coloursOfSeries } from '../colours/colours-of-series.ts';
import type { PictureOrder } from '../drawing/drawing-order.ts';
import { allFrameLines } from '../frames/all-frame-lines.ts';
import { frameFinish } from '../frames/frame-finish.ts';
import { allSubcategories } from '../frames/all-subcategories.ts';
import { plainFrames } from '../frames/plain-frames.ts';
import { allModules } from '../modules/all-modules.ts';
import { visiblePartOrder } from '../visible-parts/visible-part-order.ts';
import { touchPanels } from '../touch/touch-panels.ts';

/** Every picture that building a set needs: tiles, modules, articles (frames among them), panels and their circles. */
export function configuratorPictures(): readonly PictureOrder[] {
  return [
    ...allArticles.map(({ picture, order }) => ({ path: picture, order })),
    ...touchPanels.map(({ record, order }) => ({ path: `frames/simon-54-touch/${record.image}`, order })),
    ...[1, 2, 3, 4].map(touchPoints),
    ...lineTiles(),
    ...modulePictures(),
    ...surroundings(),
  ];
}

function touchPoints(count: number): PictureOrder {
  return { path: `controllers/simon-54/dots-${count}.svg`, order: { kind: 'touch-points', touchPoints: count } };
}

/** Aquarius has no line, but a tile beside them (specification §2). */
function lineTiles(): readonly PictureOrder[] {
  const aquarius: PictureOrder = {
    path: 'frame-categories/simon-aquarius.svg',
    order: { kind: 'surface-product', primitives: ['rocker1', 'socketE'], hexColor: '#8E9295' },
  };
  const tiles = allFrameLines.map(({ tag, seriesTag, geometry, tileCode }): PictureOrder => {
    const base = allSubcategories.find(({ line, baseHexColor }) => line.tag === tag && baseHexColor !== '');
    const { finish } = frameFinish(seriesTag, tileCode);
    return {
      path: `frame-categories/${tag}.svg`,
      order: {
        kind: 'line-tile',
        lineTag: tag,
        geometry,
        finish: base === undefined ? finish : { ...finish, baseHexColor: base.baseHexColor },
      },
    };
  });
  return [...tiles, aquarius];
}

/** A module in the drawer looks as it does in the first colour of its series. */
function modulePictures(): readonly PictureOrder[] {
  return allModules.flatMap(({ series, kind, record }) =>
    coloursOfSeries(series.tag)
      .slice(0, 1)
      .map((colour) => ({
        path: `modules/${series.tag}/${record.image}`,
        order: visiblePartOrder(series, kind, colour, kind.primitive.endsWith('+lid') ? 'coloured' : undefined),
      })),
  );
}

/** What surface boxes and seals show around frames: one picture for all finishes of a subcategory. */
function surroundings(): readonly PictureOrder[] {
  const paths = new Map<string, PictureOrder>();
  for (const { subcategory, record } of plainFrames) {
    const { line } = subcategory;
    const around = { lineTag: line.tag, geometry: line.geometry, slots: record.slots };
    for (const { colourId } of record.surfaceBoxes) {
      const path = `boxes/${subcategory.id}/${record.slots}-${colourId}.svg`;
      const hexColor = coloursOfSeries(line.seriesTag).find(({ id }) => id === colourId)?.hexColor ?? '#F4F4F0';
      paths.set(path, { path, order: { kind: 'surface-box-outline', ...around, hexColor } });
    }
    if (record.sealId !== undefined) {
      const path = `seals/${subcategory.id}/${record.slots}.svg`;
      paths.set(path, { path, order: { kind: 'seal-outline', ...around } });
    }
  }
  return [...paths.values()];
}
