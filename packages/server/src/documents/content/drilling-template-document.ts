import { type Frame, slotsOfFrame } from '@ramka/domain/catalogue';
import { frameWidth } from '@ramka/domain/drawing';
import { frameOfSet } from '@ramka/domain/set/product-set';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms/rooms.store.ts';
import { productSetOf } from '../../project/set-contents.ts';
import type { StoredSet } from '../../project/sets/sets.store.ts';
import { type DocumentContext, documentHeading, type DocumentHeading } from './document-context.ts';
import { type DocumentPoint, pointsKey, pointText } from './points.ts';
import { buildDocumentSets, type DocumentSet, type MountingBox } from './document-set.ts';

/** Drilling templates at a scale of 1 : 1, which are laid on the wall. */
export type DrillingTemplateDocument = {
  readonly kind: 'drilling-template';
  readonly heading: DocumentHeading;
  readonly templates: readonly DrillingTemplate[];
  /** Sets that have no template, each with the reason. */
  readonly remarks: readonly string[];
};

/** The template of one set. Lengths are in millimetres. */
export type DrillingTemplate = Pick<DocumentSet, 'name' | 'description' | 'slots'> & {
  /** Null if the set's room was not given. */
  readonly roomName: string | null;
  readonly frame: { readonly width: number; readonly height: number };
  readonly box: MountingBox;
  /** Whether the frame hangs vertically, with slot 1 on top. */
  readonly vertical: boolean;
  /** From the floor to the centre of the frame, or of slot 1 if it hangs vertically; null: to be filled in by hand. */
  readonly heightAboveFloor: number | null;
  /** The labelled pieces of the set in the room, each in one line; empty while labels are off. */
  readonly points: readonly string[];
};

/** How the sets of a template hang. */
type Hanging = Pick<DrillingTemplate, 'vertical' | 'heightAboveFloor'>;

/** Builds the template of a set; undefined if the catalogue no longer contains its frame. */
export const drillingTemplate = async (
  project: StoredProject,
  set: StoredSet,
  room: RoomContents | undefined,
  hanging: Hanging,
  context: DocumentContext,
): Promise<DrillingTemplateDocument | undefined> => {
  const { templates, remarks } = await templatesOf(project, [set], room, hanging, context);
  const [template] = templates;
  if (template === undefined) return undefined;
  const heading = documentHeading(context, project, context.texts.documents.drillingTemplate, template.name);
  return { kind: 'drilling-template', heading, templates, remarks };
};

/** Builds the templates of all sets in a room; undefined if none of them has a frame. */
export const drillingTemplates = async (
  project: StoredProject,
  room: RoomContents,
  context: DocumentContext,
): Promise<DrillingTemplateDocument | undefined> => {
  const setsById = new Map(project.sets.map((set) => [set.id, set]));
  const sets = room.sets.flatMap(({ id }) => setsById.get(id) ?? []);
  const hanging = { vertical: false, heightAboveFloor: null };
  const { templates, remarks } = await templatesOf(project, sets, room, hanging, context);
  if (templates.length === 0) return undefined;
  const heading = documentHeading(context, project, context.texts.documents.drillingTemplates, room.name);
  return { kind: 'drilling-template', heading, templates, remarks };
};

const templatesOf = async (
  project: StoredProject,
  sets: readonly StoredSet[],
  room: RoomContents | undefined,
  hanging: Hanging,
  context: DocumentContext,
): Promise<Pick<DrillingTemplateDocument, 'templates' | 'remarks'>> => {
  const described = await buildDocumentSets(sets, context, project.sets);
  const [templates, remarks]: [DrillingTemplate[], string[]] = [[], []];
  sets.forEach((stored, index) => {
    const [set, frame] = [described[index], frameOfSet(productSetOf(stored), context.assortment)];
    if (set === undefined) return;
    if (frame && set.box) templates.push(templateOf({ ...set, box: set.box }, frame, room, hanging, context));
    else remarks.push(`${set.name}: ${context.texts.documents.remarks.missingFrame}`);
  });
  return { templates, remarks };
};

const templateOf = (
  { id, name, description, slots, box }: DocumentSet & { readonly box: MountingBox },
  frame: Frame,
  room: RoomContents | undefined,
  { vertical, heightAboveFloor }: Hanging,
  { points: all, texts }: DocumentContext,
): DrillingTemplate => {
  const points = (room && all?.get(pointsKey(room.id, id))) ?? [];
  return {
    name,
    description,
    slots,
    box,
    roomName: room?.name ?? null,
    frame: { width: frameWidth(frame), height: frame.geometry.height },
    // A square frame hangs either way.
    vertical: vertical && slotsOfFrame(frame).length > 1,
    heightAboveFloor: heightAboveFloor ?? commonHeight(points),
    points: points.map((point) => pointText(point, texts.documents)),
  };
};

/** The height that was entered for all pieces, in millimetres; null if they differ or one has none. */
const commonHeight = (points: readonly DocumentPoint[]): number | null => {
  const [first = null, ...others] = points.map(({ height, isUsual }) => (isUsual ? null : height));
  const isCommon = first !== null && others.every((height) => height === first);
  return isCommon ? first * MILLIMETRES_PER_CENTIMETRE : null;
};

const MILLIMETRES_PER_CENTIMETRE = 10;
