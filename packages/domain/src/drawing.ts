import {
  type Assortment,
  type Frame,
  type FrameLine,
  isControllerSlot,
  isModuleSlot,
  type Slot,
  SLOT_PITCH,
  slotsOfFrame,
} from './catalogue.ts';
import type { Range } from './substitutes.ts';
import { chosenControllers, frameOfSet, placedModules, type ProductSet } from './set/product-set.ts';
import { hasSeal } from './set/seal.ts';

/** A positioned catalogue picture. Lengths are in millimetres from the frame's upper left corner. */
export type DrawingLayer = {
  readonly kind: 'surface-box' | 'seal' | 'frame' | 'visible-part' | 'touch-points';
  /** Path below `/assets/img/` (see `picturePath`). */
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The drawing of a product set: its layers, from the wall outwards, and their bounding box (docs/readings.md#r20). */
export type Drawing = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly DrawingLayer[];
};

/**
 * Draws a product set (docs/readings.md#r20, docs/catalogue-rules.md#c4): surface box, seal, frame, visible parts,
 * touch points. Parts missing from the catalogue are skipped. Returns undefined for a set without a frame.
 */
export const drawSet = (set: ProductSet, assortment: Assortment): Drawing | undefined => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return undefined;
  const layers = [
    ...surfaceBoxLayers(set, frame),
    ...(hasSeal(set, assortment) ? [sealLayer(frame)] : []),
    frameLayer(frame),
    ...visiblePartLayers(set, frame, assortment),
    ...touchPointLayers(set, frame, assortment),
  ];
  return { ...rectangleAround(layers), layers };
};

/** Width of the surface box's visible edge around the frame and height of its skirt below, in millimetres. */
const BOX_GROWTH = 0.5;
const BOX_SKIRT = 4;

/** Width of the seal's visible edge around the frame, in millimetres. */
const SEAL_GROWTH = 0.7;

const surfaceBoxLayers = (set: ProductSet, frame: Frame): readonly DrawingLayer[] => {
  const colourId = set.surfaceBoxColourId;
  if (!frame.surfaceBoxes.some(({ colour }) => colour.id === colourId)) return [];
  const outline = expandedFrame(frame, BOX_GROWTH);
  const picture = picturePath.surfaceBox(frame, colourId);
  return [{ kind: 'surface-box', picture, ...outline, height: outline.height + BOX_SKIRT }];
};

const sealLayer = (frame: Frame): DrawingLayer => ({
  kind: 'seal',
  picture: picturePath.seal(frame),
  ...expandedFrame(frame, SEAL_GROWTH),
});

const frameLayer = (frame: Frame): DrawingLayer => ({
  kind: 'frame',
  picture: picturePath.frame(frame),
  ...expandedFrame(frame, 0),
});

type Rectangle = Pick<Drawing, 'x' | 'y' | 'width' | 'height'>;

const expandedFrame = (frame: Frame, growth: number): Rectangle => ({
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

/** The visible parts, each filling its slot's opening. Missing and misplaced parts are skipped. */
const visiblePartLayers = (set: ProductSet, frame: Frame, assortment: Assortment): readonly DrawingLayer[] =>
  placedModules(set).flatMap(({ slot, choice }): readonly DrawingLayer[] => {
    const part = assortment.findModule(choice.moduleId)?.components[choice.visibleComponentId];
    if (!part || !isModuleSlot(frame, slot)) return [];
    const tile = slotTile(frame, slot, frame.geometry.window);
    return [{ kind: 'visible-part', picture: picturePath.article(part), ...tile }];
  });

/** The touch points of the controllers. Missing and misplaced controllers are skipped. */
const touchPointLayers = (set: ProductSet, frame: Frame, assortment: Assortment): readonly DrawingLayer[] =>
  chosenControllers(set).flatMap(({ slot, controllerId }): readonly DrawingLayer[] => {
    const controller = assortment.findController(controllerId);
    if (!controller || !isControllerSlot(frame, slot)) return [];
    const picture = picturePath.touchPoints(frame.seriesTag, controller.touchPoints);
    return [{ kind: 'touch-points', picture, ...slotTile(frame, slot, TOUCH_TILE) }];
  });

/** Side length of the touch point pictures, in millimetres (docs/catalogue-rules.md#c4). */
const TOUCH_TILE = 55;

/** A square centred on a slot. `side` is in millimetres. */
export const slotTile = (
  frame: Frame,
  slot: Slot,
  side: number,
): Pick<DrawingLayer, 'x' | 'y' | 'width' | 'height'> => {
  const { x, y } = slotCentre(frame, slot);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
};

/** A point, in millimetres from the frame's upper left corner. */
export type Vec2 = { readonly x: number; readonly y: number };

/** The centre of a slot (docs/catalogue-rules.md#c4). */
export const slotCentre = (frame: Pick<Frame, 'geometry'>, slot: Slot): Vec2 => ({
  x: frame.geometry.height / 2 + SLOT_PITCH * (slot - 1),
  y: frame.geometry.height / 2,
});

/**
 * Width of a frame in millimetres: a one-slot frame is square, each further slot adds 71 mm
 * (docs/catalogue-rules.md#c4).
 */
export const frameWidth = (frame: Pick<Frame, 'geometry' | 'slots'>): number =>
  frame.geometry.height + SLOT_PITCH * (frame.slots - 1);

/** Resolution of exported raster pictures (docs/catalogue-rules.md#c4, "Export"). */
export const PIXELS_PER_MILLIMETRE = 4;

/**
 * A description of a set for alternative texts, with names from the catalogue. `sentenceOfSet` turns it into a sentence.
 */
export type SetDescription = {
  /** Null if no frame is chosen; `gone` if the catalogue no longer contains it. */
  readonly frame: { readonly name: string } | 'gone' | null;
  /** From left to right. Equal neighbours are merged into one entry, and `slots` counts them. */
  readonly contents: readonly (SlotDescription & { readonly slots: number })[];
  readonly ip44: boolean;
  /** The visible box and its colour; null for no box. */
  readonly box: { readonly kind: 'surface' | 'corner'; readonly colour: string } | null;
};

/** The content of a slot. `colour` is null for a part that fits every colour. */
export type SlotDescription =
  | {
      readonly kind: 'filled';
      readonly name: string;
      readonly colour: string | null;
      readonly functionId: string | null;
    }
  | { readonly kind: 'empty' | 'gone' };

export const describeSet = (set: ProductSet, assortment: Assortment & Pick<Range, 'listColours'>): SetDescription => {
  const frame = frameOfSet(set, assortment);
  if (!frame) return { frame: set.frameId === null ? null : 'gone', contents: [], ip44: false, box: null };
  const contents: { look: SlotDescription; slots: number }[] = [];
  for (const slot of slotsOfFrame(frame)) {
    const look = describeSlot(set, slot, assortment);
    const last = contents.at(-1);
    if (last && isSameDescription(last.look, look)) last.slots += 1;
    else contents.push({ look, slots: 1 });
  }
  return {
    frame,
    contents: contents.map(({ look, slots }) => ({ ...look, slots })),
    ip44: hasSeal(set, assortment),
    box: describeBox(set, frame),
  };
};

const describeSlot = (
  set: ProductSet,
  slot: Slot,
  assortment: Assortment & Pick<Range, 'listColours'>,
): SlotDescription => {
  const choice = set.modules[slot];
  if (choice) {
    const module = assortment.findModule(choice.moduleId);
    if (!module) return { kind: 'gone' };
    const colour = assortment.listColours(module.seriesTag).find(({ id }) => id === choice.colourId);
    return { kind: 'filled', name: module.name, colour: colour?.name ?? null, functionId: module.functionId };
  }
  const chosen = chosenControllers(set).find((each) => each.slot === slot);
  if (!chosen) return { kind: 'empty' };
  const controller = assortment.findController(chosen.controllerId);
  return controller
    ? { kind: 'filled', name: controller.name, colour: null, functionId: controller.functionId }
    : { kind: 'gone' };
};

const isSameDescription = (one: SlotDescription, other: SlotDescription): boolean =>
  one.kind === 'filled' && other.kind === 'filled'
    ? one.name === other.name && one.colour === other.colour
    : one.kind === other.kind;

const describeBox = (set: ProductSet, { surfaceBoxes, cornerBoxes }: Frame): SetDescription['box'] => {
  const surface = surfaceBoxes.find(({ colour }) => colour.id === set.surfaceBoxColourId);
  const corner = cornerBoxes.find(({ colour }) => colour.id === set.cornerBoxColourId);
  if (surface) return { kind: 'surface', colour: surface.colour.name };
  return corner ? { kind: 'corner', colour: corner.colour.name } : null;
};

/**
 * Paths of pictures below `/assets/img/` (docs/specification.md#s3-39). Every SVG is also served as `.png` at 4 px per
 * millimetre, and every raster picture as `.svg`. A path that ends in `.svg` requests the sharpest available version.
 */
export const picturePath = {
  /** The tile of a frame line. */
  frameLine: (line: Pick<FrameLine, 'tag'>): string => `frame-categories/${line.tag}.svg`,
  /** Front view of a frame. The picture has exactly the frame's dimensions. */
  frame: (frame: Pick<Frame, 'lineTag' | 'image'>): string => `frames/${frame.lineTag}/${frame.image}`,
  /** Thumbnail of a frame; 1 px per millimetre if it is a raster picture. */
  frameThumbnail: (frame: Pick<Frame, 'lineTag' | 'image'>): string => `frames/${frame.lineTag}/t/${frame.image}`,
  module: (seriesTag: string, image: string): string => `modules/${seriesTag}/${image}`,
  /** Picture of any article. The picture of a visible part has exactly the dimensions of a slot's opening. */
  article: (article: { readonly id: number; readonly image: string }): string =>
    `components/${article.id},${article.image}`,
  controller: (seriesTag: string, image: string): string => `controllers/${seriesTag}/${image}`,
  /** The touch points printed on a glass panel: a tile of 55 × 55 mm, centred on the slot. */
  touchPoints: (seriesTag: string, touchPoints: number): string => `controllers/${seriesTag}/dots-${touchPoints}.svg`,
  /** The visible part of a surface box: an edge of 0.5 mm around the frame and a skirt of 4 mm below. */
  surfaceBox: (frame: Pick<Frame, 'subcategoryId' | 'slots'>, colourId: number): string =>
    `boxes/${frame.subcategoryId}/${frame.slots}-${colourId}.svg`,
  /** The visible part of the IP44 seal: an edge of 0.7 mm around the frame. */
  seal: (frame: Pick<Frame, 'subcategoryId' | 'slots'>): string => `seals/${frame.subcategoryId}/${frame.slots}.svg`,
  singleProduct: (image: string): string => `products/${image}`,
  ecatalogProduct: (image: string): string => `ecatalog/${image}`,
};
