import {
  type BillFinding,
  billOfMaterials,
  type BillOfMaterials,
  type BillReason,
  billTotal,
  multiplyLines,
} from '@ramka/domain/bill';
import { type Frame, type Slot, slotsOfFrame } from '@ramka/domain/catalogue';
import { type Drawing, drawSet, describeSet } from '@ramka/domain/drawing';
import type { MinorUnits } from '@ramka/domain/money';
import { boxDepth } from '@ramka/domain/set/boxes';
import { chosenControllers, frameOfSet, freeModuleSlots, type ProductSet } from '@ramka/domain/set/product-set';
import { insertGroup } from '@ramka/domain/set/seal';
import { wallOfRoom, wallOfSet } from '@ramka/domain/wall';
import { contentsOfSet, nameOfSet, namesOfSets, sentenceOfSet } from '@ramka/texts/name-of-set';
import type { Texts } from '@ramka/texts/texts';
import { mapCooperatively } from '../../async/concurrency.ts';
import { resolvePicture } from '../../pictures/resolve-picture.ts';
import { productSetOf } from '../../project/set-contents.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import type { StoredSet } from '../../project/sets/sets.store.ts';
import type { DocumentPoint } from './points.ts';
import type { DocumentContext } from './document-context.ts';
import type { DocumentLine } from './articles.ts';

/** A product set as documents show it. Rooms that contain the same set share one object. */
export type DocumentSet = {
  readonly id: number;
  /** Never empty: a set without a name is named by its contents. */
  readonly name: string;
  /** A sentence that describes the appearance, for screen readers. */
  readonly description: string;
  /** Name of the frame line; null if the frame was discontinued. */
  readonly lineName: string | null;
  /** Layers of the picture; each layer names a file in the picture folder. Null without a frame. */
  readonly drawing: Drawing | null;
  /** The wall behind the set, as stored; null for the default. */
  readonly wall: string | null;
  /** Bill of materials of one set. */
  readonly lines: readonly DocumentLine[];
  /** Net price of one set. */
  readonly price: MinorUnits;
  /** Problems that the lines cannot show: parts that are missing or not chosen yet (docs/readings.md#r22). */
  readonly remarks: readonly string[];
  /** From left to right; an empty slot has no name. */
  readonly slots: readonly SlotContent[];
  /** The wall box; null without a frame. */
  readonly box: MountingBox | null;
  /** Seal, then module inserts, each with its quantity. Empty unless the set is IP44. */
  readonly sealing: readonly string[];
};

/** A slot and the localised name of its content; null for an empty slot. */
export type SlotContent = { readonly slot: Slot; readonly name: string | null };

/** A set and its quantity in a room. */
export type SetEntry = {
  readonly set: DocumentSet;
  readonly quantity: number;
  /** The labelled pieces; absent while a project has no labels, and in documents that do not print them. */
  readonly points?: readonly DocumentPoint[];
};

/** A line multiplied by the quantity of the set; `perSet` is the quantity in one set. */
export type EntryLine = DocumentLine & { readonly perSet: number };

/** The bill of materials of a set, multiplied by its quantity in the room. */
export const linesOfEntry = ({ set, quantity }: SetEntry): readonly EntryLine[] =>
  multiplyLines(
    set.lines.map((line) => ({ ...line, perSet: line.quantity })),
    quantity,
  );

/**
 * Converts sets in order and yields to the event loop between batches. Unnamed sets are numbered among `all` sets with
 * the same contents, as on the screen.
 */
export const buildDocumentSets = async (
  sets: readonly StoredSet[],
  context: DocumentContext,
  all: readonly StoredSet[] = sets,
): Promise<readonly DocumentSet[]> => {
  const names = await namesOfStoredSets(all, context);
  return mapCooperatively(sets, (stored) => ({
    ...buildDocumentSet(stored, context),
    name: names.get(stored.id) ?? stored.name,
  }));
};

/** The wall of a project and of its rooms. */
type Walls = Pick<StoredProject, 'wall' | 'rooms'>;

/** Puts sets on their walls: that of the room that a document is about, or the one that their rooms agree on. */
export const onWalls = (sets: readonly DocumentSet[], project: Walls, roomId?: number): readonly DocumentSet[] =>
  sets.map((set) => ({
    ...set,
    wall: roomId === undefined ? wallOfSet(project, set.id) : wallOfRoom(project, roomId),
  }));

/** The names of sets by id; unnamed sets are numbered among those with the same contents. */
export const namesOfStoredSets = async (
  sets: readonly StoredSet[],
  { assortment, texts }: DocumentContext,
): Promise<ReadonlyMap<number, string>> => {
  const named = await mapCooperatively(sets, (stored) => ({
    id: stored.id,
    name: stored.name,
    contents:
      stored.name === ''
        ? contentsOfSet(describeSet(productSetOf(stored), assortment), assortment.shortNameOf, texts)
        : '',
  }));
  return namesOfSets(named, texts);
};

/** Converts a stored set for documents: bill of materials, picture and slots. */
export const buildDocumentSet = (stored: StoredSet, context: DocumentContext): DocumentSet => {
  const { assortment, texts } = context;
  const set = productSetOf(stored);
  const { lines, findings } = billOfMaterials(set, assortment);
  const frame = frameOfSet(set, assortment);
  const line = frame && assortment.findLineOfFrame(frame);
  const description = describeSet(set, assortment);
  const contents = contentsOfSet(description, assortment.shortNameOf, texts);
  return {
    id: stored.id,
    name: nameOfSet({ name: stored.name, contents }, texts),
    description: sentenceOfSet(description, texts),
    lineName: line?.name ?? null,
    drawing: drawingOf(set, context),
    wall: null,
    lines: documentLines(lines, context),
    price: billTotal(lines),
    remarks: [...remarksOf(findings, texts), ...emptySlotsRemark(set, frame, texts)],
    slots: frame ? slotsOfFrame(frame).map((slot) => ({ slot, name: nameInSlot(set, slot, context) })) : [],
    box: frame ? mountingBox(set, frame, lines) : null,
    sealing: sealingOf(set, lines, assortment),
  };
};

const documentLines = (lines: BillOfMaterials, { articles }: DocumentContext): readonly DocumentLine[] =>
  lines.map(({ article, quantity }) => ({ article: articles.article(article), quantity }));

/** The drawing with picture file names. Layers without a picture are dropped. */
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

/** The wall box of a set, for the installer. Depths are in millimetres. */
export type MountingBox =
  /** Round flush boxes, one per slot, 71 mm apart. `depth` is the minimum depth. */
  | { readonly kind: 'flush'; readonly boxes: number; readonly depth: number }
  | { readonly kind: 'surface' | 'corner'; readonly symbols: readonly string[]; readonly depth: number };

/** Millimetres. Mechanisms fit a standard box; the electronics behind a touch panel need a deep one. */
const FLUSH_DEPTH = 40;
const DEEP_FLUSH_DEPTH = 60;

/** The surface or corner box on the bill of materials, or flush boxes if there is none. */
const mountingBox = (set: ProductSet, frame: Frame, lines: BillOfMaterials): MountingBox => {
  const surface = boxOf('surface-box', 'surface', lines);
  const corner = boxOf('corner-box', 'corner', lines);
  const depth = chosenControllers(set).length > 0 ? DEEP_FLUSH_DEPTH : FLUSH_DEPTH;
  return surface ?? corner ?? { kind: 'flush', boxes: frame.slots, depth };
};

const boxOf = (
  reason: BillReason['kind'],
  kind: 'surface' | 'corner',
  lines: BillOfMaterials,
): MountingBox | undefined => {
  const parts = lines.filter(({ reasons }) => reasons.some((each) => each.kind === reason));
  if (parts.length === 0) return undefined;
  return { kind, symbols: countedSymbols(parts), depth: boxDepth(parts.length) };
};

const countedSymbols = (lines: BillOfMaterials): readonly string[] =>
  lines.map(({ article, quantity }) => (quantity === 1 ? article.symbol : `${quantity} × ${article.symbol}`));

const sealingOf = (
  set: ProductSet,
  lines: BillOfMaterials,
  assortment: DocumentContext['assortment'],
): readonly string[] => {
  const isInsert = (reason: BillReason): boolean => {
    if (reason.kind !== 'component') return false;
    const module = assortment.findModule(set.modules[reason.slot]?.moduleId ?? 0);
    return module !== undefined && insertGroup(module)?.id === reason.groupId;
  };
  const seals = lines.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'seal'));
  return seals.length === 0 ? [] : countedSymbols([...seals, ...lines.filter(({ reasons }) => reasons.some(isInsert))]);
};

/** Reports empty slots, so that they are noticed before installation. */
const emptySlotsRemark = (set: ProductSet, frame: Frame | undefined, { documents }: Texts): readonly string[] => {
  const empty = frame ? freeModuleSlots(set, frame) : [];
  return empty.length === 0 ? [] : [documents.remarks.emptySlots(empty.length, empty.join(', '))];
};

/** Converts findings of a bill of materials into sentences. Missing prices are shown in their lines instead. */
export const remarksOf = (findings: readonly BillFinding[], { documents }: Texts): readonly string[] => [
  ...new Set(findings.flatMap((finding) => remarkOf(finding, documents.remarks) ?? [])),
];

const remarkOf = (finding: BillFinding, remarks: Texts['documents']['remarks']): string | undefined => {
  switch (finding.kind) {
    case 'no-frame':
      return remarks.noFrame;
    case 'not-configured':
      return remarks.notConfigured(finding.symbol);
    case 'missing-module':
      return remarks.missingModule(finding.slot);
    case 'missing-article':
      return finding.article.kind === 'symbol'
        ? remarks.missingPanel(finding.article.symbol)
        : missingPart(finding, remarks);
    case 'no-price':
      return undefined;
  }
};

const missingPart = (
  { reason }: Extract<BillFinding, { kind: 'missing-article' }>,
  remarks: Texts['documents']['remarks'],
): string => {
  switch (reason.kind) {
    case 'frame':
      return remarks.missingFrame;
    case 'seal':
      return remarks.missingSeal;
    case 'corner-box':
    case 'surface-box':
      return remarks.missingBox;
    case 'controller':
    case 'visible-part':
      return remarks.missingInSlot(reason.slot);
    case 'component':
      return remarks.missingComponent(reason.slot, reason.groupName);
  }
};
