import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { BoxEntry, Frame } from '../catalogue/frame.ts';
import { boxProblem } from '../set/boxes/box-problem.ts';
import { emptyControllerSlots } from '../set/controllers/empty-controller-slots.ts';
import { frameOfSet } from '../set/frame-of-set.ts';
import { ip44Problem } from '../set/ip44/ip44-problem.ts';
import type { ProductSet } from '../set/product-set.ts';
import type { BillReason } from './bill-line.ts';
import { needOf, type Need } from './need.ts';
import { panelSymbol } from './panel-symbol.ts';

/**
 * What a set asks for because of its frame: the frame itself, the seal, every entry of its box (catalogue.md §5.4
 * points 1 to 3, D13, D14). A seal or box that the frame no longer has is named as missing (R22).
 */
export const frameNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] => {
  if (set.frameId === null) return [{ kind: 'finding', finding: { kind: 'no-frame' } }];
  const frame = frameOfSet(set, assortment);
  if (!frame) return [needOf(undefined, { kind: 'id', id: set.frameId }, 1, { kind: 'frame' })];
  const { cornerBoxColourId, surfaceBoxColourId } = set;
  return [
    frameNeed(set, frame, assortment),
    ...sealNeeds(set, frame, assortment),
    ...boxNeeds(frame, frame.cornerBoxes, { kind: 'corner-box', colourId: cornerBoxColourId }, assortment),
    ...boxNeeds(frame, frame.surfaceBoxes, { kind: 'surface-box', colourId: surfaceBoxColourId }, assortment),
  ];
};

const frameNeed = (set: ProductSet, frame: Frame, assortment: PricedAssortment): Need => {
  const reason = { kind: 'frame' } as const;
  if (!frame.touchLayout) return needOf(assortment.findArticle(frame.id), { kind: 'id', id: frame.id }, 1, reason);
  const symbol = panelSymbol(set, frame, assortment);
  const slots = emptyControllerSlots(set, frame);
  if (slots.length > 0) return { kind: 'finding', finding: { kind: 'not-configured', symbol, slots } };
  return needOf(assortment.findArticleBySymbol(symbol), { kind: 'symbol', symbol }, 1, reason);
};

const sealNeeds = (set: ProductSet, frame: Frame, assortment: PricedAssortment): readonly Need[] => {
  if (!set.ip44 || ip44Problem(set, assortment)?.kind === 'module-disables-ip44') return [];
  const seal = frame.supportsIp44 ? assortment.findSeal(frame) : undefined;
  return [needOf(seal, { kind: 'seal-of-frame', frameId: frame.id }, 1, { kind: 'seal' })];
};

const boxNeeds = (
  frame: Frame,
  entries: readonly BoxEntry[],
  reason: Extract<BillReason, { readonly colourId: number }>,
  assortment: PricedAssortment,
): readonly Need[] => {
  if (boxProblem(entries, reason.colourId))
    return [needOf(undefined, { kind: 'box-of-frame', frameId: frame.id }, 1, reason)];
  return entries
    .filter(({ colour }) => colour.id === reason.colourId)
    .map(({ id, quantity }) => needOf(assortment.findArticle(id), { kind: 'id', id }, quantity, reason));
};
