import {
  allSlots,
  type BoxEntry,
  type Colour,
  type Component,
  type ComponentGroup,
  type Controller,
  type Frame,
  type FrameLine,
  type Module,
  type Slot,
} from '@ramka/domain/catalogue';
import { decimalFromPrice, type MinorUnits, priceFromDecimal } from '@ramka/domain/money';
import type { WireColour, WireController, WireFrame, WireFrameCategory, WireModule } from '../wire/app-data.ts';

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

/** A module as the API sends it. */
export const moduleToWire = (module: Module): WireModule => ({
  id: module.id,
  name: module.name,
  image: module.image,
  serieTag: module.seriesTag,
  categoryId: module.categoryId,
  visibleComponents: [...module.visibleComponents],
  components: Object.fromEntries(
    Object.values(module.components).map(({ id, colourId, symbol, name, image }) => [
      String(id),
      { colorId: colourId, symbol, name, image },
    ]),
  ),
  subComponents: module.groups.map((group) => ({ ...group, components: [...group.components] })),
  properties: { disableIP44: module.disablesIp44, disabledFrameLines: [...module.disabledFrameLines] },
});

/** A module as the rules know it. */
export const moduleFromWire = (module: WireModule): Module => ({
  id: module.id,
  name: module.name,
  image: module.image,
  seriesTag: module.serieTag,
  categoryId: module.categoryId,
  visibleComponents: module.visibleComponents,
  components: Object.fromEntries(
    Object.entries(module.components).map(([id, { colorId, symbol, name, image }]): [string, Component] => [
      id,
      { id: Number(id), colourId: colorId, symbol, name, image },
    ]),
  ),
  groups: module.subComponents satisfies readonly ComponentGroup[],
  disablesIp44: module.properties.disableIP44,
  disabledFrameLines: module.properties.disabledFrameLines,
});

/** A price as the API answers it: 0 where there is none, "on request". */
export const priceToWire = (price: MinorUnits | null): number => decimalFromPrice(price ?? 0);

/** A price as the rules know it: null where the API answered 0, "on request". */
export const priceFromWire = (price: number): MinorUnits | null => (price === 0 ? null : priceFromDecimal(price));
