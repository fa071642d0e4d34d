import type {
  Article,
  Assortment,
  BoxEntry,
  ComponentGroup,
  ControllerSlot,
  Frame,
  Module,
  PricedAssortment,
  Slot,
} from './catalogue.ts';
import { type MinorUnits, totalOf } from './money.ts';
import { boxProblem } from './set/boxes.ts';
import { touchPointsOf } from './set/controllers.ts';
import { isFixedGroup, includedComponents } from './set/options.ts';
import {
  chosenControllers,
  emptyControllerSlots,
  frameOfSet,
  type PlacedModule,
  placedModules,
  type ProductSet,
} from './set/product-set.ts';
import { hasSeal, isSealMissing } from './set/seal.ts';
import { lookAlikeKey } from './search.ts';

export type SetBill = { readonly lines: BillOfMaterials; readonly findings: readonly BillFinding[] };

/**
 * The bill of materials of one set (docs/catalogue-rules.md#c5-4): frame, seal, box, controllers, modules from left to right.
 * Equal articles share the line of the first one. A part that cannot be ordered becomes a finding.
 */
export const billOfMaterials = (set: ProductSet, assortment: PricedAssortment): SetBill => {
  const needs = [...frameNeeds(set, assortment), ...controllerNeeds(set, assortment), ...moduleNeeds(set, assortment)];
  const lines = mergeLines(linesBySymbol(needs.flatMap(lineOf)));
  return { lines, findings: [...needs.flatMap(findingOf), ...priceFindings(lines)] };
};

const lineOf = (need: Need): readonly BillLine[] =>
  need.kind === 'article' ? [{ article: need.article, quantity: need.quantity, reasons: [need.reason] }] : [];

const findingOf = (need: Need): readonly BillFinding[] => (need.kind === 'finding' ? [need.finding] : []);

const priceFindings = (lines: BillOfMaterials): readonly BillFinding[] =>
  lines.filter(({ article }) => article.price === null).map(({ article }) => ({ kind: 'no-price', article }));

/** Why an article is on the bill: the part of the set that needs it, and the rule. */
export type BillReason =
  | { readonly kind: 'frame' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'corner-box'; readonly colourId: number }
  | { readonly kind: 'surface-box'; readonly colourId: number }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'visible-part'; readonly slot: Slot }
  | {
      readonly kind: 'component';
      readonly slot: Slot;
      readonly groupId: number;
      /** Name of the component group in the catalogue's language. */
      readonly groupName: string;
      /** `always`: the module requires it; `chosen`: the user selected it. */
      readonly rule: 'always' | 'chosen';
    };

type BillLine = {
  readonly article: Article;
  /** Pieces for one set. */
  readonly quantity: number;
  /** In order of discovery; at least one. */
  readonly reasons: readonly BillReason[];
};

/** A bill of materials: each article once, in the order in which it is first needed (docs/catalogue-rules.md#c5-4). */
export type BillOfMaterials = readonly BillLine[];

/** A remark about a bill of materials. It blocks nothing. */
export type BillFinding =
  /** No frame was chosen yet. */
  | { readonly kind: 'no-frame' }
  /**
   * The panel cannot be ordered until these slots have a controller. In `symbol`, `@` stands for the touch points of each of
   * them (docs/catalogue-rules.md#d12).
   */
  | { readonly kind: 'not-configured'; readonly symbol: string; readonly slots: readonly ControllerSlot[] }
  /** The catalogue does not contain the article, or no longer does. */
  | { readonly kind: 'missing-article'; readonly article: MissingArticle; readonly reason: BillReason }
  /** The catalogue no longer contains the module, so its components are unknown. */
  | { readonly kind: 'missing-module'; readonly slot: Slot; readonly moduleId: number }
  /** Price on request: the line adds nothing to the total. */
  | { readonly kind: 'no-price'; readonly article: Article };

/** How a missing article is identified. */
type MissingArticle =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'seal-of-frame'; readonly frameId: number }
  /** The frame no longer has a box of the colour that `reason` names. */
  | { readonly kind: 'box-of-frame'; readonly frameId: number };

/**
 * Net total: Σ quantity × unit price. Articles without a price add nothing (docs/catalogue-rules.md#d15).
 */
export const billTotal = (lines: readonly OrderableLine[]): MinorUnits =>
  totalOf(lines.map(({ article, quantity }) => ({ quantity, price: article.price })));

/** Net price of one line; null for an article without a price. */
export const lineTotal = ({ article, quantity }: OrderableLine): MinorUnits | null =>
  article.price === null ? null : billTotal([{ article, quantity }]);

/** Net price of one set: the total of its bill (docs/catalogue-rules.md#d15). */
export const setPrice = (set: ProductSet, assortment: PricedAssortment): MinorUnits =>
  billTotal(billOfMaterials(set, assortment).lines);

/** An article that a set needs, with quantity and reason, or the finding that explains why the article is unknown. */
type Need =
  | { readonly kind: 'article'; readonly article: Article; readonly quantity: number; readonly reason: BillReason }
  | { readonly kind: 'finding'; readonly finding: BillFinding };

/** Returns the need for an article, or a finding if the catalogue does not contain the article. */
const needOf = (article: Article | undefined, otherwise: MissingArticle, quantity: number, reason: BillReason): Need =>
  article
    ? { kind: 'article', article, quantity, reason }
    : { kind: 'finding', finding: { kind: 'missing-article', article: otherwise, reason } };

/**
 * The needs of a frame: the frame itself, the seal, every entry of its box
 * (docs/catalogue-rules.md#c5-4, docs/catalogue-rules.md#d13, docs/catalogue-rules.md#d14). A seal or box that the
 * frame no longer has becomes a finding (docs/readings.md#r22).
 */
const frameNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] => {
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
  const isMissing = isSealMissing(set, assortment);
  if (!isMissing && !hasSeal(set, assortment)) return [];
  const seal = isMissing ? undefined : assortment.findSeal(frame);
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

/**
 * Resolves the order symbol of a frame: each `@` is replaced, in order, by the number of touch points of the next
 * controller slot. The `@` of an empty controller slot is not replaced (docs/catalogue-rules.md#d12). Frames without a
 * touch layout keep their symbol.
 */
export const panelSymbol = (set: ProductSet, frame: Frame, assortment: Assortment): string =>
  symbolWith(touchPointsOf(set, frame, assortment), frame.symbol);

/** Replaces each `@` in a panel's symbol by the touch points of the next controller slot; undefined leaves the `@`. */
export const symbolWith = (touchPoints: readonly (number | undefined)[], symbol: string): string => {
  const [first = '', ...rest] = symbol.split('@');
  return rest.reduce((resolved, part, index) => `${resolved}${touchPoints[index] ?? '@'}${part}`, first);
};

/**
 * The needs of the modules, slot by slot: the visible part first, then the component groups in catalogue order
 * (docs/catalogue-rules.md#c5-4-5). Components that are not part of the module are ignored.
 */
const moduleNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] =>
  placedModules(set).flatMap((placed) => needsOf(placed, assortment));

const needsOf = (placed: PlacedModule, assortment: PricedAssortment): readonly Need[] => {
  const { slot, choice } = placed;
  const { moduleId, visibleComponentId } = choice;
  const module = assortment.findModule(moduleId);
  if (!module) return [{ kind: 'finding', finding: { kind: 'missing-module', slot, moduleId } }];
  return [
    partNeed(visibleComponentId, module.visibleComponents, 1, { kind: 'visible-part', slot }, assortment),
    ...module.groups.flatMap((group) => groupNeeds(placed, module, group, assortment)),
  ];
};

const groupNeeds = (
  { slot, choice }: PlacedModule,
  module: Module,
  group: ComponentGroup,
  assortment: PricedAssortment,
): readonly Need[] => {
  const rule = isFixedGroup(module, group, choice.colourId) ? 'always' : 'chosen';
  const reason = { kind: 'component', slot, groupId: group.id, groupName: group.name, rule } as const;
  return includedComponents(module, group, choice).map(({ id, quantity }) =>
    partNeed(id, group.components, quantity, reason, assortment),
  );
};

const partNeed = (
  id: number,
  possible: readonly number[],
  quantity: number,
  reason: BillReason,
  assortment: PricedAssortment,
): Need => needOf(possible.includes(id) ? assortment.findArticle(id) : undefined, { kind: 'id', id }, quantity, reason);

/** One controller for each filled slot (docs/catalogue-rules.md#c5-4-4). */
const controllerNeeds = (set: ProductSet, assortment: PricedAssortment): readonly Need[] =>
  chosenControllers(set).map(({ slot, controllerId: id }) =>
    needOf(assortment.findArticle(id), { kind: 'id', id }, 1, { kind: 'controller', slot }),
  );

/**
 * The bill of several sets: each article once, in the order in which it is first needed (docs/catalogue-rules.md#d18).
 */
export const mergeBills = (bills: readonly BillOfMaterials[]): BillOfMaterials =>
  mergeLines(linesByArticle(bills.flat()));

/** Merges lines of the same article into the first one: quantities are added, reasons concatenated. */
const mergeLines = (lines: readonly EqualLines<BillLine>[]): BillOfMaterials =>
  lines.map((equal) => ({
    ...summed(equal),
    reasons: equal.flatMap(({ reasons }) => reasons),
  }));

/** A quantity of an article: a bill line, a single product, an e-catalogue product. */
export type OrderableLine = {
  readonly article: { readonly symbol: string; readonly price: MinorUnits | null };
  readonly quantity: number;
};

/** Multiplies the quantities of one set's lines by the number of sets. */
export const multiplyLines = <Line extends OrderableLine>(lines: readonly Line[], times: number): readonly Line[] =>
  lines.map((line) => ({ ...line, quantity: line.quantity * times }));

/**
 * Merges lines of several lists: each article once, in the order in which it is first needed. Articles are identified by
 * symbol, in whatever spelling, so that a controller of a set and the same one from the e-catalogue share a line.
 */
export const orderList = <Article extends OrderableLine['article']>(
  lines: readonly LineOf<Article>[],
): readonly LineOf<Article>[] => linesByArticle(lines).map(summed);

type LineOf<Article> = { readonly article: Article; readonly quantity: number };

type EqualLines<Line> = readonly [first: Line, ...others: Line[]];

/** Groups lines by symbol, in the order of the first occurrence. */
const linesBySymbol = <Line extends OrderableLine>(lines: readonly Line[]): readonly EqualLines<Line>[] => {
  const bySymbol = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const equal = bySymbol.get(line.article.symbol);
    if (equal) equal.push(line);
    else bySymbol.set(line.article.symbol, [line]);
  }
  return [...bySymbol.values()];
};

/** Groups lines of several lists by article: different spellings of one symbol are one article. */
const linesByArticle = <Line extends OrderableLine>(lines: readonly Line[]): readonly EqualLines<Line>[] => {
  const byKey = new Map<string, EqualLines<Line>>();
  for (const equal of linesBySymbol(lines)) {
    const key = lookAlikeKey(equal[0].article.symbol);
    const existing = byKey.get(key);
    byKey.set(key, existing ? [...existing, ...equal] : equal);
  }
  return [...byKey.values()];
};

const summed = <Article>(equal: EqualLines<LineOf<Article>>): LineOf<Article> => ({
  article: equal[0].article,
  quantity: equal.reduce((sum, { quantity }) => sum + quantity, 0),
});
