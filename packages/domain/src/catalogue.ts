import type { MinorUnits } from './money.ts';

/**
 * A product series. Modules, colours, controllers and single products fit together only within one series
 * (docs/catalogue-rules.md#d1).
 */
export type Series = {
  readonly id: number;
  readonly name: string;
  /** Short identifier for paths and links, unique among the series: `simon-54`. */
  readonly tag: string;
};

/** A drawer of modules or single products: a category with its subcategories. */
export type Category = {
  readonly id: number;
  readonly name: string;
  readonly subCategories: readonly { readonly id: number; readonly name: string }[];
};

/** "No colour": no box, or a part that fits every colour. No colour of a catalogue has this id. */
export const NO_COLOUR = 0;

/** A colour of a series' modules or boxes. */
export type Colour = {
  readonly id: number;
  readonly name: string;
  /** `#RRGGBB`; the colour of the swatch. */
  readonly hexColor: string;
  /** Whether this is the antibacterial version of a colour. Only some modules exist in one. */
  readonly antibacterial: boolean;
  /** Id of the colour's family, shared by all series; null if the catalogue names none. */
  readonly familyId: string | null;
};

/** An item that can be ordered: a frame, a mechanism, a rocker, a box. */
export type Article = {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  /** File name of the picture, served as `components/{id},{image}`. */
  readonly image: string;
  /** Null for an article outside of every series. */
  readonly seriesName: string | null;
  /** URL of the article's page at the manufacturer; empty if there is none. */
  readonly catalogUrl: string;
  /** Net price of one piece; null if the price list has none ("price on request"). */
  readonly price: MinorUnits | null;
};

/**
 * A group of frames within a line, by material or degree of protection. Step 2 filters by it
 * (docs/catalogue-rules.md#d3).
 */
export type FrameSubcategory = { readonly id: number; readonly name: string };

/**
 * A family of frames in one design, shown as a tile in step 1. Several lines may share one series
 * (docs/catalogue-rules.md#d1).
 */
export type FrameLine = {
  readonly id: number;
  readonly name: string;
  readonly seriesId: number;
  /** Unique among the lines; also the folder of the line's pictures: `simon-54-premium`. */
  readonly tag: string;
  /** The largest number of slots of the line's frames. */
  readonly maxSlots: Slot;
  /** At least one. */
  readonly subcategories: readonly FrameSubcategory[];
};

/** Dimensions of a line's frames, in millimetres (docs/catalogue-rules.md#c4). */
type FrameGeometry = {
  /** Height of every frame and width of the one-slot frame. */
  readonly height: number;
  /** Width and height of a slot's opening, and of the visible part that fills it. */
  readonly window: number;
};

/** Distance between the centres of neighbouring slots, in millimetres (DIN 49073). */
export const SLOT_PITCH = 71;

/**
 * One article of a corner or surface box in one colour. A long box is composed of several articles
 * (docs/catalogue-rules.md#d13).
 */
export type BoxEntry = {
  /** Article id. */
  readonly id: number;
  readonly colour: Colour;
  /** Pieces for one frame. */
  readonly quantity: number;
};

/** The controller slots of a glass panel and the numbers of touch points that the panel can be printed with. */
export type TouchLayout = {
  /**
   * One entry per slot of the frame: true for a controller slot, false for a module slot (docs/catalogue-rules.md#d10).
   */
  readonly controllerSlots: readonly boolean[];
  /**
   * The printable variations. Each lists the touch points of every controller slot, in slot order
   * (docs/catalogue-rules.md#d11).
   */
  readonly controllerVariations: readonly (readonly number[])[];
};

/** The visible surround of a product set. Its slots lie in one row, 71 mm apart. */
export type Frame = {
  /** Article id; for a panel with a touch layout, the id of the panel itself. */
  readonly id: number;
  readonly name: string;
  /** The order symbol; contains one `@` per controller slot (docs/catalogue-rules.md#d12). */
  readonly symbol: string;
  readonly image: string;
  /** Tag of its frame line. */
  readonly lineTag: string;
  readonly seriesTag: string;
  readonly slots: Slot;
  /** Sort key of the list in step 2, ascending. */
  readonly sort: number;
  /** Id of the frame's subcategory within its line (docs/catalogue-rules.md#d3). */
  readonly subcategoryId: number;
  /** Id of the frame's finish; null if the catalogue names none. */
  readonly finishId: string | null;
  readonly geometry: FrameGeometry;
  readonly supportsIp44: boolean;
  /** Empty if no corner box exists. */
  readonly cornerBoxes: readonly BoxEntry[];
  /** Empty if no surface box exists. */
  readonly surfaceBoxes: readonly BoxEntry[];
  /** Null for a frame whose slots all take modules. */
  readonly touchLayout: TouchLayout | null;
};

/** An article that a module is made of. */
export type Component = {
  readonly id: number;
  /** Colour id, or 0 for a component that fits every colour. */
  readonly colourId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  /** Attributes that distinguish the component from others of its role: `{ rating: '16AX' }`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Net price of one piece; null on request. */
  readonly price: MinorUnits | null;
};

/**
 * A choice within a module: a mechanism, claws, a lamp. The API calls it a sub-component (docs/catalogue-rules.md#d9).
 */
export type ComponentGroup = {
  /** Unique within its module. */
  readonly id: number;
  readonly name: string;
  /** Id of the role of the group's components; null if the catalogue names none. */
  readonly roleId: string | null;
  /** Pieces, unless the user enters the quantity. */
  readonly quantity: number;
  /** Whether one of the components must be chosen. */
  readonly required: boolean;
  /** Whether the user enters the quantity. */
  readonly userDefinedQuantity: boolean;
  /** Ids of the components to choose from; at least one. The first is the default of a required group. */
  readonly components: readonly number[];
};

/** The content of a slot: a switch, a socket, a dimmer. */
export type Module = {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly seriesTag: string;
  /** Id of the module's function, shared by all series; null if the catalogue names none. */
  readonly functionId: string | null;
  /** Id of the module subcategory that lists the module. */
  readonly categoryId: number;
  /** Ids of the components that can be its visible part, in every colour (docs/catalogue-rules.md#d7). */
  readonly visibleComponents: readonly number[];
  /** All components by id, visible or not. */
  readonly components: Readonly<Record<number, Component>>;
  readonly groups: readonly ComponentGroup[];
  /** Whether a set with this module cannot be IP44. */
  readonly disablesIp44: boolean;
  /** Ids of the frame lines of the module's series that it does not fit. */
  readonly disabledFrameLines: readonly number[];
};

/**
 * Whether a component can be used with a colour: it has that colour or fits every colour (docs/catalogue-rules.md#d7,
 * docs/catalogue-rules.md#d8).
 */
export const fitsColour = (component: Pick<Component, 'colourId'>, colourId: number): boolean =>
  component.colourId === colourId || component.colourId === NO_COLOUR;

/** The electronics behind one slot of a glass panel. */
export type Controller = {
  /** Article id. */
  readonly id: number;
  /** Id of the same article in the e-catalogue (docs/catalogue-rules.md#d16). */
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  /** Number of touch points: 1 to 4. */
  readonly touchPoints: number;
  /** Id of the controller's function; null if the catalogue names none. */
  readonly functionId: string | null;
  /** Net price of one piece; null on request. */
  readonly price: MinorUnits | null;
};

/** Slot numbers, counted from the left. A frame has the first `slots` of them (docs/specification.md#s9-5). */
export const allSlots = [1, 2, 3, 4, 5] as const;

/** A slot number, or a frame's number of slots: 1 to 5. */
export type Slot = (typeof allSlots)[number];

/** The slots that can hold a touch controller (docs/specification.md#s9-7). */
export const allControllerSlots = [1, 2, 3] as const;

/**
 * The number of a slot that can hold a touch controller, 1 to 3. Numbered as physical slots
 * (docs/catalogue-rules.md#d10).
 */
export type ControllerSlot = (typeof allControllerSlots)[number];

/** The slots of a frame, from left to right. */
export const slotsOfFrame = (frame: Frame): readonly Slot[] => allSlots.filter((slot) => slot <= frame.slots);

/** Whether this slot of the frame takes a module. */
export const isModuleSlot = (frame: Frame, slot: Slot): boolean =>
  slot <= frame.slots && frame.touchLayout?.controllerSlots[slot - 1] !== true;

/** Whether this slot of the frame takes a touch controller, and therefore no module (docs/catalogue-rules.md#d10). */
export const isControllerSlot = (frame: Frame, slot: Slot): slot is ControllerSlot =>
  slot <= frame.slots &&
  allControllerSlots.some((controllerSlot) => controllerSlot === slot) &&
  frame.touchLayout?.controllerSlots[slot - 1] === true;

/** The slots of a frame that take modules, from left to right. */
export const moduleSlots = (frame: Frame): readonly Slot[] =>
  slotsOfFrame(frame).filter((slot) => isModuleSlot(frame, slot));

/** The slots of a frame that take touch controllers, from left to right. Empty unless the frame is a glass panel. */
export const controllerSlots = (frame: Frame): readonly ControllerSlot[] =>
  slotsOfFrame(frame).filter((slot) => isControllerSlot(frame, slot));

/**
 * Whether any slot of the frame takes a module. Otherwise step 3 is skipped (docs/specification.md#s2-94,
 * docs/specification.md#s4-54).
 */
export const hasModuleSlots = (frame: Frame): boolean => moduleSlots(frame).length > 0;

/** The slot counts offered in step 2: 1 to the line's maximum (docs/specification.md#s2-88). */
export const slotCounts = (line: Pick<FrameLine, 'maxSlots'>): readonly Slot[] =>
  allSlots.filter((count) => count <= line.maxSlots);

/**
 * The catalogue look-ups that the rules need, in one language. The server answers them from the catalogue, the browser
 * from the data it has loaded. A look-up returns undefined for an item that the catalogue no longer contains
 * (docs/readings.md#r22).
 */
export type Assortment = {
  readonly findFrame: (id: number) => Frame | undefined;
  /** The line of a frame, found by the frame's subcategory (docs/catalogue-rules.md#d5). */
  readonly findLineOfFrame: (frame: Frame) => FrameLine | undefined;
  readonly findModule: (id: number) => Module | undefined;
  readonly findController: (id: number) => Controller | undefined;
  /** The controllers of a series, in the catalogue's order. */
  readonly listControllers: (seriesTag: string) => readonly Controller[];
};

/** An assortment with orderable articles and prices. Only the server has one. */
export type PricedAssortment = Assortment & {
  readonly findArticle: (id: number) => Article | undefined;
  /**
   * Finds a glass panel: each resolved symbol of a panel (without `@`) is an article of its own
   * (docs/catalogue-rules.md#d15).
   */
  readonly findArticleBySymbol: (symbol: string) => Article | undefined;
  /** The seal of a frame that supports IP44 (docs/catalogue-rules.md#d14). */
  readonly findSeal: (frame: Frame) => Article | undefined;
};
