import type { Colour, Frame, FrameLine, Module, Slot } from '@ramka/domain/catalogue';
import { lookAlikeKey } from '@ramka/domain/search';
import { frameForDefaults, framesToChoose, preselectedLine, type SetDefaults } from '@ramka/domain/set/frames';
import { type Finish, isOneFamily } from '@ramka/domain/substitutes';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import { findByKey, type KeysOf, nearestByKey } from './nearest.ts';
import type { StartParameter, StartValues } from './start-values.ts';

/** A value of a start link that the catalogue does not have. */
export type UnknownValue = {
  readonly parameter: Exclude<StartParameter, 'article' | 'name'>;
  readonly value: string;
  /** The most similar value with its name; undefined if none is similar. */
  readonly near?: { readonly value: string; readonly name: string } | undefined;
  /** Whether the catalogue has it, but not the line. */
  readonly isKnown?: boolean;
};

/** The line of a start link, and the values that determine it. */
export type StartLine = {
  readonly line: FrameLine | undefined;
  /** The frame whose symbol the link names as an article. */
  readonly article: Frame | undefined;
  /** Articles that are no frames, and therefore modules. */
  readonly moduleArticles: readonly string[];
  readonly unknown: readonly UnknownValue[];
};

/** Finds the frame line: that of an article, the named one, or else the first one with the finish. */
export const startLine = (values: StartValues, catalogue: EditorCatalogue): StartLine => {
  const articles = values.article?.split(/[,;]/).flatMap((symbol) => symbol.trim() || []) ?? [];
  const frames = new Map(articles.flatMap((symbol) => asPair(symbol, frameBySymbol(symbol, catalogue))));
  const [article] = frames.values();
  const moduleArticles = articles.filter((symbol) => !frames.has(symbol));
  const ofArticle = article && catalogue.findLineOfFrame(article);
  if (ofArticle) return { line: ofArticle, article, moduleArticles, unknown: [] };
  const { allLines } = catalogue;
  const named = values.line === undefined ? undefined : lineByKey(values.line, catalogue);
  const near = values.line === undefined ? undefined : nearestByKey(values.line, allLines, keysOfLine);
  return {
    line: named ?? (values.line === undefined ? lineWithFinish(values.finish, catalogue) : undefined),
    article: undefined,
    moduleArticles,
    unknown:
      values.line === undefined || named
        ? []
        : [{ parameter: 'line', value: values.line, near: near && { value: near.tag, name: near.name } }],
  };
};

const asPair = <Value>(key: string, value: Value | undefined): readonly (readonly [string, Value])[] =>
  value === undefined ? [] : [[key, value]];

const keysOfLine: KeysOf<FrameLine> = ({ tag, id, name }) => [tag, String(id), name];

/** A line by its tag, id or name, or the first line of a series by the series' tag. */
const lineByKey = (key: string, { allLines, findSeries }: EditorCatalogue): FrameLine | undefined => {
  const tag = key.toLowerCase();
  const series = findSeries(tag);
  return findByKey(key, allLines, keysOfLine) ?? preselectedLine(tag, allLines, series ? [series] : []);
};

const lineWithFinish = (key: string | undefined, catalogue: EditorCatalogue): FrameLine | undefined =>
  key === undefined
    ? undefined
    : catalogue.allLines.find((line) => findByKey(key, finishesOf(line, catalogue), keysOfFinish));

const frameBySymbol = (symbol: string, { allLines, listFrames }: EditorCatalogue): Frame | undefined => {
  const key = lookAlikeKey(symbol);
  // The symbol of a glass panel contains placeholders.
  return allLines
    .flatMap(listFrames)
    .find((frame) => !frame.symbol.includes('@') && lookAlikeKey(frame.symbol) === key);
};

const finishesOf = (line: FrameLine, { listFrames, findFinish }: EditorCatalogue): readonly Finish[] =>
  [...new Set(listFrames(line).map(({ finishId }) => finishId))].flatMap((id) => (id && findFinish(id)) || []);

const keysOfFinish: KeysOf<Finish> = ({ id, name }) => [id, name];

/** The appearance of the set that a start link begins. */
export type StartAppearance = {
  /** Defaults of the new set; undefined without a line. */
  readonly defaults: SetDefaults | undefined;
  readonly finish: Finish | undefined;
  readonly colour: Colour | undefined;
  /** The chosen frame; undefined if its finish or number of slots is open. */
  readonly frame: Frame | undefined;
  readonly slots: Slot | undefined;
  /** A frame that shows the appearance before one is chosen. */
  readonly example: Frame | undefined;
  readonly unknown: readonly UnknownValue[];
};

const noAppearance: StartAppearance = {
  defaults: undefined,
  finish: undefined,
  colour: undefined,
  frame: undefined,
  slots: undefined,
  example: undefined,
  unknown: [],
};

/**
 * Finds finish, colour and frame in a line. `modules` are those of its series. A missing finish follows from the colour,
 * and a missing colour from the finish.
 */
export const startAppearance = (
  values: StartValues,
  { line, article }: StartLine,
  catalogue: EditorCatalogue,
  modules: readonly Module[],
): StartAppearance => {
  if (!line) return noAppearance;
  const frames = catalogue.listFrames(line);
  const finishes = finishesOf(line, catalogue);
  const colours = catalogue.listColours(line);
  const named = {
    finish: finishByKey(values.finish, frames, finishes),
    colour: colourByKey(values.colour, colours, modules),
  };
  const ofArticle = article?.finishId ? catalogue.findFinish(article.finishId) : undefined;
  const finish =
    ofArticle ?? named.finish ?? (named.colour && finishes.find((one) => isOneFamily(one, named.colour ?? noFamily)));
  const colour = named.colour ?? (finish && colours.find((one) => isOneFamily(one, finish)));
  const slots = article?.slots ?? slotsOf(values.frame, line, frames);
  const inAppearance = frames.filter(({ finishId }) => finish === undefined || finishId === finish.id);
  const example =
    article ?? inAppearance.find((frame) => slots === undefined || frame.slots === slots) ?? inAppearance[0];
  const appearance = { finishId: finish?.id ?? null, subcategoryId: (finish && example?.subcategoryId) ?? null };
  const toChoose = slots && framesToChoose(frames, line, { slots, subcategoryIds: [] });
  return {
    defaults: { lineTag: line.tag, ...appearance, colourId: colour?.id ?? null },
    finish,
    colour,
    frame: article ?? (slots && toChoose ? frameForDefaults(toChoose, appearance, slots) : undefined),
    slots,
    example,
    unknown: [
      ...unknownIf(article === undefined && named.finish === undefined, 'finish', values, () =>
        nearOf(
          nearestByKey(values.finish ?? '', finishes, keysOfFinish) ??
            sameFamily(values.finish, finishes, catalogue) ??
            nearestByKey(values.finish ?? '', finishes, ({ familyId }) => (familyId ? [familyId] : [])),
        ),
      ),
      ...unknownIf(named.colour === undefined, 'colour', values, () =>
        nearOf(nearestByKey(values.colour ?? '', colours, keysOfColour)),
      ),
      ...unknownIf(slots === undefined, 'frame', values, () => {
        const most = String(line.maxSlots);
        return Number(values.frame) > line.maxSlots ? { value: most, name: most } : undefined;
      }),
    ],
  };
};

const noFamily = { familyId: null };

const unknownIf = (
  isUnknown: boolean,
  parameter: UnknownValue['parameter'],
  values: StartValues,
  near: () => UnknownValue['near'],
): readonly UnknownValue[] => {
  const value = values[parameter];
  return isUnknown && value !== undefined ? [{ parameter, value, near: near() }] : [];
};

const nearOf = (item: { readonly id: string | number; readonly name: string } | undefined): UnknownValue['near'] =>
  item && { value: String(item.id), name: item.name };

const keysOfColour: KeysOf<Colour> = ({ id, name, familyId }) => [
  String(id),
  name,
  ...(familyId === null ? [] : [familyId]),
];

/** Returns what follows the last slash of a symbol: `11` of `DR2/11`. */
const suffixOf = (symbol: string): string => /\/([^/]+)$/.exec(symbol)?.[1]?.toLowerCase() ?? '';

/** A finish by its id or name, by the end of the frames' symbols, or the first one of a colour family. */
const finishByKey = (
  key: string | undefined,
  frames: readonly Frame[],
  finishes: readonly Finish[],
): Finish | undefined => {
  if (key === undefined) return undefined;
  const ending = frames.find(({ symbol }) => suffixOf(symbol) === key.toLowerCase());
  return (
    findByKey(key, finishes, keysOfFinish) ??
    finishes.find(({ id }) => id === ending?.finishId) ??
    findByKey(key, finishes, ({ familyId }) => [familyId ?? ''])
  );
};

/** The finish of the line that is similar to a finish of another line. */
const sameFamily = (
  key: string | undefined,
  finishes: readonly Finish[],
  catalogue: EditorCatalogue,
): Finish | undefined => {
  const all = catalogue.allLines.flatMap((line) => finishesOf(line, catalogue));
  const known = key === undefined ? undefined : findByKey(key, all, keysOfFinish);
  return known && finishes.find((finish) => isOneFamily(finish, known));
};

/** A colour by its id or name, by the end of the modules' symbols, or the first one of a colour family. */
const colourByKey = (
  key: string | undefined,
  colours: readonly Colour[],
  modules: readonly Module[],
): Colour | undefined => {
  if (key === undefined) return undefined;
  const parts = modules.flatMap(({ visibleComponents, components }) => visibleComponents.map((id) => components[id]));
  const ending = parts.find((part) => part && suffixOf(part.symbol) === key.toLowerCase());
  return (
    findByKey(key, colours, ({ id, name }) => [String(id), name]) ??
    colours.find(({ id }) => id === ending?.colourId) ??
    findByKey(key, colours, ({ familyId }) => [familyId ?? ''])
  );
};

/** The number of slots, if the line has such frames. */
const slotsOf = (count: string | undefined, line: FrameLine, frames: readonly Frame[]): Slot | undefined =>
  frames.find(({ slots }) => String(slots) === count && slots <= line.maxSlots)?.slots;
