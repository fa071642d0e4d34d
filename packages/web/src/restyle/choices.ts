import type { FrameLine } from '@ramka/domain/catalogue';
import { type ColourFamily, type Finish, visuallyClosest } from '@ramka/domain/substitutes';
import type { CatalogueOverview } from '../api/catalogue.ts';
import type { SavedSet } from '../api/project.ts';
import type { RestyleSearch } from './restyle-search.ts';

/** A finish that the sets' own lines may lack; choosing it also chooses the line. */
export type LineFinish = { readonly line: FrameLine; readonly finish: Finish };

/** The available choices. */
export type Choices = {
  readonly lines: readonly FrameLine[];
  /** Finishes of the chosen line; empty if each set keeps its line. */
  readonly finishes: readonly Finish[];
  /** Colour families of frames, if each set keeps its line. */
  readonly families: readonly ColourFamily[];
  /** Materials without a colour, such as wood, from lines of the same series. */
  readonly materials: readonly LineFinish[];
  /** Colour families of modules. */
  readonly colours: readonly ColourFamily[];
};

/** Returns the choices for sets, with a chosen line or the sets' own lines. */
export const choicesFor = (
  catalogue: CatalogueOverview,
  sets: readonly SavedSet[],
  { line: lineId }: Pick<RestyleSearch, 'line'>,
): Choices => {
  const line = catalogue.frameLines.find(({ id }) => id === lineId);
  const tags = seriesTagsOf(sets);
  const ownLines = tags.flatMap((tag) => linesOfSeries(catalogue, tag));
  const target = line ? tagsOfLine(catalogue, line) : tags;
  return {
    lines: catalogue.frameLines,
    finishes: line ? finishesOfLines(catalogue, [line]) : [],
    families: line ? [] : familiesOf(catalogue, finishesOfLines(catalogue, ownLines)),
    materials: line ? [] : materialsOf(catalogue, ownLines),
    colours: catalogue.colourFamilies.filter(({ id }) =>
      target.some((tag) => catalogue.moduleColours[tag]?.some(({ familyId }) => familyId === id)),
    ),
  };
};

/** Returns the series of the sets, the most frequent first. */
const seriesTagsOf = (sets: readonly SavedSet[]): readonly string[] =>
  [...Map.groupBy(sets, ({ seriesTag }) => seriesTag)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([tag]) => tag);

const tagsOfLine = ({ allSeries }: CatalogueOverview, { seriesId }: FrameLine): readonly string[] =>
  allSeries.filter(({ id }) => id === seriesId).map(({ tag }) => tag);

const linesOfSeries = ({ allSeries, frameLines }: CatalogueOverview, tag: string): readonly FrameLine[] => {
  const series = allSeries.find((each) => each.tag === tag);
  return frameLines.filter(({ seriesId }) => seriesId === series?.id);
};

/** The finishes of lines' frames. */
export const finishesOfLines = (catalogue: CatalogueOverview, lines: readonly FrameLine[]): readonly Finish[] => {
  const tags = new Set(lines.map(({ tag }) => tag));
  const used = new Set(catalogue.frames.filter(({ lineTag }) => tags.has(lineTag)).map(({ finishId }) => finishId));
  return catalogue.finishes.filter(({ id }) => used.has(id));
};

const familiesOf = ({ colourFamilies }: CatalogueOverview, finishes: readonly Finish[]): readonly ColourFamily[] =>
  colourFamilies.filter(({ id }) => finishes.some(({ familyId }) => familyId === id));

const materialsOf = (catalogue: CatalogueOverview, lines: readonly FrameLine[]): readonly LineFinish[] => {
  const offered = lines.flatMap((line) => finishesOfLines(catalogue, [line]).map((finish) => ({ line, finish })));
  return offered.filter(
    ({ finish }, index) =>
      finish.familyId === null && offered.findIndex((earlier) => earlier.finish.id === finish.id) === index,
  );
};

/** A finish that ends at fewer slots than a set has. */
export type MissingFinish = {
  readonly finish: Finish;
  /** The largest number of slots of frames with the finish. */
  readonly maxSlots: number;
  /** Numbers of slots of two frames that replace one; undefined if the finish lacks them as well. */
  readonly halves: readonly [number, number] | undefined;
  /** The visually closest finish of the set's series that exists with its number of slots. */
  readonly closest: LineFinish | undefined;
};

/** Returns why the requested finish does not exist for a set, and the closest one; undefined if its size is not the reason. */
export const missingFinish = (
  catalogue: CatalogueOverview,
  { slots }: Pick<SavedSet, 'slots'>,
  present: { readonly line: string; readonly finish: string | null },
  { line: lineId, finish: finishId, family }: Pick<RestyleSearch, 'line' | 'finish' | 'family'>,
): MissingFinish | undefined => {
  const { frameLines, frames } = catalogue;
  const line = frameLines.find(({ id, name }) => (lineId === undefined ? name === present.line : id === lineId));
  if (line === undefined) return undefined;
  const wanted = finishesOfLines(catalogue, [line]).filter(
    ({ id, familyId }) => id === finishId || (family !== undefined && familyId === family),
  );
  const ids = new Set(wanted.map(({ id }) => id));
  const sizes = frames.filter((frame) => frame.lineTag === line.tag && ids.has(frame.finishId ?? ''));
  const maxSlots = Math.max(0, ...sizes.map((frame) => frame.slots));
  const [finish] = wanted;
  if (finish === undefined || maxSlots >= slots) return undefined;
  const offered = frameLines
    .filter(({ seriesId }) => seriesId === line.seriesId)
    .flatMap((other) => finishesOfSize(catalogue, other, slots).map((one) => ({ line: other, finish: one })))
    .filter((one) => one.line.name !== present.line || one.finish.name !== present.finish);
  const closest = visuallyClosest(
    finish.hexColor,
    offered.map((one) => ({ ...one, hexColor: one.finish.hexColor })),
  );
  const half = Math.ceil(slots / 2);
  const sizesOffered = new Set<number>(sizes.map((frame) => frame.slots));
  const canDivide = [half, slots - half].every((count) => sizesOffered.has(count));
  return {
    finish,
    maxSlots,
    halves: canDivide ? [half, slots - half] : undefined,
    closest: closest && { line: closest.line, finish: closest.finish },
  };
};

/** Finishes of a line's frames with this number of slots, without panels, which take controllers. */
const finishesOfSize = (catalogue: CatalogueOverview, { tag }: FrameLine, slots: number): readonly Finish[] =>
  catalogue.finishes.filter(({ id }) =>
    catalogue.frames.some(
      (frame) => frame.lineTag === tag && frame.slots === slots && frame.touchLayout === null && frame.finishId === id,
    ),
  );
