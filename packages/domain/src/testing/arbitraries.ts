import * as fc from 'fast-check';
import { allControllerSlots, allSlots, type FrameLine } from '../catalogue.ts';
import type { Result } from '../result.ts';
import { boxColours, chooseCornerBox, chooseSurfaceBox } from '../set/boxes.ts';
import { chooseController, controllerOffers, removeController } from '../set/controllers.ts';
import { chooseFrame, chooseLine } from '../set/frames.ts';
import { type ModuleCard, moduleChoiceOf, moveModule, placeModule, removeModule } from '../set/modules.ts';
import { chooseOptions } from '../set/options.ts';
import { emptySet, frameOfSet, type ProductSet } from '../set/product-set.ts';
import { switchSeal } from '../set/seal.ts';
import { exampleAssortment as assortment } from './worked-examples/example-assortment.ts';
import { exampleRanges } from './worked-examples/example-ranges.ts';

/** The range of surrogate code points, which are not characters. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

/**
 * Any well-formed text of characters from all of Unicode. fast-check's own arbitrary generates the same, but lists all
 * of the million characters first.
 */
export const anyText = (bounds: { readonly maxLength?: number } = {}): fc.Arbitrary<string> => {
  const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - HALVES }).map(
    (index) => String.fromCodePoint(index < FIRST_HALF ? index : index + HALVES),
    (character) => {
      const index = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
      if (index < 0 || character !== String.fromCodePoint(index)) throw new Error('not a character');
      return index < FIRST_HALF ? index : index - HALVES;
    },
  );
  return fc.string({ unit: anyCharacter, ...bounds });
};

/** All cards of all modules in the worked examples. */
const allCards: readonly ModuleCard[] = exampleRanges
  .flatMap(({ modules }) => modules)
  .flatMap((module) =>
    module.visibleComponents
      .flatMap((id) => module.components[id] ?? [])
      .map((visiblePart) => ({ module, visiblePart })),
  );

export const anyCard: fc.Arbitrary<ModuleCard> = fc.constantFrom(...allCards);

/** One edit of a visitor in the editor. An edit that the rules refuse changes nothing. */
export type Edit = (set: ProductSet) => ProductSet;

const exampleFrames = exampleRanges.flatMap(({ frames }) => frames);
const exampleLines = exampleRanges.flatMap(({ lines }) => lines);
const slot = fc.constantFrom(...allSlots);
const controllerSlot = fc.constantFrom(...allControllerSlots);
const boxColourIds = exampleFrames
  .flatMap(({ cornerBoxes, surfaceBoxes }) => boxColours([...cornerBoxes, ...surfaceBoxes]))
  .map(({ id }) => id);

const orUnchanged = (set: ProductSet, result: Result<ProductSet, unknown>): ProductSet =>
  result.ok ? result.value : set;

const lineOf = (set: ProductSet): FrameLine | null => {
  const frame = frameOfSet(set, assortment);
  return (frame && assortment.findLineOfFrame(frame)) ?? null;
};

const frameEdit = fc
  .constantFrom(...exampleFrames)
  .map<Edit>((frame) => (set) => chooseFrame(set, frame, assortment).set);

const lineEdit = fc.constantFrom(...exampleLines).map<Edit>((line) => (set) => chooseLine(set, lineOf(set), line).set);

/** Places a module: usually one that fits the frame, sometimes any. */
const placement = fc.tuple(slot, fc.nat(), anyCard).map<Edit>(([at, pick, other]) => (set) => {
  const seriesTag = frameOfSet(set, assortment)?.seriesTag;
  const fitting = allCards.filter(({ module }) => module.seriesTag === seriesTag);
  const card = fitting[pick % (fitting.length + 1)] ?? other;
  const placed = placeModule(set, at, moduleChoiceOf(card), assortment);
  return placed.ok ? placed.value.set : set;
});

const move = fc.tuple(slot, slot).map<Edit>(
  ([from, to]) =>
    (set) =>
      orUnchanged(set, moveModule(set, from, to, assortment)),
);

const moduleRemoval = slot.map<Edit>((at) => (set) => removeModule(set, at));

/** Options of a module as a client may send them, valid or not. */
export const anyOptions = fc.dictionary(
  fc.constantFrom('1', '2', '3'),
  fc.record({
    selectedId: fc.option(fc.constantFrom(54301, 54302, 54311, 54312, 55302, 55303, 9)),
    quantity: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()),
  }),
);

const optionsEdit = fc.tuple(slot, anyOptions).map<Edit>(
  ([at, wanted]) =>
    (set) =>
      orUnchanged(set, chooseOptions(set, at, wanted, assortment)),
);

const controllerEdit = fc.tuple(controllerSlot, fc.nat(5)).map<Edit>(([at, pick]) => (set) => {
  const offered = controllerOffers(set, at, assortment).filter(({ problem }) => problem === undefined);
  const controller = offered[pick % Math.max(1, offered.length)]?.controller;
  return controller ? orUnchanged(set, chooseController(set, at, controller.id, assortment)) : set;
});

const controllerRemoval = controllerSlot.map<Edit>((at) => (set) => removeController(set, at));

const ip44Edit = fc.boolean().map<Edit>((on) => (set) => orUnchanged(set, switchSeal(set, on, assortment)));

const boxEdit = fc
  .tuple(fc.constantFrom(chooseCornerBox, chooseSurfaceBox), fc.constantFrom(0, ...boxColourIds))
  .map<Edit>(
    ([chooseBox, colourId]) =>
      (set) =>
        orUnchanged(set, chooseBox(set, colourId, assortment)),
  );

/** Any edit. Edits that fill a set are more frequent than edits that empty it. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 1, arbitrary: frameEdit },
  { weight: 1, arbitrary: lineEdit },
  { weight: 20, arbitrary: placement },
  { weight: 3, arbitrary: move },
  { weight: 2, arbitrary: moduleRemoval },
  { weight: 3, arbitrary: optionsEdit },
  { weight: 12, arbitrary: controllerEdit },
  { weight: 1, arbitrary: controllerRemoval },
  { weight: 6, arbitrary: ip44Edit },
  { weight: 8, arbitrary: boxEdit },
);

/** Any set that can be built in the editor from the parts of the worked examples. */
export const anySet: fc.Arbitrary<ProductSet> = fc
  .tuple(frameEdit, fc.array(anyEdit, { maxLength: 30, size: 'max' }))
  .map(([first, edits]) => edits.reduce((set, edit) => edit(set), first(emptySet)));
