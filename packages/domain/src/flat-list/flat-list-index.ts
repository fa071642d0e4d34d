import {
  allControllerSlots,
  type Colour,
  type Component,
  type ComponentGroup,
  type Controller,
  type Frame,
  type FrameLine,
  type Module,
  type Series,
} from '../catalogue.ts';
import { symbolWith } from '../bill.ts';
import { searchKey, type SharedWords } from '../search.ts';
import type { Range } from '../substitutes.ts';
import { boxColours } from '../set/boxes.ts';
import { hasVariation } from '../set/controllers.ts';
import type { ModuleCard } from '../set/modules.ts';
import { buildFunctionPhrases, type FunctionPhrases } from './function-phrases.ts';
import { isPlace } from './place-words.ts';
import { flat, remembering, stemOf, wordsIn } from './words.ts';

/** The catalogue in the language of the list. The editor's catalogue with all modules satisfies it. */
export type FlatListCatalogue = Range & {
  readonly allLines: readonly FrameLine[];
  readonly findSeriesOfLine: (line: FrameLine) => Series | undefined;
};

/** An article of the catalogue that a symbol names. Mechanisms and rockers have one use for each module. */
export type SymbolUse =
  | { readonly kind: 'frame'; readonly frame: Frame }
  | { readonly kind: 'visible-part'; readonly card: ModuleCard }
  | {
      readonly kind: 'component';
      readonly module: Module;
      readonly group: ComponentGroup;
      readonly component: Component;
    }
  | { readonly kind: 'controller'; readonly controller: Controller };

/** A section of a text that names something. */
export type Named<Thing> = { readonly thing: Thing; readonly start: number; readonly end: number };

/** The names and symbols of a catalogue, prepared for reading lists. */
export type FlatListIndex = {
  /** The uses of a symbol, in whatever spelling; empty for an unknown symbol. */
  readonly usesOf: (symbol: string) => readonly SymbolUse[];
  /** The line that a text names, by its name or that of its series; `preferred` decides between lines of a series. */
  readonly findLine: (text: string, preferred: string | undefined) => Named<FrameLine> | undefined;
  /** The finish or colour that a text names. */
  readonly findFinish: (text: string) => Named<NamedFinish> | undefined;
  readonly functions: FunctionPhrases;
};

/** A finish of frames, or a colour family if only a colour is named. */
export type NamedFinish = { readonly finishId: string | null; readonly familyId: string | null };

export const buildFlatListIndex = (
  catalogue: FlatListCatalogue,
  sharedWords: readonly SharedWords[],
): FlatListIndex => {
  const uses = symbolUses(catalogue);
  const lineNames = namesOfLines(catalogue);
  const finishes = namesOfFinishes(catalogue);
  return {
    functions: buildFunctionPhrases(catalogue.allFunctions, sharedWords),
    usesOf: (symbol) => uses.get(searchKey(symbol)) ?? [],
    findLine: (text, preferred) => {
      const found = findPhrase(wordsIn(text), (words) => lineNames.get(words.join('').toLowerCase()));
      const line = found?.thing.find(({ tag }) => tag === preferred) ?? found?.thing[0];
      return found && line ? { ...found, thing: line } : undefined;
    },
    findFinish: (text) =>
      findPhrase(wordsIn(text), (words) =>
        words.some(isPlace) || words.some(isNoColour) ? undefined : finishes.get(keyOf(words.map(stemOf))),
      ),
  };
};

/** The longest sequence of words that names something. */
const findPhrase = <Thing>(
  words: ReturnType<typeof wordsIn>,
  find: (words: readonly string[]) => Thing | undefined,
): Named<Thing> | undefined => {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const window = words.slice(from, from + length);
      const thing = find(window.map(({ word }) => word));
      const [first, last] = [window[0], window.at(-1)];
      if (thing !== undefined && first && last)
        return { thing, start: first.start, end: last.start + last.word.length };
    }
  }
  return undefined;
};

const symbolUses = (catalogue: FlatListCatalogue): ReadonlyMap<string, readonly SymbolUse[]> => {
  const uses = new Map<string, SymbolUse[]>();
  const add = (symbol: string, use: SymbolUse): void => {
    const key = searchKey(symbol);
    const present = uses.get(key);
    if (present) present.push(use);
    else uses.set(key, [use]);
  };
  const seriesTags = new Set<string>();
  for (const line of catalogue.allLines) {
    for (const frame of catalogue.listFrames(line)) {
      seriesTags.add(frame.seriesTag);
      for (const symbol of symbolsOfFrame(frame)) add(symbol, { kind: 'frame', frame });
    }
  }
  for (const tag of seriesTags) {
    for (const controller of catalogue.listControllers(tag)) add(controller.symbol, { kind: 'controller', controller });
    for (const module of catalogue.listSeriesModules(tag)) {
      for (const id of module.visibleComponents) {
        const visiblePart = module.components[id];
        if (visiblePart) add(visiblePart.symbol, { kind: 'visible-part', card: { module, visiblePart } });
      }
      for (const group of module.groups) {
        for (const id of group.components) {
          const component = module.components[id];
          if (component) add(component.symbol, { kind: 'component', module, group, component });
        }
      }
    }
  }
  return uses;
};

/** The order symbols of a frame: for a glass panel, one for each combination of touch points. */
const symbolsOfFrame = (frame: Frame): readonly string[] => {
  const layout = frame.touchLayout;
  if (!layout) return [frame.symbol];
  const slots = layout.controllerSlots.filter(Boolean).length;
  const counts = Array.from({ length: slots }).reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((before) => [1, 2, 3, 4].map((points) => [...before, points])),
    [[]],
  );
  const printed = slots > allControllerSlots.length ? [] : counts.filter((points) => hasVariation(layout, points));
  return [frame.symbol, ...printed.map((points) => symbolWith(points, frame.symbol))];
};

/** Lines by their name or that of their series, both also without a first word that all names share. */
const namesOfLines = (catalogue: FlatListCatalogue): ReadonlyMap<string, readonly FrameLine[]> => {
  const lines = new Map<string, FrameLine[]>();
  const add = (name: string, line: FrameLine): void => {
    const key = wordsIn(name)
      .map(({ word }) => word)
      .join('')
      .toLowerCase();
    const present = lines.get(key) ?? [];
    lines.set(key, present.includes(line) ? present : [...present, line]);
  };
  const brand = `${catalogue.allLines[0]?.name.split(' ')[0] ?? ''} `;
  const isShared = catalogue.allLines.length > 1 && catalogue.allLines.every(({ name }) => name.startsWith(brand));
  for (const line of catalogue.allLines) {
    add(line.name, line);
    const short = isShared ? line.name.slice(brand.length) : '';
    if (/\p{L}{4}/u.test(short)) add(short, line);
    const series = catalogue.findSeriesOfLine(line)?.name;
    if (series !== undefined) add(series, line);
  }
  return lines;
};

/** The most words in a name. */
const MOST_WORDS = 4;

/** Word order does not matter: `czarny mat` and `mat czarny`. */
const keyOf = (stems: readonly string[]): string => stems.toSorted().join(' ');

/** Words for a finish of stainless steel. */
const steel =
  'inox, stal, stal nierdzewna, stal szczotkowana, nierdzewka, nerez, nerezová, nehrdzavejúca oceľ, нержавійка, нержавіюча сталь, сталь, stainless, stainless steel, steel, brushed steel, brushed stainless steel'.split(
    ', ',
  );

/** "Na stałe" names no steel, and "hneď pri dverách" nothing brown. */
const isNoColour = remembering((word) => /^(?:stal(?:[aey]|ych|ej)|hned)$/u.test(flat(word)));

const namesOfFinishes = (catalogue: FlatListCatalogue): ReadonlyMap<string, NamedFinish> => {
  const finishes = new Map<string, NamedFinish>();
  const ids = new Set(
    catalogue.allLines.flatMap((line) => catalogue.listFrames(line).flatMap(({ finishId }) => finishId ?? [])),
  );
  const named = [...ids].flatMap((id) => catalogue.findFinish(id) ?? []);
  const add = (name: string, finish: NamedFinish): void => {
    const key = keyOf(wordsIn(name).map(({ word }) => stemOf(word)));
    if (key !== '' && !finishes.has(key)) finishes.set(key, finish);
  };
  for (const { id, name, familyId } of named) add(name, { finishId: id, familyId });
  const ofSteel = named.find(({ name }) => steel.includes(name.toLowerCase()));
  if (ofSteel) for (const name of steel) add(name, { finishId: ofSteel.id, familyId: ofSteel.familyId });
  for (const { name, familyId } of coloursOf(catalogue)) add(name, { finishId: null, familyId });
  for (const { familyId } of named) {
    const family = familyId === null ? undefined : catalogue.findFamily(familyId);
    for (const name of family?.name.split('/') ?? []) add(name, { finishId: null, familyId });
  }
  return finishes;
};

/** The colours of modules and boxes. */
const coloursOf = (catalogue: FlatListCatalogue): readonly Colour[] =>
  catalogue.allLines.flatMap((line) => {
    const frames = catalogue.listFrames(line);
    const boxes = frames.flatMap(({ cornerBoxes, surfaceBoxes }) => boxColours([...cornerBoxes, ...surfaceBoxes]));
    return [...catalogue.listColours(frames[0]?.seriesTag ?? ''), ...boxes];
  });
