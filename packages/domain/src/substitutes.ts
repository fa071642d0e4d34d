import type { Assortment, Colour, Component, Frame, FrameLine, Module } from './catalogue.ts';

/** What a module or controller does, whatever its series: a one-way switch, an earthed socket (docs/catalogue-format.md#functions). */
export type ModuleFunction = {
  /** A word for files and links: `switch-one-way`. */
  readonly id: string;
  readonly name: string;
  /** Phrases that people type who look for it. */
  readonly words: readonly string[];
  /** The functions that come nearest to it where a series lacks it, the best first. */
  readonly nearest: readonly NearFunction[];
  /** Ids of the functions whose job it does as well, and loses nothing. */
  readonly fulfills: readonly string[];
};

/** A function that can substitute another one, with a loss. */
type NearFunction = {
  readonly functionId: string;
  /** What is lost, in words that follow "without". */
  readonly loses: string;
  /** Only for a controller with so many touch points; null: always. */
  readonly touchPoints: number | null;
};

/** What the components of a group are for: a mechanism, claws, a lamp (docs/catalogue-format.md#roles). */
export type ComponentRole = {
  /** A word for files and links: `mechanism`. */
  readonly id: string;
  readonly name: string;
  /** What tells its components apart, the weightiest first. */
  readonly attributes: readonly RoleAttribute[];
};

/** A property that tells components of one role apart: the rated current, the category of a data socket. */
type RoleAttribute = {
  readonly id: string;
  readonly name: string;
  /**
   * How a choice is carried to another module: the same value only, the same or a higher one, or whatever there is.
   */
  readonly carried: 'same' | 'at-least' | 'free';
  /** Its values, the lowest first. */
  readonly values: readonly { readonly id: string; readonly name: string }[];
};

/** What colours of several series have in common: all that people call white, silver, black. */
export type ColourFamily = {
  /** A word for files and links: `black`. */
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`, for the swatch. */
  readonly hexColor: string;
};

/** What frames are made of and how they look: black matt, oak, white glass. Frames of several lines may share one. */
export type Finish = {
  /** A word for files and links: `black-matt`. */
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB`, for the swatch. */
  readonly hexColor: string;
  /** Id of the colour family that goes with it; null where none does. */
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
  wanted: string | null | undefined,
  there: string | null | undefined,
  { allFunctions }: Pick<Range, 'allFunctions'>,
): string | null =>
  allFunctions.find(({ id }) => id === wanted)?.nearest.find(({ functionId }) => functionId === there)?.loses ?? null;

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
 * Visual distance in Oklab. A tinted colour counts as further from a neutral one: next to black, a white switch looks less out of
 * place than a cream one.
 */
const distanceFrom = (wanted: string, offered: string): number => {
  const [first, second] = [oklabOf(wanted), oklabOf(offered)];
  const isTinted = chromaOf(first) < LEAST_CHROMA && chromaOf(second) >= LEAST_CHROMA;
  const distance = Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
  return isTinted ? distance + TINT_DISTANCE : distance;
};

const chromaOf = ({ a, b }: { readonly a: number; readonly b: number }): number => Math.hypot(a, b);

/** Chroma below which a switch looks neutral. */
const LEAST_CHROMA = 0.02;

/** About a sixth of the distance from black to white. */
const TINT_DISTANCE = 0.15;

/** A colour of the screen in Oklab, by Björn Ottosson's matrices for sRGB. */
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
 * The component of another group that continues a choice: it satisfies every attribute as the role requires, and agrees in as
 * many attributes as possible. Undefined: none does.
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
  const rankOf = (value: string | undefined): number => values.findIndex((known) => known.id === value);
  return rankOf(has) >= rankOf(had);
};
