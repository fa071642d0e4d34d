import type { DrawingSpec, PictureSpec } from '@ramka/drawing/drawing-spec';
import { allArticles } from './tables/all-articles.ts';
import { colourById, coloursOfSeries } from './tables/colours.ts';
import { ecatalogProducts } from './tables/e-catalogue/ecatalog-products.ts';
import { frameFinish } from './tables/frames/finishes.ts';
import { allFrameLines, allSubcategories, type SampleFrameLine } from './tables/frames/frame-lines.ts';
import { type PlainFrame, plainFrames } from './tables/frames/plain-frames.ts';
import { touchPanels } from './tables/frames/touch-panels.ts';
import { allModules } from './tables/modules/modules.ts';
import type { ModuleKind } from './tables/modules/kinds.ts';
import { visiblePartSpec } from './tables/modules/visible-parts.ts';
import type { SampleSeries } from './tables/series.ts';
import { singleProducts } from './tables/single-products.ts';

/** All pictures of the catalogue. Each path occurs once. */
export function allPictures(): readonly PictureSpec[] {
  const ecatalog = ecatalogProducts.map(({ article }) => ({ path: `ecatalog/${article.image}`, spec: article.spec }));
  const single = singleProducts.map(({ picture }) => picture);
  const byPath = new Map([...configuratorPictures(), ...single, ...ecatalog].map((picture) => [picture.path, picture]));
  return [...byPath.values()];
}

/** The pictures of the configurator. A path may occur more than once. */
function configuratorPictures(): readonly PictureSpec[] {
  return [
    ...allArticles.map(({ picture, spec }) => ({ path: picture, spec })),
    ...touchPanels.map(({ record, spec }) => ({ path: `frames/simon-54-touch/${record.image}`, spec })),
    ...[1, 2, 3, 4].map(touchPointsTile),
    ...lineTiles(),
    ...modulePictures(),
    ...surroundings(),
  ];
}

function touchPointsTile(touchPoints: number): PictureSpec {
  return { path: `controllers/simon-54/dots-${touchPoints}.svg`, spec: { kind: 'touch-points', touchPoints } };
}

/** Aquarius has a tile in step 1 but no frame line (docs/specification.md#s2-86). */
const aquariusTile: DrawingSpec = {
  kind: 'surface-product',
  primitives: ['rocker1', 'socketE+lid'],
  hexColor: '#8E9295',
  onTile: true,
};

/** The tiles of step 1. */
function lineTiles(): readonly PictureSpec[] {
  return [
    ...allFrameLines.map((line) => ({ path: `frame-categories/${line.tag}.svg`, spec: tile(line) })),
    { path: 'frame-categories/simon-aquarius.svg', spec: aquariusTile },
  ];
}

function tile({ tag, seriesTag, geometry, tileCode }: SampleFrameLine): DrawingSpec {
  const base = allSubcategories.find(({ line, baseHexColor }) => line.tag === tag && baseHexColor !== '');
  const { finish } = frameFinish(seriesTag, tileCode);
  return {
    kind: 'line-tile',
    lineTag: tag,
    geometry,
    finish: base === undefined ? finish : { ...finish, baseHexColor: base.baseHexColor },
  };
}

/**
 * Modules that share a rocker with another module, by the key of their kind. Their picture shows a wiring sign instead.
 */
const wiringSigns: ReadonlyMap<string, Extract<DrawingSpec, { kind: 'wiring-sign' }>['sign']> = new Map([
  ['W1', 'switch'],
  ['W5', 'two-circuit-switch'],
  ['P1', 'push-button'],
  ['P2', 'double-push-button'],
]);

/** Pictures of the modules: in the first colour of their series, or as a wiring sign. */
function modulePictures(): readonly PictureSpec[] {
  return allModules.map(({ series, kind, record }) => ({
    path: `modules/${series.tag}/${record.image}`,
    spec: modulePicture(series, kind),
  }));
}

function modulePicture(series: SampleSeries, kind: ModuleKind): DrawingSpec {
  const sign = wiringSigns.get(kind.key);
  if (sign !== undefined) return { kind: 'wiring-sign', sign };
  const [colour] = coloursOfSeries(series.tag);
  if (colour === undefined) throw new Error(`No colour in ${series.tag}`);
  return visiblePartSpec(series, kind, colour, kind.primitive.endsWith('+lid') ? 'coloured' : undefined);
}

/** The edges of surface boxes and seals around frames. All finishes of a subcategory share one picture. */
function surroundings(): readonly PictureSpec[] {
  return plainFrames.flatMap((frame) => [...boxOutlines(frame), ...sealOutlines(frame)]);
}

function boxOutlines({ subcategory, record }: PlainFrame): readonly PictureSpec[] {
  const { line, geometry } = subcategory;
  return record.surfaceBoxes.map(({ colourId }) => ({
    path: `boxes/${subcategory.id}/${record.slots}-${colourId}.svg`,
    spec: {
      kind: 'surface-box-outline',
      lineTag: line.tag,
      geometry,
      slots: record.slots,
      hexColor: colourById(colourId).hexColor,
    },
  }));
}

function sealOutlines({ subcategory, record }: PlainFrame): readonly PictureSpec[] {
  const { line, geometry } = subcategory;
  if (record.sealId === undefined) return [];
  return [
    {
      path: `seals/${subcategory.id}/${record.slots}.svg`,
      spec: { kind: 'seal-outline', lineTag: line.tag, geometry, slots: record.slots },
    },
  ];
}
