import { allSlots } from '../catalogue.ts';
import { LARGEST_QUANTITY } from '../quantity.ts';
import type { FlatListContext, ListedLook, ListedPart } from './flat-list.ts';
import type { PartReader } from './item-parts.ts';
import {
  functionIdsOf,
  type ItemReading,
  listedPart,
  problemOf,
  type SetReading,
  sumOf,
  withProblem,
} from './item-reading.ts';
import { lineOfLook, multipleIn } from './modifiers.ts';
import { isSocket } from './product-words.ts';
import { flat, phrases, trimmed } from './words.ts';

/** Sets with the number of their pieces, or why there are none. */
type CountedSets = Pick<ItemReading, 'sets' | 'quantity' | 'problem'>;

/** Makes sets of the parts of an item. */
export type SetBuilder = {
  /** The noun of a usual socket in the language of the catalogue. */
  readonly socketNoun: string | undefined;
  /** The set of these parts; several sets if they do not fit into one frame, but the groups of the text do. */
  readonly buildSets: (
    parts: readonly ListedPart[],
    text: string,
    item: Pick<ItemReading, 'look' | 'quantity'>,
  ) => CountedSets;
  /** Reads all pieces as parts of one set. `countsSets`: a stated quantity counts sets, and no parts. */
  readonly inOneFrame: (item: ItemReading, text: string, countsSets: boolean) => ItemReading;
  /** Reads "gniazdo potrójne" as sockets side by side, where no series has such a module. */
  readonly withSeveralSockets: (item: ItemReading) => ItemReading;
};

export const createSetBuilder = (
  { catalogue, index, defaults }: Pick<FlatListContext<unknown>, 'catalogue' | 'index' | 'defaults'>,
  readParts: PartReader['readParts'],
): SetBuilder => {
  const { exactly } = index.functions;
  const seriesTags = new Set(catalogue.allLines.map((line) => catalogue.listFrames(line)[0]?.seriesTag ?? ''));
  const offered = new Set(
    [...seriesTags].flatMap((tag) => [
      ...catalogue.listSeriesModules(tag).map(({ functionId }) => functionId),
      ...catalogue.listControllers(tag).map(({ functionId }) => functionId),
    ]),
  );
  const socketNoun = ['gniazdo', 'zásuvka', 'розетка', 'socket'].find((noun) => exactly(noun).length > 0);
  const usualSocket = socketNoun === undefined ? [] : exactly(socketNoun);

  const socketsOf = (part: ListedPart, count: number): ListedPart => ({
    ...part,
    count,
    meaning: { kind: 'functions', functionIds: usualSocket },
  });

  /** The most parts in a frame of the named line, or else of the project's line. */
  const capacityOf = (look: ListedLook): number =>
    lineOfLook(look, { catalogue, defaults })?.maxSlots ?? allSlots.length;

  /** Divides parts that do not fit into one frame. */
  const setsOf = (
    parts: readonly ListedPart[],
    text: string,
    { look, quantity }: Pick<ItemReading, 'look' | 'quantity'>,
  ): CountedSets => {
    const capacity = capacityOf(look);
    const total = sumOf(parts);
    const [first, ...others] = parts;
    const isOne = first !== undefined && others.length === 0;
    if (look.slots !== null && total !== look.slots) {
      // "3 sockets in a frame with one slot" are three sets.
      if (isOne && look.slots === 1)
        return { sets: [single(first)], quantity: first.count * (quantity ?? 1), problem: null };
      // A double socket that fills a frame for two consists of two sockets.
      const isMultiple = isOne && isSocket(first.words) && multipleIn(first.words) === look.slots;
      if (isMultiple && usualSocket.length > 0)
        return { sets: [{ parts: [socketsOf(first, look.slots)], alternative: null }], quantity, problem: null };
      return { sets: [], quantity, problem: problemOf('other-slot-count', [text]) };
    }
    if (total <= capacity) {
      const mayBeApart = isOne && first.count > 1 && quantity === null && look.slots === null;
      const alternative = mayBeApart ? { quantity: first.count, parts: single(first).parts } : null;
      return { sets: [{ parts, alternative }], quantity, problem: null };
    }
    if (isOne) {
      const pieces = Math.min(LARGEST_QUANTITY, first.count * (quantity ?? 1));
      return { sets: [single(first)], quantity: pieces, problem: null };
    }
    const groups = text.split(/[,;\n]/u).map((group) => readParts(trimmed(group))?.map(listedPart) ?? []);
    const isDivided = groups.length > 1 && groups.every((group) => group.length > 0 && sumOf(group) <= capacity);
    if (!isDivided) return { sets: [], quantity, problem: problemOf('too-many-parts', [text]) };
    return { sets: groups.map((group) => ({ parts: group, alternative: null })), quantity, problem: null };
  };

  /** The part that "2xRJ45" means besides a double module: two modules. */
  const separateModules = (part: ListedPart): ListedPart => {
    const [, count, name] = /^(\d)[xX×хХ](\p{L}.*)$/u.exec(part.words) ?? [];
    const [module, ...others] = (name === undefined ? undefined : readParts(name)) ?? [];
    return module?.count === 1 && others.length === 0 && part.count === 1
      ? { ...listedPart(module), count: Number(count) }
      : part;
  };

  /**
   * Sets with the other meaning of "2xRJ45" as alternative. Beside other parts it counts modules, as in
   * "2xRJ45 + 3x gniazdo"; alone it is the name of a double module.
   */
  const buildSets: SetBuilder['buildSets'] = (parts, text, item) => {
    const separate = parts.map(separateModules);
    if (separate.every((part, at) => part === parts[at])) return setsOf(parts, text, item);
    const meanings = parts.length > 1 ? [separate, parts] : [parts, separate];
    const [meant, other] = meanings
      .map((meaning) => setsOf(meaning, text, item))
      .filter(({ problem, sets }) => problem === null && sets.length === 1);
    const [set, alternative] = [meant?.sets[0], other?.sets[0]];
    if (!meant || !set) return setsOf(parts, text, item);
    if (!alternative || meant.quantity !== other?.quantity) return { ...meant, sets: [{ ...set, alternative: null }] };
    return { ...meant, sets: [{ ...set, alternative: { quantity: meant.quantity ?? 1, parts: alternative.parts } }] };
  };

  const severalSockets = (part: ListedPart): ListedPart => {
    const [functionId = ''] = functionIdsOf(part.meaning);
    const isOffered = offered.has(functionId) || usualSocket.length === 0 || part.meaning.kind !== 'functions';
    const sockets = isOffered || !isSocket(part.words) ? undefined : multipleIn(part.words);
    if (sockets === undefined || sockets < 3) return part;
    return socketsOf(part, part.count * sockets);
  };

  return {
    socketNoun,
    buildSets,
    inOneFrame: (item, text, countsSets) => {
      const [set, ...others] = item.sets;
      const [part, ...further] = set?.parts ?? [];
      if (!set || !part || others.length > 0) return withProblem(item, 'too-many-parts', [text]);
      // "3 gniazda" were read as three sets; their alternative is the set.
      const counted = set.alternative?.quantity === 1 ? set.alternative.parts : undefined;
      const isFolded = further.length === 0 && part.count === 1 && item.quantity !== null && !countsSets;
      const parts = counted ?? (isFolded ? [{ ...part, count: item.quantity ?? 1 }] : set.parts);
      const quantity = counted || isFolded ? null : item.quantity;
      if (sumOf(parts) > capacityOf(item.look))
        return withProblem({ ...item, quantity: null }, 'too-many-parts', [text]);
      return { ...item, quantity, sets: [{ parts, alternative: null }] };
    },
    withSeveralSockets: (item) => {
      const [set, ...others] = item.sets;
      if (!set || others.length > 0) return item;
      const parts = set.parts.map(severalSockets);
      if (parts.every((part, at) => part === set.parts[at])) return item;
      const capacity = capacityOf(item.look);
      const alternative = set.alternative && { ...set.alternative, parts: set.alternative.parts.map(severalSockets) };
      const fitting = alternative && sumOf(alternative.parts) <= capacity ? alternative : null;
      if (sumOf(parts) <= capacity) return { ...item, sets: [{ parts, alternative: fitting }] };
      if (fitting) return { ...item, quantity: fitting.quantity, sets: [{ parts: fitting.parts, alternative: null }] };
      return withProblem(
        item,
        'too-many-parts',
        parts.map(({ words }) => words),
      );
    },
  };
};

const single = (part: ListedPart): SetReading => ({
  parts: [{ ...part, count: 1 }],
  alternative: null,
});

/** Reads a number before the words as pieces; the set of so many parts is the alternative. */
export const asPieces = (read: CountedSets, count: number): CountedSets => {
  const [set, ...others] = read.sets;
  const [part, ...further] = set?.parts ?? [];
  if (!set?.alternative || !part || others.length > 0 || further.length > 0 || part.count !== count) return read;
  return {
    ...read,
    quantity: count,
    sets: [{ parts: set.alternative.parts, alternative: { quantity: 1, parts: set.parts } }],
  };
};

/** Plurals without a number, which fill the frame: "ramka potrójna z gniazdami", "sockets in a triple frame". */
const plural = phrases(
  `*ami, *ima, *emi, *ами, *ями, gniazda, gniazdka, zásuvky, zásuvkama, розетки, sockets, outlets, łączniki, włączniki, vypínače, vypínači, spínače, spínači, вимикачі, switches`,
);

/** Parts with as many pieces of an uncounted plural as the frame has slots. */
export const fillingFrame = (parts: readonly ListedPart[], slots: number | null): readonly ListedPart[] => {
  const [part, ...others] = parts;
  const isPlural = slots !== null && part?.count === 1 && others.length === 0 && plural.test(flat(part.words));
  return isPlural ? [{ ...part, count: slots }] : parts;
};
