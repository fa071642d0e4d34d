import type { Assortment, Colour, Component, Frame, FrameLine, Module } from './catalogue.ts';

/**
 * The purpose of a module or controller, independent of the series: a one-way switch, an earthed socket
 * (docs/catalogue-format.md#functions).
 */
export type ModuleFunction = {
  /** Identifier for files and links: `switch-one-way`. */
  readonly id: string;
  readonly name: string;
  /** Search phrases for the function. */
  readonly words: readonly string[];
  /** Similar functions for series without this one, best first. */
  readonly nearest: readonly NearFunction[];
  /** Ids of the functions that this one can replace without a loss. */
  readonly fulfills: readonly string[];
};

/** A function that can substitute another one, with a loss. */
type NearFunction = {
  readonly functionId: string;
  /** The loss, in words that follow "without". */
  readonly loses: string;
  /** Only for a controller with this number of touch points; null: always. */
  readonly touchPoints: number | null;
};

/** The purpose of the components in a group: a mechanism, claws, a lamp (docs/catalogue-format.md#roles). */
export type ComponentRole = {
  /** Identifier for files and links: `mechanism`. */
  readonly id: string;
  readonly name: string;
  /** The attributes by which the role's components differ, most important first. */
  readonly attributes: readonly RoleAttribute[];
};

/** An attribute by which components of one role differ: the rated current, the category of a data socket. */
type RoleAttribute = {
  readonly id: string;
  readonly name: string;
  /** The condition for carrying a choice to another module: the same value, the same or a higher value, or none. */
  readonly carried: 'same' | 'at-least' | 'free';
  /** The possible values, lowest first. */
  readonly values: readonly { readonly id: string; readonly name: string }[];
};

/** A family of similar colours across series: everything that people call white, silver or black. */
export type ColourFamily = {
  /** Identifier for files and links: `black`. */
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`; the colour of the swatch. */
  readonly hexColor: string;
};

/** The material and appearance of a frame: black matt, oak, white glass. Frames of several lines may share one. */
export type Finish = {
  /** Identifier for files and links: `black-matt`. */
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`; the colour of the swatch. */
  readonly hexColor: string;
  /** Id of the matching colour family; null if there is none. */
  readonly familyId: string | null;
};

/** An assortment with the relations between its series: functions, roles, finishes, colour families. */
export type Range = Assortment & {
  readonly findLine: (id: number) => FrameLine | undefined;
  /** The frames of a line, in the order of step 2. */
  readonly listFrames: (line: FrameLine) => readonly Frame[];
  /** The modules of a series, in the order of its drawers. */
  readonly listSeriesModules: (seriesTag: string) => readonly Module[];
  /** The colours of a series' modules; its default first. */
  readonly listColours: (seriesTag: string) => readonly Colour[];
  /** Every function, in the order of offering. */
  readonly allFunctions: readonly ModuleFunction[];
  readonly findRole: (id: string) => ComponentRole | undefined;
  readonly findFinish: (id: string) => Finish | undefined;
  readonly findFamily: (id: string) => ColourFamily | undefined;
};

/** A substitute function, and the loss in words; null: none. */
export type Substitute = { readonly functionId: string; readonly loses: string | null };

/**
 * Substitutes of a function, best first: the function itself, functions that fulfil it, then similar ones. `touchPoints`: those
 * of the controller with this function; null for a module.
 */
export const substitutesFor = (
  functionId: string,
  touchPoints: number | null,
  { allFunctions }: Pick<Range, 'allFunctions'>,
): readonly Substitute[] => {
  const lossless = allFunctions.filter(({ fulfills }) => fulfills.includes(functionId));
  const near = allFunctions.find(({ id }) => id === functionId)?.nearest ?? [];
  return [
    { functionId, loses: null },
    ...lossless.map(({ id }) => ({ functionId: id, loses: null })),
    ...near
      .filter((stand) => stand.touchPoints === null || stand.touchPoints === touchPoints)
      .map(({ functionId: id, loses }) => ({ functionId: id, loses })),
  ];
};

/** The loss from one function to another; null: none, or not stated by the catalogue. */
export const lossBetween = (
  from: string | null | undefined,
  to: string | null | undefined,
  { allFunctions }: Pick<Range, 'allFunctions'>,
): string | null =>
  allFunctions.find(({ id }) => id === from)?.nearest.find(({ functionId }) => functionId === to)?.loses ?? null;

/** The nearest colour: of the same family, otherwise the visually closest. */
export const nearestColour = <Offered extends Colour>(
  wanted: Pick<Colour, 'familyId' | 'hexColor'>,
  offered: readonly Offered[],
): Offered | undefined =>
  offered.find((colour) => isOneFamily(colour, wanted)) ?? visuallyClosest(wanted.hexColor, offered);

export const isOneFamily = (one: Pick<Colour, 'familyId'>, other: Pick<Colour, 'familyId'>): boolean =>
  one.familyId !== null && one.familyId === other.familyId;

/** The visually closest colour to `#RRGGBB`; undefined for an empty list. */
export const visuallyClosest = <Offered extends { readonly hexColor: string }>(
  hexColor: string,
  offered: readonly Offered[],
): Offered | undefined =>
  offered
    .map((colour) => ({ colour, distance: distanceFrom(hexColor, colour.hexColor) }))
    .reduce<{ colour: Offered; distance: number } | undefined>(
      (best, next) => (best && best.distance <= next.distance ? best : next),
      undefined,
    )?.colour;

/**
 * Visual distance in Oklab. A tinted colour counts as further from a neutral one: next to black, a white switch looks
 * better than a cream one.
 */
const distanceFrom = (wanted: string, offered: string): number => {
  const [first, second] = [oklabOf(wanted), oklabOf(offered)];
  const isTinted = chromaOf(first) < LEAST_CHROMA && chromaOf(second) >= LEAST_CHROMA;
  const distance = Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
  return isTinted ? distance + TINT_DISTANCE : distance;
};

const chromaOf = ({ a, b }: { readonly a: number; readonly b: number }): number => Math.hypot(a, b);

/** Colours with a lower chroma look neutral. */
const LEAST_CHROMA = 0.02;

/** Distance added for a tint: about a sixth of the distance from black to white. */
const TINT_DISTANCE = 0.15;

/** Converts an sRGB colour to Oklab with Björn Ottosson's matrices. */
const oklabOf = (hexColor: string): { readonly lightness: number; readonly a: number; readonly b: number } => {
  const [red, green, blue] = [linear(hexColor, 1), linear(hexColor, 3), linear(hexColor, 5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
};

const linear = (hexColor: string, from: number): number => {
  const value = Number.parseInt(hexColor.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * Returns the component of another group that continues a choice, or undefined if there is none. It must satisfy the
 * role's condition for every attribute. Of several, the one that agrees in the most attributes.
 */
export const carriedComponent = (
  chosen: Component,
  candidates: readonly Component[],
  role: ComponentRole | undefined,
): Component | undefined => {
  const same = candidates.find(({ id }) => id === chosen.id);
  if (same || !role) return same;
  const suitable = candidates.filter((candidate) => role.attributes.every((each) => carries(each, chosen, candidate)));
  const agreement = (candidate: Component): number =>
    role.attributes.filter(({ id }) => candidate.attributes[id] === chosen.attributes[id]).length;
  return suitable.reduce<Component | undefined>(
    (best, next) => (best && agreement(best) >= agreement(next) ? best : next),
    undefined,
  );
};

const carries = ({ id, carried, values }: RoleAttribute, chosen: Component, candidate: Component): boolean => {
  const [had, has] = [chosen.attributes[id], candidate.attributes[id]];
  if (carried === 'free' || had === undefined || had === has) return true;
  if (carried === 'same') return false;
  const rankOf = (value: string | undefined): number => values.findIndex((each) => each.id === value);
  return rankOf(has) >= rankOf(had);
};
