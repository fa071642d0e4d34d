import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { SetAppearance, WireRestyleChange } from '@ramka/contract/wire/restyle';
import { type BoxEntry, isControllerSlot, type Slot } from '@ramka/domain/catalogue';
import type { Substitute } from '@ramka/domain/substitutes';
import { type Drawing, drawSet } from '@ramka/domain/drawing';
import type { MinorUnits } from '@ramka/domain/money';
import { boxColours } from '@ramka/domain/set/boxes';
import { frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import type { RestyleChange, RestyleResult } from '@ramka/domain/set/restyle';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';

type Possible = Extract<RestyleResult, { readonly kind: 'possible' }>;

/** The restyled set, and the second one if it was divided. */
export const setsAfter = ({ set, second }: Possible): readonly [ProductSet, ...ProductSet[]] =>
  second ? [set, second] : [set];

/** The appearance in wire format of a set, or of two sets next to each other, and their price. */
export const appearanceResponse = (
  sets: readonly [ProductSet, ...ProductSet[]],
  price: MinorUnits,
  catalogue: LocalisedCatalogue,
): SetAppearance => {
  const frame = frameOfSet(sets[0], catalogue);
  const [first, second] = sets.flatMap((set) => drawSet(set, catalogue) ?? []);
  const drawing = first && second ? drawnTogether(first, second) : first;
  return {
    line: (frame && catalogue.findLineOfFrame(frame)?.name) ?? '',
    finish: finishName(frame?.finishId ?? null, catalogue),
    price: priceToWire(price),
    drawing: drawing ? { ...drawing, layers: [...drawing.layers] } : null,
  };
};

/** Millimetres between two sets next to each other. */
const GAP = 6;

const drawnTogether = (first: Drawing, { x, y, width, height, layers }: Drawing): Drawing => {
  const start = first.x + first.width + GAP;
  return {
    x: first.x,
    y: Math.min(first.y, y),
    width: first.width + GAP + width,
    height: Math.max(first.height, height),
    layers: [...first.layers, ...layers.map((layer) => ({ ...layer, x: layer.x - x + start }))],
  };
};

const finishName = (finishId: string | null, { findFinish }: LocalisedCatalogue): string | null =>
  (finishId === null ? undefined : findFinish(finishId))?.name ?? null;

/** A part that the restyled set lacks or has replaced, with names instead of ids. */
export const changeResponse = (
  change: RestyleChange,
  before: ProductSet,
  restyled: Possible,
  catalogue: LocalisedCatalogue,
): WireRestyleChange => {
  const { set: after } = restyled;
  switch (change.kind) {
    case 'function':
      return {
        ...change,
        from: functionName(change.from, catalogue) ?? contentName(before, change.slot, catalogue) ?? '',
        to: functionName(change.to, catalogue) ?? contentName(after, change.slot, catalogue) ?? '',
        standIns: substituteResponses(change.standIns, catalogue),
      };
    case 'emptied':
      return {
        ...change,
        from: functionName(change.from, catalogue) ?? contentName(before, change.slot, catalogue),
        standIns: substituteResponses(change.standIns, catalogue),
      };
    case 'colour':
      return { kind: 'color', slot: change.slot, wanted: change.wanted.name, to: change.to.name };
    case 'option':
      return {
        kind: 'option',
        slot: change.slot,
        group: change.groupName,
        from: change.from?.name ?? null,
        to: change.to?.name ?? null,
      };
    case 'finish':
      return { kind: 'finish', from: finishName(change.from, catalogue), to: finishName(change.to, catalogue) };
    case 'seal':
      return sealResponse(change);
    case 'box':
      return {
        ...change,
        from: boxColourName(before, change.box, change.from, catalogue),
        to: boxColourName(after, change.box, change.to, catalogue),
      };
  }
};

const sealResponse = ({ reason }: Extract<RestyleChange, { kind: 'seal' }>): WireRestyleChange =>
  reason.kind === 'module-disables-ip44'
    ? { kind: 'seal', reason: reason.kind, slot: reason.slot }
    : { kind: 'seal', reason: 'frame-lacks-ip44' };

const functionName = (functionId: string | null, { allFunctions }: LocalisedCatalogue): string | null =>
  allFunctions.find(({ id }) => id === functionId)?.name ?? null;

const substituteResponses = (standIns: readonly Substitute[], catalogue: LocalisedCatalogue) =>
  standIns.map(({ functionId, loses }) => ({
    functionId,
    name: functionName(functionId, catalogue) ?? functionId,
    loses,
  }));

/** Name of the module or controller in a slot; null if it is empty or the catalogue lacks it. */
const contentName = (set: ProductSet, slot: Slot, catalogue: LocalisedCatalogue): string | null => {
  const frame = frameOfSet(set, catalogue);
  if (frame && isControllerSlot(frame, slot)) return catalogue.findController(set.controllers[slot] ?? 0)?.name ?? null;
  return catalogue.findModule(set.modules[slot]?.moduleId ?? 0)?.name ?? null;
};

/** Name of a box's colour; null without a box, or if the catalogue lacks it. */
const boxColourName = (
  set: ProductSet,
  box: 'corner' | 'surface',
  colourId: number,
  catalogue: LocalisedCatalogue,
): string | null => {
  const frame = frameOfSet(set, catalogue);
  const entries: readonly BoxEntry[] = (box === 'corner' ? frame?.cornerBoxes : frame?.surfaceBoxes) ?? [];
  return boxColours(entries).find(({ id }) => id === colourId)?.name ?? null;
};
