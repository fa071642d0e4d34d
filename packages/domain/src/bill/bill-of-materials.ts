import type { PricedAssortment } from '../catalogue/assortment.ts';
import type { ProductSet } from '../set/product-set.ts';
import type { BillFinding } from './bill-finding.ts';
import type { BillLine, BillOfMaterials } from './bill-line.ts';
import { controllerNeeds } from './controller-needs.ts';
import { frameNeeds } from './frame-needs.ts';
import { mergeLines } from './merge-lines.ts';
import { moduleNeeds } from './module-needs.ts';
import type { Need } from './need.ts';

/** What to order for a set, and what is worth telling about it. */
export type SetBill = { readonly lines: BillOfMaterials; readonly findings: readonly BillFinding[] };

/**
 * What to order for one set (catalogue.md §5.4): frame, seal, box, controllers, modules from left to right; equal
 * articles on the line of the first. What can't be ordered is a finding instead.
 */
export const billOfMaterials = (set: ProductSet, assortment: PricedAssortment): SetBill => {
  const needs = [...frameNeeds(set, assortment), ...controllerNeeds(set, assortment), ...moduleNeeds(set, assortment)];
  const lines = mergeLines(needs.flatMap(lineOf));
  return { lines, findings: [...needs.flatMap(findingOf), ...priceFindings(lines)] };
};

const lineOf = (need: Need): readonly BillLine[] =>
  need.kind === 'article' ? [{ article: need.article, quantity: need.quantity, reasons: [need.reason] }] : [];

const findingOf = (need: Need): readonly BillFinding[] => (need.kind === 'finding' ? [need.finding] : []);

const priceFindings = (lines: BillOfMaterials): readonly BillFinding[] =>
  lines.filter(({ article }) => article.price === null).map(({ article }) => ({ kind: 'no-price', article }));
