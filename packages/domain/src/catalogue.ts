import type { MinorUnits } from './money.ts';

/**
 * A product series: what decides which modules, colours, controllers and single products fit together
 * (docs/catalogue-rules.md#d1).
 */
export type Series = {
  readonly id: number;
  readonly name: string;
  /** A short word for paths and links, unique among the series: `simon-54`. */
  readonly tag: string;
};

/** A drawer of modules, or of single products: a category and its subcategories. */
export type Category = {
  readonly id: number;
  readonly name: string;
  readonly subCategories: readonly { readonly id: number; readonly name: string }[];
};

/** "No colour": a switched-off box, or a part that fits every colour. No colour of a catalogue has this id. */
export const NO_COLOUR = 0;

/** A colour that a series' modules or boxes come in. */
export type Colour = {
  readonly id: number;
  readonly name: string;
  /** `#RRGGBB`, for the swatch. */
  readonly hexColor: string;
  /** Whether it is the antibacterial version of a colour; only some modules exist in one. */
  readonly antibacterial: boolean;
  /** Id of its colour family, the same in every series; null where the catalogue names none. */
  readonly familyId: string | null;
};

/** Something that can be ordered: a frame, a mechanism, a rocker, a box. */
export type Article = {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  /** File name of its picture, served as `components/{id},{image}`. */
  readonly image: string;
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** Address of its page at the manufacturer; empty where it has none. */
  readonly catalogUrl: string;
  /** Net, one piece. Null where the price list has none: "price on request". */
  readonly price: MinorUnits | null;
};

/**
 * A group of frames within a line: a material or a degree of protection; the filter of step 2
 * (docs/catalogue-rules.md#d3).
 */
export type FrameSubcategory = { readonly id: number; readonly name: string };

/**
 * A family of frames of one look, a tile of step 1. Several lines may share one series (docs/catalogue-rules.md#d1).
 */
export type FrameLine = {
  readonly id: number;
  readonly name: string;
  readonly seriesId: number;
  /** Unique among the lines, and the folder of their pictures: `simon-54-premium`. */
  readonly tag: string;
  /** The most slots that a frame of this line has. */
  readonly maxSlots: Slot;
  /** At least one. */
  readonly subcategories: readonly FrameSubcategory[];
};

/** How a line's frames are built, in millimetres (docs/catalogue-rules.md#c4). */
type FrameGeometry = {
  /** Height of every frame and width of the one-slot frame. */
  readonly height: number;
  /** Width and height of the opening of a slot, and of the visible part that fills it. */
  readonly window: number;
};

/** Distance between the centres of neighbouring slots in millimetres (DIN 49073). */
export const SLOT_PITCH = 71;

/**
 * One article of a corner or surface box in one colour; a long box takes several of them (docs/catalogue-rules.md#d13).
 */
export type BoxEntry = {
  /** The article's id. */
  readonly id: number;
  readonly colour: Colour;
  /** Pieces for one frame. */
  readonly quantity: number;
};

/** Which slots of a glass panel hold touch controllers, and which touch points it is printed for. */
export type TouchLayout = {
  /**
   * One entry a slot of the frame: true where a controller goes, false where a module goes
   * (docs/catalogue-rules.md#d10).
   */
  readonly controllerSlots: readonly boolean[];
  /** Each variation: the touch points of every controller slot, in slot order (docs/catalogue-rules.md#d11). */
  readonly controllerVariations: readonly (readonly number[])[];
};

/** The visible surround of a product set. Its slots lie in one row, 71 mm apart. */
export type Frame = {
  /** The article's id; for a panel with a touch layout, the panel's own id. */
  readonly id: number;
  readonly name: string;
  /** The order symbol; holds one `@` per controller slot (docs/catalogue-rules.md#d12). */
  readonly symbol: string;
  readonly image: string;
  /** Tag of its frame line. */
  readonly lineTag: string;
  readonly seriesTag: string;
  readonly slots: Slot;
  /** Place in the list of step 2, ascending. */
  readonly sort: number;
  /** Id of the line's subcategory that it belongs to (docs/catalogue-rules.md#d3). */
  readonly subcategoryId: number;
  /** Id of its finish; null where the catalogue names none. */
  readonly finishId: string | null;
  readonly geometry: FrameGeometry;
  /** Whether an IP44 seal exists for it. */
  readonly supportsIp44: boolean;
  /** Empty where no corner box exists. */
  readonly cornerBoxes: readonly BoxEntry[];
  /** Empty where no surface box exists. */
  readonly surfaceBoxes: readonly BoxEntry[];
  /** Null for a frame whose slots all take modules. */
  readonly touchLayout: TouchLayout | null;
};

/** An article that a module is made of. */
export type Component = {
  readonly id: number;
  /** Its colour, or 0 where it fits every colour. */
  readonly colourId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  /** What tells it from others of its role: `{ rating: '16AX' }`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Net, one piece; null on request. */
  readonly price: MinorUnits | null;
};

/** A choice within a module: a mechanism, claws, a lamp (the API's sub-component, docs/catalogue-rules.md#d9). */
export type ComponentGroup = {
  /** Unique within its module. */
  readonly id: number;
  readonly name: string;
  /** Id of the role that its components play; null where the catalogue names none. */
  readonly roleId: string | null;
  /** Pieces, unless the user decides. */
  readonly quantity: number;
  /** Whether something of it must be taken. */
  readonly required: boolean;
  /** Whether the user says how many. */
  readonly userDefinedQuantity: boolean;
  /** Ids of the components to choose from; at least one. The first is the default of a required group. */
  readonly components: readonly number[];
};

/** What goes into a slot: a switch, a socket, a dimmer. */
export type Module = {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly seriesTag: string;
  /** Id of its function, the same in every series; null where the catalogue names none. */
  readonly functionId: string | null;
  /** Id of the module subcategory that lists it. */
  readonly categoryId: number;
  /** Ids of the components that can be its visible part, in every colour (docs/catalogue-rules.md#d7). */
  readonly visibleComponents: readonly number[];
  /** Every component by its id, visible or not. */
  readonly components: Readonly<Record<number, Component>>;
  readonly groups: readonly ComponentGroup[];
  /** Whether a set that holds it cannot be IP44. */
  readonly disablesIp44: boolean;
  /** Ids of the frame lines of its series that it does not fit. */
  readonly disabledFrameLines: readonly number[];
};

/**
 * Whether a component goes with a colour: it comes in it, or fits every colour (docs/catalogue-rules.md#d7,
 * docs/catalogue-rules.md#d8).
 */
export const fitsColour = (component: Pick<Component, 'colourId'>, colourId: number): boolean =>
  component.colourId === colourId || component.colourId === NO_COLOUR;

/** The electronics behind one slot of a glass panel. */
export type Controller = {
  /** The article's id. */
  readonly id: number;
  /** Its id in the e-catalogue (docs/catalogue-rules.md#d16). */
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  /** How many circles it answers to: 1 to 4. */
  readonly touchPoints: number;
  /** As a module's. */
  readonly functionId: string | null;
  /** Net, one piece; null on request. */
  readonly price: MinorUnits | null;
};

/** The places of a frame, counted from the left; a frame has the first `slots` of them (docs/specification.md#s9-5). */
export const allSlots = [1, 2, 3, 4, 5] as const;

/** A place in a frame, or how many places a frame has: 1 to 5. */
export type Slot = (typeof allSlots)[number];

/** The places that can hold a touch controller (docs/specification.md#s9-7). */
export const allControllerSlots = [1, 2, 3] as const;

/**
 * A place that can hold a touch controller: 1 to 3, numbered as the physical slots are (docs/catalogue-rules.md#d10).
 */
export type ControllerSlot = (typeof allControllerSlots)[number];

/** The slots that a frame has, from left to right. */
export const slotsOfFrame = (frame: Frame): readonly Slot[] => allSlots.filter((slot) => slot <= frame.slots);

/** Whether a slot of this frame takes a module. */
export const isModuleSlot = (frame: Frame, slot: Slot): boolean =>
  slot <= frame.slots && frame.touchLayout?.controllerSlots[slot - 1] !== true;

/** Whether a slot of this frame takes a touch controller, and therefore no module (docs/catalogue-rules.md#d10). */
export const isControllerSlot = (frame: Frame, slot: Slot): slot is ControllerSlot =>
  slot <= frame.slots &&
  allControllerSlots.some((controllerSlot) => controllerSlot === slot) &&
  frame.touchLayout?.controllerSlots[slot - 1] === true;

/** The slots of a frame that take modules, from left to right. */
export const moduleSlots = (frame: Frame): readonly Slot[] =>
  slotsOfFrame(frame).filter((slot) => isModuleSlot(frame, slot));

/** The slots of a frame that take touch controllers, from left to right; none unless it is a glass panel. */
export const controllerSlots = (frame: Frame): readonly ControllerSlot[] =>
  slotsOfFrame(frame).filter((slot) => isControllerSlot(frame, slot));

/**
 * Whether a frame takes any module: otherwise there is no step 3 (docs/specification.md#s2-94,
 * docs/specification.md#s4-54).
 */
export const hasModuleSlots = (frame: Frame): boolean => moduleSlots(frame).length > 0;

/** The slot counts to choose from in step 2: 1 to the most that the line has (docs/specification.md#s2-88). */
export const slotCounts = (line: Pick<FrameLine, 'maxSlots'>): readonly Slot[] =>
  allSlots.filter((count) => count <= line.maxSlots);

/**
 * What the rules need to look up, in one language. The server answers it from the catalogue, the browser from what
 * it has loaded. Everything may be gone since a set was saved: a look-up answers undefined then (docs/readings.md#r22).
 */
export type Assortment = {
  readonly findFrame: (id: number) => Frame | undefined;
  /** The line that a frame belongs to, by the frame's subcategory (docs/catalogue-rules.md#d5). */
  readonly findLineOfFrame: (frame: Frame) => FrameLine | undefined;
  readonly findModule: (id: number) => Module | undefined;
  readonly findController: (id: number) => Controller | undefined;
  /** The controllers of a series, in the catalogue's order. */
  readonly listControllers: (seriesTag: string) => readonly Controller[];
};

/** An assortment that also knows what can be ordered and for how much; only the server has it. */
export type PricedAssortment = Assortment & {
  readonly findArticle: (id: number) => Article | undefined;
  /** Glass panels are articles of their own once their `@` are resolved (docs/catalogue-rules.md#d15). */
  readonly findArticleBySymbol: (symbol: string) => Article | undefined;
  /** The seal of a frame that supports IP44 (docs/catalogue-rules.md#d14). */
  readonly findSeal: (frame: Frame) => Article | undefined;
};
