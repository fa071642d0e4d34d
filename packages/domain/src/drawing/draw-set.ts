import type { Assortment } from '../catalogue/assortment.ts';
import type { Frame } from '../catalogue/frame.ts';
import { frameOfSet } from '../set/frame-of-set.ts';
import { ip44Holds } from '../set/ip44/ip44-holds.ts';
import type { ProductSet } from '../set/product-set.ts';
import type { Drawing, DrawingLayer } from './drawing.ts';
import { frameWidth } from './frame-width.ts';
import { picturePath } from './picture-path.ts';
import { touchPointLayers } from './touch-point-layers.ts';
import { visiblePartLayers } from './visible-part-layers.ts';

/**
 * A product set as it looks on the wall (R20, catalogue.md §4): surface box, seal, frame, visible parts, touch points.
 * Parts that the catalogue no longer has are left out; undefined where that is the frame, or none was chosen.
 */
export const drawSet = (set: ProductSet, assortment: Assortment): Drawing | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return undefined;
  const layers = [
    ...surfaceBoxLayers(set, frame),
    ...(ip44Holds(set, assortment) ? [sealLayer(frame)] : []),
    frameLayer(frame),
    ...visiblePartLayers(set, frame, assortment),
    ...touchPointLayers(set, frame, assortment),
  ];
  return { ...rectangleAround(layers), layers };
};

/** How far a surface box shows around the frame, and its skirt below that, in millimetres. */
const BOX_GROWTH = 0.5;
const BOX_SKIRT = 4;

/** How far the seal shows around the frame, in millimetres. */
const SEAL_GROWTH = 0.7;

const surfaceBoxLayers = (set: ProductSet, frame: Frame): readonly DrawingLayer[] => {
  const colourId = set.surfaceBoxColourId;
  if (!frame.surfaceBoxes.some(({ colour }) => colour.id === colourId)) return [];
  const outline = grown(frame, BOX_GROWTH);
  const picture = picturePath.surfaceBox(frame, colourId);
  return [{ kind: 'surface-box', picture, ...outline, height: outline.height + BOX_SKIRT }];
};

const sealLayer = (frame: Frame): DrawingLayer => ({
  kind: 'seal',
  picture: picturePath.seal(frame),
  ...grown(frame, SEAL_GROWTH),
});

const frameLayer = (frame: Frame): DrawingLayer => ({
  kind: 'frame',
  picture: picturePath.frame(frame),
  ...grown(frame, 0),
});

type Rectangle = Pick<Drawing, 'x' | 'y' | 'width' | 'height'>;

const grown = (frame: Frame, growth: number): Rectangle => ({
  x: 0 - growth,
  y: 0 - growth,
  width: frameWidth(frame) + 2 * growth,
  height: frame.geometry.height + 2 * growth,
});

const rectangleAround = (layers: readonly Rectangle[]): Rectangle => {
  const x = Math.min(...layers.map((layer) => layer.x));
  const y = Math.min(...layers.map((layer) => layer.y));
  const width = Math.max(...layers.map((layer) => layer.x + layer.width)) - x;
  const height = Math.max(...layers.map((layer) => layer.y + layer.height)) - y;
  return { x, y, width, height };
};
