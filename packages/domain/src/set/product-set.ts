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

/** A product set: one frame and the content of its slots. The API calls it a bundle. */
export type ProductSet = {
  /** May be empty. */
  readonly name: string;
  /** Null until a frame is chosen. */
  readonly frameId: number | null;
  /** Whether the IP44 seal is requested. Rules may still exclude it, see `hasSeal`. */
  readonly ip44: boolean;
  /** Colour of the corner box; 0 for none. */
  readonly cornerBoxColourId: number;
  /** Colour of the surface box; 0 for none. Never set together with the corner box. */
  readonly surfaceBoxColourId: number;
  /** Contains filled slots only. */
  readonly modules: Readonly<Partial<Record<Slot, ModuleChoice>>>;
  /** Controller ids; contains filled slots only. */
  readonly controllers: Readonly<Partial<Record<ControllerSlot, number>>>;
};

/** A set with a frame. Only such a set can be sent, saved and opened again. */
export type FramedSet = ProductSet & { readonly frameId: number };

/** Returns the set with a non-null frame id; undefined without a frame. */
export const framedSet = (set: ProductSet): FramedSet | undefined =>
  set.frameId === null ? undefined : { ...set, frameId: set.frameId };

/** The initial state of a new set (docs/specification.md#s9-26, "Defaults"). */
export const emptySet: ProductSet = {
  name: '',
  frameId: null,
  ip44: false,
  cornerBoxColourId: NO_COLOUR,
  surfaceBoxColourId: NO_COLOUR,
  modules: {},
  controllers: {},
};

/** The choice made in one group of a module's components. */
export type GroupChoice = {
  /** Component id; null for an empty optional group ("brak"). */
  readonly selectedId: number | null;
  /** Pieces; used only if the user enters the group's quantity. */
  readonly quantity: number;
};

/** A module in a slot, with its colour, visible part and options. */
export type ModuleChoice = {
  readonly moduleId: number;
  /** The swatch at the time of placing, or 0 if the visible part fits every colour (docs/catalogue-rules.md#d8). */
  readonly colourId: number;
  /** Id of the visible component; its quantity is always 1 (docs/catalogue-rules.md#d7). */
  readonly visibleComponentId: number;
  /** By group id. */
  readonly options: Readonly<Record<number, GroupChoice>>;
};

/** The frame of a set; undefined if none is chosen or the catalogue no longer contains it (docs/readings.md#r22). */
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

/** The empty module slots of a frame, from left to right. */
export const freeModuleSlots = (set: ProductSet, frame: Frame): readonly Slot[] =>
  moduleSlots(frame).filter((slot) => set.modules[slot] === undefined);

/**
 * The next free module slot to the right of a slot, or else the first one; without a slot, the first one, which a
 * double-click fills (docs/specification.md#s2-99). Undefined if no other slot is free.
 */
export const nextFreeModuleSlot = (set: ProductSet, frame: Frame, after?: Slot): Slot | undefined => {
  const free = freeModuleSlots(set, frame).filter((slot) => slot !== after);
  return free.find((slot) => slot > (after ?? 0)) ?? free[0];
};

/** The controller slots of a frame without a controller, from left to right. */
export const emptyControllerSlots = (set: ProductSet, frame: Frame): readonly ControllerSlot[] =>
  controllerSlots(frame).filter((slot) => set.controllers[slot] === undefined);

/**
 * Whether a set has a frame and, if that is a glass panel, a controller in every controller slot
 * (docs/specification.md#s4-49). Only such a set can be saved.
 */
export const isConfigured = (set: ProductSet, assortment: Assortment): boolean => {
  const frame = frameOfSet(set, assortment);
  return frame !== undefined && emptyControllerSlots(set, frame).length === 0;
};
