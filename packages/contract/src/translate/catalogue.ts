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
import type { ComponentRole, Finish, ModuleFunction } from '@ramka/domain/substitutes';
import type { SharedWords } from '@ramka/domain/search';
import type {
  AppData,
  WireColour,
  WireController,
  WireFrame,
  WireFrameCategory,
  WireModule,
  WireVocabulary,
} from '../wire/app-data.ts';

export const colourToWire = (colour: Colour): WireColour => ({
  id: colour.id,
  name: colour.name,
  hexColor: colour.hexColor,
  ab: colour.antibacterial,
  ...named('family', colour.familyId),
});

export const colourFromWire = (colour: WireColour): Colour => ({
  id: colour.id,
  name: colour.name,
  hexColor: colour.hexColor,
  antibacterial: colour.ab,
  familyId: colour.family ?? null,
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
  ...named('finish', frame.finishId),
});

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
  finishId: frame.finish ?? null,
  geometry: frame.geometry,
  supportsIp44: frame.ip44,
  cornerBoxes: frame.cornerBox.map(boxFromWire),
  surfaceBoxes: frame.smBox.map(boxFromWire),
  touchLayout: frame.vFrame,
});

export const frameLineToWire = (line: FrameLine): WireFrameCategory => ({
  id: line.id,
  name: line.name,
  serieId: line.seriesId,
  tag: line.tag,
  maxSlots: line.maxSlots,
  subcategories: line.subcategories.map((subcategory) => ({ ...subcategory })),
});

export const frameLineFromWire = (line: WireFrameCategory): FrameLine => ({
  id: line.id,
  name: line.name,
  seriesId: line.serieId,
  tag: line.tag,
  maxSlots: slotFromWire(line.maxSlots),
  subcategories: line.subcategories,
});

export const finishToWire = ({ familyId, ...finish }: Finish): AppData['finishes'][number] => ({
  ...finish,
  ...named('family', familyId),
});

export const finishFromWire = ({ family, ...finish }: AppData['finishes'][number]): Finish => ({
  ...finish,
  familyId: family ?? null,
});

/** Converts a role to its wire format. The wire format needs no conversion back. */
export const roleToWire = (role: ComponentRole): AppData['roles'][number] => ({
  ...role,
  attributes: role.attributes.map((attribute) => ({ ...attribute, values: [...attribute.values] })),
});

export const controllerToWire = ({ functionId, price, ...controller }: Controller): WireController => ({
  ...controller,
  ...named('function', functionId),
  ...priced(price),
});

export const controllerFromWire = ({ function: functionId, price, ...controller }: WireController): Controller => ({
  ...controller,
  functionId: functionId ?? null,
  price: priceFromWire(price ?? 0),
});

/** An object with one field, or an empty object if the id is null. */
const named = <Field extends string>(field: Field, id: string | null): { [Name in Field]?: string } =>
  // A computed key widens to any text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (id === null ? {} : { [field]: id }) as { [Name in Field]?: string };

/** An object with the net price, or an empty object if there is none. */
const priced = (price: MinorUnits | null): { readonly price?: number } =>
  price === null ? {} : { price: decimalFromPrice(price) };

const isEmpty = (attributes: Component['attributes']): boolean => Object.keys(attributes).length === 0;

const slotFromWire = (count: number): Slot => allSlots.findLast((slot) => slot <= count) ?? 1;

export const moduleToWire = (module: Module): WireModule => ({
  id: module.id,
  name: module.name,
  image: module.image,
  serieTag: module.seriesTag,
  categoryId: module.categoryId,
  ...named('function', module.functionId),
  visibleComponents: [...module.visibleComponents],
  components: Object.fromEntries(
    Object.values(module.components).map(({ id, colourId, symbol, name, image, attributes, price }) => [
      String(id),
      {
        colorId: colourId,
        symbol,
        name,
        image,
        ...(isEmpty(attributes) ? {} : { attributes: { ...attributes } }),
        ...priced(price),
      },
    ]),
  ),
  subComponents: module.groups.map(({ roleId, ...group }) => ({
    ...group,
    components: [...group.components],
    ...named('role', roleId),
  })),
  properties: { disableIP44: module.disablesIp44, disabledFrameLines: [...module.disabledFrameLines] },
});

export const moduleFromWire = (module: WireModule): Module => ({
  id: module.id,
  name: module.name,
  image: module.image,
  seriesTag: module.serieTag,
  categoryId: module.categoryId,
  functionId: module.function ?? null,
  visibleComponents: module.visibleComponents,
  components: Object.fromEntries(
    Object.entries(module.components).map(
      ([id, { colorId, attributes = {}, price, ...component }]): [string, Component] => [
        id,
        { ...component, id: Number(id), colourId: colorId, attributes, price: priceFromWire(price ?? 0) },
      ],
    ),
  ),
  groups: module.subComponents.map(({ role, ...group }): ComponentGroup => ({ ...group, roleId: role ?? null })),
  disablesIp44: module.properties.disableIP44,
  disabledFrameLines: module.properties.disabledFrameLines,
});

/** Converts functions and search phrases to their wire format. */
export const vocabularyToWire = (
  functions: readonly ModuleFunction[],
  sharedWords: readonly SharedWords[],
): WireVocabulary => ({
  functions: functions.map(({ nearest, words, fulfills, ...rest }) => ({
    ...rest,
    words: [...words],
    nearest: nearest.map(({ functionId, loses, touchPoints }) => ({
      function: functionId,
      loses,
      ...(touchPoints === null ? {} : { touchPoints }),
    })),
    fulfills: [...fulfills],
  })),
  sharedWords: sharedWords.map(({ words, functionIds }) => ({ words: [...words], functions: [...functionIds] })),
});

/** Converts functions and search phrases from their wire format. */
export const vocabularyFromWire = ({
  functions,
  sharedWords,
}: WireVocabulary): {
  readonly functions: readonly ModuleFunction[];
  readonly sharedWords: readonly SharedWords[];
} => ({
  functions: functions.map(({ nearest, ...rest }) => ({
    ...rest,
    nearest: nearest.map(({ function: functionId, loses, touchPoints = null }) => ({ functionId, loses, touchPoints })),
  })),
  sharedWords: sharedWords.map(({ words, functions: functionIds }) => ({ words, functionIds })),
});

/** Converts a price to its wire format: null ("on request") becomes 0. */
export const priceToWire = (price: MinorUnits | null): number => decimalFromPrice(price ?? 0);

/** Converts a price from its wire format: 0 becomes null ("on request"). */
export const priceFromWire = (price: number): MinorUnits | null => (price === 0 ? null : priceFromDecimal(price));
