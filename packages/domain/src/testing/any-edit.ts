import * as fc from 'fast-check';
import type { FrameLine } from '../catalogue/frame-line.ts';
import { boxColours } from '../set/boxes/box-colours.ts';
import { chooseCornerBox } from '../set/boxes/choose-corner-box.ts';
import { chooseSurfaceBox } from '../set/boxes/choose-surface-box.ts';
import { allowedControllers } from '../set/controllers/allowed-controllers.ts';
import { chooseController } from '../set/controllers/choose-controller.ts';
import { removeController } from '../set/controllers/remove-controller.ts';
import { frameOfSet } from '../set/frame-of-set.ts';
import { chooseFrame } from '../set/frames/choose-frame.ts';
import { chooseLine } from '../set/frames/choose-line.ts';
import { switchIp44 } from '../set/ip44/switch-ip44.ts';
import { moduleChoiceOf } from '../set/modules/module-choice-of.ts';
import { moveModule } from '../set/modules/move-module.ts';
import { placeModule } from '../set/modules/place-module.ts';
import { removeModule } from '../set/modules/remove-module.ts';
import { chooseOptions } from '../set/options/choose-options.ts';
import type { ProductSet } from '../set/product-set.ts';
import type { Result } from '../result.ts';
import { allControllerSlots, allSlots } from '../set/slot.ts';
import { allCards, anyCard } from './any-card.ts';
import { anyOptions } from './any-options.ts';
import { exampleAssortment as assortment } from './worked-examples/example-assortment.ts';
import { exampleRanges } from './worked-examples/example-ranges.ts';

/** One thing that a visitor does in the editor; what the rules refuse changes nothing. */
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

/** Choosing any frame. */
export const frameEdit = fc
  .constantFrom(...exampleFrames)
  .map<Edit>((frame) => (set) => chooseFrame(set, frame, assortment).set);

const lineEdit = fc.constantFrom(...exampleLines).map<Edit>((line) => (set) => chooseLine(set, lineOf(set), line));

/** Mostly of a module that fits the frame, now and then of any. */
const placement = fc.tuple(slot, fc.nat(), anyCard).map<Edit>(([at, pick, other]) => (set) => {
  const seriesTag = frameOfSet(set, assortment)?.seriesTag;
  const fitting = allCards.filter(({ module }) => module.seriesTag === seriesTag);
  const card = fitting[pick % (fitting.length + 1)] ?? other;
  return orUnchanged(set, placeModule(set, at, moduleChoiceOf(card), assortment));
});

const move = fc.tuple(slot, slot).map<Edit>(
  ([from, to]) =>
    (set) =>
      orUnchanged(set, moveModule(set, from, to, assortment)),
);

const moduleRemoval = slot.map<Edit>((at) => (set) => removeModule(set, at));

const optionsEdit = fc.tuple(slot, anyOptions).map<Edit>(
  ([at, wanted]) =>
    (set) =>
      orUnchanged(set, chooseOptions(set, at, wanted, assortment)),
);

const controllerEdit = fc.tuple(controllerSlot, fc.nat(5)).map<Edit>(([at, pick]) => (set) => {
  const offered = allowedControllers(set, at, assortment);
  const controller = offered[pick % Math.max(1, offered.length)];
  return controller ? orUnchanged(set, chooseController(set, at, controller.id, assortment)) : set;
});

const controllerRemoval = controllerSlot.map<Edit>((at) => (set) => removeController(set, at));

const ip44Edit = fc.boolean().map<Edit>((on) => (set) => orUnchanged(set, switchIp44(set, on, assortment)));

const boxEdit = fc
  .tuple(fc.constantFrom(chooseCornerBox, chooseSurfaceBox), fc.constantFrom(0, ...boxColourIds))
  .map<Edit>(
    ([chooseBox, colourId]) =>
      (set) =>
        orUnchanged(set, chooseBox(set, colourId, assortment)),
  );

/** Any edit, those that fill a set more often than those that empty it. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
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
