import {
  allSlots,
  type BoxEntry,
  type Colour,
  type Controller,
  type Frame,
  type FrameLine,
  type Slot,
} from '@ramka/domain/catalogue';
import type { WireColour, WireController, WireFrame, WireFrameCategory } from '../wire/app-data.ts';

/** A colour as the API sends it. */
export const colourToWire = (colour: Colour): WireColour => ({
  id: colour.id,
  name: colour.name,
  hexColor: colour.hexColor,
  ab: colour.antibacterial,
});

/** A colour as the rules know it. */
export const colourFromWire = (colour: WireColour): Colour => ({
  id: colour.id,
  name: colour.name,
  hexColor: colour.hexColor,
  antibacterial: colour.ab,
});

const boxToWire = (entry: BoxEntry): WireFrame['smBox'][number] => ({
  id: entry.id,
  color: colourToWire(entry.colour),
  quantity: entry.quantity,
});

const boxFromWire = (entry: WireFrame['smBox'][number]): BoxEntry => ({
  id: entry.id,
  colour: colourFromWire(entry.color),
  quantity: entry.quantity,
});

/** A frame as the API sends it. */
export const frameToWire = (frame: Frame): WireFrame => ({
  id: frame.id,
  name: frame.name,
  symbol: frame.symbol,
  image: frame.image,
  tag: frame.lineTag,
  slots: frame.slots,
  sort: frame.sort,
  categoryId: frame.subcategoryId,
  serieTag: frame.seriesTag,
  ip44: frame.supportsIp44,
  cornerBox: frame.cornerBoxes.map(boxToWire),
  smBox: frame.surfaceBoxes.map(boxToWire),
  vFrame: frame.touchLayout && {
    controllerSlots: [...frame.touchLayout.controllerSlots],
    controllerVariations: frame.touchLayout.controllerVariations.map((variation) => [...variation]),
  },
  geometry: { ...frame.geometry },
});

/** A frame as the rules know it. */
export const frameFromWire = (frame: WireFrame): Frame => ({
  id: frame.id,
  name: frame.name,
  symbol: frame.symbol,
  image: frame.image,
  lineTag: frame.tag,
  seriesTag: frame.serieTag,
  slots: slotFromWire(frame.slots),
  sort: frame.sort,
  subcategoryId: frame.categoryId,
  geometry: frame.geometry,
  supportsIp44: frame.ip44,
  cornerBoxes: frame.cornerBox.map(boxFromWire),
  surfaceBoxes: frame.smBox.map(boxFromWire),
  touchLayout: frame.vFrame,
});

/** A frame line as the API sends it. */
export const frameLineToWire = (line: FrameLine): WireFrameCategory => ({
  id: line.id,
  name: line.name,
  serieId: line.seriesId,
  tag: line.tag,
  maxSlots: line.maxSlots,
  subcategories: line.subcategories.map((subcategory) => ({ ...subcategory })),
});

/** A frame line as the rules know it. */
export const frameLineFromWire = (line: WireFrameCategory): FrameLine => ({
  id: line.id,
  name: line.name,
  seriesId: line.serieId,
  tag: line.tag,
  maxSlots: slotFromWire(line.maxSlots),
  subcategories: line.subcategories,
});

/** A controller is the same on both sides. */
export const controllerToWire = (controller: Controller): WireController => ({ ...controller });

const slotFromWire = (count: number): Slot => allSlots.findLast((slot) => slot <= count) ?? 1;
