import {
  allSlots,
  type Article,
  type BoxEntry,
  type Colour,
  type Component,
  type ComponentGroup,
  type Controller,
  type Frame,
  type FrameLine,
  type Module,
  type PricedAssortment,
  type TouchLayout,
} from '../catalogue.ts';
import type { ColourFamily, ComponentRole, Finish, ModuleFunction, Range } from '../substitutes.ts';
import type { AssortmentWithRoles } from '../set/modules.ts';
import { emptySet, type ModuleChoice, type ProductSet } from '../set/product-set.ts';

/** One article of a box, in the colour with this id. */
export const aBox = (id: number, colourId: number, quantity = 1): BoxEntry => ({
  id,
  colour: aColour({ id: colourId, name: `colour ${colourId}` }),
  quantity,
});

/** `aModule` placed in a slot. */
export const aChoice = (overrides: Partial<ModuleChoice> = {}): ModuleChoice => ({
  moduleId: 4001,
  colourId: 401,
  visibleComponentId: 54201,
  options: { 1: { selectedId: 54301, quantity: 1 } },
  ...overrides,
});

/** A colour; white by default. */
export const aColour = (overrides: Partial<Colour> = {}): Colour => ({
  id: 401,
  name: 'white',
  hexColor: '#F4F4F0',
  antibacterial: false,
  familyId: null,
  ...overrides,
});

/** A component; fits every colour by default. */
export const aComponent = (id: number, overrides: Partial<Component> = {}): Component => ({
  id,
  colourId: 0,
  symbol: `A${id}`,
  name: `Article ${id}`,
  image: `${id}.svg`,
  attributes: {},
  price: null,
  ...overrides,
});

/** A controller with this number of touch points; its id is 300 plus that number. */
export const aController = (touchPoints: number, overrides: Partial<Controller> = {}): Controller => ({
  id: 300 + touchPoints,
  catalogId: 54700 + touchPoints,
  symbol: `DTS${touchPoints}`,
  name: `Controller of ${touchPoints}`,
  image: `DTS${touchPoints}.svg`,
  touchPoints,
  functionId: null,
  price: null,
  ...overrides,
});

/** A frame; by default with one slot and without boxes and seal. */
export const aFrame = (overrides: Partial<Frame> = {}): Frame => {
  const slots = overrides.slots ?? 1;
  return {
    id: 54010 + slots,
    name: `Frame of ${slots}`,
    symbol: `DR${slots}/11`,
    image: `DR${slots}-11.svg`,
    lineTag: 'simon-54-premium',
    seriesTag: 'simon-54',
    slots,
    sort: 10100 + slots,
    subcategoryId: 411,
    finishId: null,
    geometry: { height: 84, window: 54 },
    supportsIp44: false,
    cornerBoxes: [],
    surfaceBoxes: [],
    touchLayout: null,
    ...overrides,
  };
};

/** A component group; by default optional, one piece. */
export const aGroup = (overrides: Partial<ComponentGroup> = {}): ComponentGroup => ({
  id: 1,
  name: 'Mechanizm',
  roleId: null,
  quantity: 1,
  required: false,
  userDefinedQuantity: false,
  components: [54301],
  ...overrides,
});

/** A frame line; by default the first of series 4, with the subcategory of `aFrame`. */
export const aLine = (overrides: Partial<FrameLine> = {}): FrameLine => ({
  id: 41,
  name: 'Simon 54 Premium',
  seriesId: 4,
  tag: 'simon-54-premium',
  maxSlots: 5,
  subcategories: [{ id: 411, name: 'Ramki z tworzywa' }],
  ...overrides,
});

/** A test's description of a module, with components as a list. Omitted properties have defaults. */
export type ModuleOverrides = Partial<Omit<Module, 'components'>> & { readonly components?: readonly Component[] };

/** A module; by default with a white visible part and a required mechanism. */
export const aModule = ({ components = [], ...overrides }: ModuleOverrides = {}): Module => {
  const all = components.length > 0 ? components : [aComponent(54201, { colourId: 401 }), aComponent(54301)];
  return {
    id: 4001,
    name: 'Łącznik jednobiegunowy',
    image: 'w1.svg',
    seriesTag: 'simon-54',
    functionId: null,
    categoryId: 40101,
    visibleComponents: [54201],
    components: Object.fromEntries(all.map((component) => [component.id, component])),
    groups: [aGroup({ required: true })],
    disablesIp44: false,
    disabledFrameLines: [],
    ...overrides,
  };
};

/** The variations of the sample catalogue's panels, by number of controllers (docs/catalogue-rules.md#c5-5). */
const variations: Readonly<Record<number, TouchLayout['controllerVariations']>> = {
  1: [[1], [2], [3], [4]],
  2: [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 4],
    [4, 4],
  ],
  3: [
    [1, 1, 1],
    [1, 2, 1],
    [2, 2, 2],
    [2, 4, 2],
    [4, 4, 4],
  ],
};

/**
 * A glass panel described by a pattern like that of its symbol: `@` for a controller slot, `M` for a module slot
 * (`@@M`).
 */
export const aPanel = (pattern: string, overrides: Partial<Frame> = {}): Frame => {
  const controllerSlots = Array.from(pattern, (place) => place === '@');
  const slots = allSlots.find((slot) => slot === pattern.length) ?? 1;
  return aFrame({
    id: 54600 + slots,
    name: `Panel ${pattern}`,
    symbol: `DTP${slots}-${pattern}/70`,
    lineTag: 'simon-54-touch',
    subcategoryId: 431,
    geometry: { height: 86, window: 54 },
    slots,
    touchLayout: { controllerSlots, controllerVariations: variations[controllerSlots.filter(Boolean).length] ?? [] },
    ...overrides,
  });
};

/** A set; empty by default. */
export const aSet = (overrides: Partial<ProductSet> = {}): ProductSet => ({ ...emptySet, ...overrides });

/** An article; symbol and name contain its id. */
export const anArticle = (overrides: Partial<Article> & Pick<Article, 'id'>): Article => ({
  symbol: `A${overrides.id}`,
  name: `Article ${overrides.id}`,
  image: `${overrides.id}.svg`,
  seriesName: 'Simon 54',
  catalogUrl: '',
  price: 1000,
  ...overrides,
});

/** The content of a test assortment. */
export type AssortmentParts = {
  readonly lines: readonly FrameLine[];
  readonly frames: readonly Frame[];
  readonly modules: readonly Module[];
  /** By series tag. */
  readonly controllers: Readonly<Record<string, readonly Controller[]>>;
  readonly articles: readonly Article[];
  /** Article ids of seals by frame id. */
  readonly seals: Readonly<Record<number, number>>;
  readonly roles?: readonly ComponentRole[];
};

/** An assortment that contains only the given parts. */
export const anAssortment = (parts: Partial<AssortmentParts> = {}): PricedAssortment & AssortmentWithRoles => {
  const { lines = [], frames = [], modules = [], controllers = {}, articles = [], seals = {}, roles = [] } = parts;
  return {
    findFrame: (id) => frames.find((frame) => frame.id === id),
    findLineOfFrame: (frame) => lines.find((line) => line.subcategories.some(({ id }) => id === frame.subcategoryId)),
    findModule: (id) => modules.find((module) => module.id === id),
    findController: (id) =>
      Object.values(controllers)
        .flat()
        .find((controller) => controller.id === id),
    listControllers: (seriesTag) => controllers[seriesTag] ?? [],
    findArticle: (id) => articles.find((article) => article.id === id),
    findArticleBySymbol: (symbol) => articles.find((article) => article.symbol === symbol),
    findSeal: (frame) => articles.find((article) => article.id === seals[frame.id]),
    findRole: (id) => roles.find((role) => role.id === id),
  };
};

/** The content of a test range: its assortment and the relations between series. */
export type RangeParts = AssortmentParts & {
  /** By series tag. */
  readonly colours: Readonly<Record<string, readonly Colour[]>>;
  readonly functions: readonly ModuleFunction[];
  readonly finishes: readonly Finish[];
  readonly families: readonly ColourFamily[];
};

/** A range that contains only the given parts. */
export const aRange = (parts: Partial<RangeParts> = {}): PricedAssortment & Range => {
  const { lines = [], frames = [], modules = [], colours = {}, functions = [] } = parts;
  const { finishes = [], families = [] } = parts;
  return {
    ...anAssortment(parts),
    findLine: (id) => lines.find((line) => line.id === id),
    listFrames: ({ tag }) =>
      frames.filter(({ lineTag }) => lineTag === tag).toSorted((one, other) => one.sort - other.sort),
    listSeriesModules: (tag) => modules.filter(({ seriesTag }) => seriesTag === tag),
    listColours: (tag) => colours[tag] ?? [],
    allFunctions: functions,
    findFinish: (id) => finishes.find((finish) => finish.id === id),
    findFamily: (id) => families.find((family) => family.id === id),
  };
};
