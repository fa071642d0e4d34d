import { billOfMaterials, type BillOfMaterials, billTotal } from '@ramka/domain/bill';
import { type Drawing, drawSet } from '@ramka/domain/drawing';
import { chosenControllers, frameOfSet, type ProductSet } from '@ramka/domain/set/product-set';
import { type Slot, slotsOfFrame } from '@ramka/domain/catalogue';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { productSetOf } from '../../../sets/set-payload.ts';
import { resolvePicture } from '../../../pictures/resolve-picture.ts';
import type { StoredSet } from '../../../sets/stored-set.ts';
import type { DocumentContext } from '../document-context.ts';
import type { DocumentLine } from '../lines/document-line.ts';
import type { DocumentSet } from './document-set.ts';
import { mountingBox } from './mounting-box.ts';
import { remarksOf } from './remarks-of.ts';

/** A stored set as documents show it: its bill, its picture, what is in its slots. */
export const describeSet = (stored: StoredSet, context: DocumentContext): DocumentSet => {
  const { assortment, texts } = context;
  const set = productSetOf(stored);
  const { lines, findings } = billOfMaterials(set, assortment);
  const frame = frameOfSet(set, assortment);
  const line = frame && assortment.findLineOfFrame(frame);
  return {
    id: stored.id,
    name: nameOfSet(stored, texts),
    lineName: line?.name ?? null,
    drawing: drawingOf(set, context),
    lines: documentLines(lines, context),
    price: billTotal(lines),
    remarks: remarksOf(findings, texts),
    slots: frame ? slotsOfFrame(frame).map((slot) => ({ slot, name: nameInSlot(set, slot, context) })) : [],
    box: frame ? mountingBox(set, frame, lines) : null,
  };
};

const documentLines = (lines: BillOfMaterials, { describe }: DocumentContext): readonly DocumentLine[] =>
  lines.map(({ article, quantity }) => ({ article: describe.article(article), quantity }));

/** The drawing with the files of its pictures; a layer whose picture is missing is left out. */
const drawingOf = (set: ProductSet, { assortment, catalogue }: DocumentContext): Drawing | null => {
  const drawing = drawSet(set, assortment);
  if (drawing === undefined) return null;
  const layers = drawing.layers.flatMap((layer) => {
    const picture = resolvePicture(catalogue, layer.picture)?.file ?? null;
    return picture === null ? [] : [{ ...layer, picture }];
  });
  return { ...drawing, layers };
};

const nameInSlot = (set: ProductSet, slot: Slot, { assortment }: DocumentContext): string | null => {
  const choice = set.modules[slot];
  if (choice !== undefined) return assortment.findModule(choice.moduleId)?.name ?? null;
  const chosen = chosenControllers(set).find((controller) => controller.slot === slot);
  return chosen === undefined ? null : (assortment.findController(chosen.controllerId)?.name ?? null);
};
