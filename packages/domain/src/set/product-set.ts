import {
  allControllerSlots,
  allSlots,
  type Assortment,
  type ControllerSlot,
  controllerSlots,
  type Frame,
  moduleSlots,
  NO_COLOUR,
  type Slot,
} from '../catalogue.ts';

/** A product set: one frame and what was put into its slots. The API calls it a bundle. */
export type ProductSet = {
  /** May be empty. */
  readonly name: string;
  /** Null until a frame was chosen. */
  readonly frameId: number | null;
  /** Whether the IP44 seal was asked for. */
  readonly ip44: boolean;
  /** Colour of the corner box; 0 for none. */
  readonly cornerBoxColourId: number;
  /** Colour of the surface box; 0 for none. Never set together with the corner box. */
  readonly surfaceBoxColourId: number;
  /** Filled slots only. */
  readonly modules: Readonly<Partial<Record<Slot, ModuleChoice>>>;
  /** Controller ids; filled slots only. */
  readonly controllers: Readonly<Partial<Record<ControllerSlot, number>>>;
};

/** A set that has a frame; only such a one can be sent, saved and opened again. */
export type FramedSet = ProductSet & { readonly frameId: number };

/** What a new set starts from (docs/specification.md#s9-26, "Defaults"). */
export const emptySet: ProductSet = {
  name: '',
  frameId: null,
  ip44: false,
  cornerBoxColourId: NO_COLOUR,
  surfaceBoxColourId: NO_COLOUR,
  modules: {},
  controllers: {},
};

/** What was chosen in one group of a module's components. */
export type GroupChoice = {
  /** Id of the component; null where an optional group stays empty ("brak"). */
  readonly selectedId: number | null;
  /** Pieces; counts only where the group lets the user decide. */
  readonly quantity: number;
};

/** A module in a slot: which one, in which colour, with which visible part and options. */
export type ModuleChoice = {
  readonly moduleId: number;
  /** The swatch at the time of placing, or 0 for a part that fits every colour (docs/catalogue-rules.md#d8). */
  readonly colourId: number;
  /** Id of the visible component; always one piece (docs/catalogue-rules.md#d7). */
  readonly visibleComponentId: number;
  /** By group id. */
  readonly options: Readonly<Record<number, GroupChoice>>;
};

/**
 * The frame that a set has; undefined where none was chosen, or where the catalogue no longer has it
 * (docs/readings.md#r22).
 */
export const frameOfSet = (set: ProductSet, assortment: Assortment): Frame | undefined =>
  set.frameId === null ? undefined : assortment.findFrame(set.frameId);

/** A slot and the module in it. */
export type PlacedModule = { readonly slot: Slot; readonly choice: ModuleChoice };

/** The modules of a set from left to right. */
export const placedModules = (set: ProductSet): readonly PlacedModule[] =>
  allSlots.flatMap((slot) => {
    const choice = set.modules[slot];
    return choice ? [{ slot, choice }] : [];
  });

/** A slot and the id of the controller in it. */
export type ChosenController = { readonly slot: ControllerSlot; readonly controllerId: number };

/** The controllers of a set from left to right. */
export const chosenControllers = (set: ProductSet): readonly ChosenController[] =>
  allControllerSlots.flatMap((slot) => {
    const controllerId = set.controllers[slot];
    return controllerId === undefined ? [] : [{ slot, controllerId }];
  });

/** The module slots of a frame that hold nothing yet, from left to right. */
export const freeModuleSlots = (set: ProductSet, frame: Frame): readonly Slot[] =>
  moduleSlots(frame).filter((slot) => set.modules[slot] === undefined);

/** Where a double-click puts a module (docs/specification.md#s2-99); undefined where every module slot is filled. */
export const firstFreeModuleSlot = (set: ProductSet, frame: Frame): Slot | undefined => freeModuleSlots(set, frame)[0];

/** The controller slots of a frame that still need a controller, from left to right. */
export const emptyControllerSlots = (set: ProductSet, frame: Frame): readonly ControllerSlot[] =>
  controllerSlots(frame).filter((slot) => set.controllers[slot] === undefined);

/**
 * Whether a frame was chosen and, for a glass panel, a controller for each of its controller slots
 * (docs/specification.md#s4-49). Only such a set can be saved.
 */
export const isConfigured = (set: ProductSet, assortment: Assortment): boolean => {
  const frame = frameOfSet(set, assortment);
  return frame !== undefined && emptyControllerSlots(set, frame).length === 0;
};
