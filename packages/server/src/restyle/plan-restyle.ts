import type { RestyleBody } from '@ramka/contract/wire/restyle';
import { nameOfCopy } from '@ramka/domain/names';
import { normaliseSet } from '@ramka/domain/set/check-set';
import { type SetDefaults, defaultsFromSet } from '@ramka/domain/set/frames';
import type { FramedSet, ProductSet } from '@ramka/domain/set/product-set';
import { type RestyleResult, restyleDivided, restyleSet, type RestyleOptions } from '@ramka/domain/set/restyle';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapCooperatively } from '../async/concurrency.ts';
import { HttpError } from '../http/errors.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { productSetOf, setContents } from '../project/set-contents.ts';
import { isExternal, type SetContents, type StoredSet } from '../project/sets/sets.store.ts';
import { writeSetDocument } from '../store/set-document.ts';

/** A planned bulk change of sets, in the order of the project's list. */
export type RestylePlan = {
  /** The room whose sets change; null for all rooms. */
  readonly roomId: number | null;
  readonly rows: readonly PlannedSet[];
  /** New set defaults; null if they do not change, because only some sets of the project or room were selected. */
  readonly defaults: SetDefaults | null;
};

/** The planned change of one set. */
export type PlannedSet = {
  readonly stored: StoredSet;
  readonly before: FramedSet;
  readonly restyled:
    | RestyleResult
    | { readonly kind: 'impossible'; readonly reason: { readonly kind: 'external-set' } };
  /** New contents; null if the set is excluded, cannot be changed, or would not differ. */
  readonly contents: SetContents | null;
  /** Contents of the second set, if the set is divided. */
  readonly secondContents: SetContents | null;
  /** Whether the set already has the requested appearance. */
  readonly same: boolean;
  /** Name of the copy that replaces the set in the room; null if the set itself changes, or does not change. */
  readonly copyName: string | null;
};

/** Plans a bulk change without executing it. */
export const planRestyle = async (
  project: StoredProject,
  body: RestyleBody,
  catalogue: LocalisedCatalogue,
): Promise<RestylePlan> => {
  requireExistingSets(project, body);
  const chosen = chosenSets(project, body);
  const excluded = new Set(body.leave);
  const taken = new Set(project.sets.map(({ name }) => name));
  const roomId = body.groupId ?? null;
  const rows = await mapCooperatively(chosen, (stored) => {
    const { changed, second, ...row } = planSet(stored, body, catalogue);
    const copyName = changed && isElsewhere(stored, project, roomId) ? nameOfCopy(stored.name, taken) : null;
    if (copyName !== null) taken.add(copyName);
    const secondContents = second && { ...second, name: nameOfCopy(second.name, taken) };
    if (secondContents) taken.add(secondContents.name);
    if (excluded.has(stored.id)) return { ...row, contents: null, secondContents: null, copyName };
    return { ...row, contents: changed, secondContents, copyName };
  });
  return { roomId, rows, defaults: body.bundles ? null : mostFrequentDefaults(rows, catalogue) };
};

/** The most frequent set defaults among the changed sets; null if no set changes. */
const mostFrequentDefaults = (rows: readonly PlannedSet[], catalogue: LocalisedCatalogue): SetDefaults | null => {
  const defaults = rows.flatMap(({ contents, restyled }) =>
    contents && restyled.kind !== 'impossible' ? (defaultsFromSet(restyled.set, catalogue) ?? []) : [],
  );
  const groups = [...Map.groupBy(defaults, (one) => JSON.stringify(one)).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? null;
};

/** Throws if a request refers to ids that the project does not contain (docs/api-errors.md). */
const requireExistingSets = (
  { rooms, sets }: StoredProject,
  { groupId, bundles = [], leave = [], divided = [], decisions = {}, frames = {} }: RestyleBody,
) => {
  const setIds = new Set(sets.map(({ id }) => id));
  const unknown = [
    ...(groupId === undefined || rooms.some(({ id }) => id === groupId) ? [] : ['groupId']),
    ...bundles.flatMap((id, index) => (setIds.has(id) ? [] : [`bundles.${index}`])),
    ...leave.flatMap((id, index) => (setIds.has(id) ? [] : [`leave.${index}`])),
    ...divided.flatMap((id, index) => (setIds.has(id) ? [] : [`divided.${index}`])),
    ...Object.keys(decisions).flatMap((id) => (setIds.has(Number(id)) ? [] : [`decisions.${id}`])),
    ...Object.keys(frames).flatMap((id) => (setIds.has(Number(id)) ? [] : [`frames.${id}`])),
  ];
  if (unknown.length > 0)
    throw new HttpError(
      'unprocessable',
      unknown.map((path) => ({ path, code: 'unknown-entry', message: ({ input }) => input.unknownEntry })),
    );
};

const chosenSets = ({ rooms, sets }: StoredProject, { groupId, bundles }: RestyleBody): readonly StoredSet[] => {
  const room = rooms.find(({ id }) => id === groupId);
  const inRoom = room && new Set(room.sets.map(({ id }) => id));
  const named = bundles && new Set(bundles);
  return sets.filter(({ id }) => (inRoom?.has(id) ?? true) && (named?.has(id) ?? true));
};

const isElsewhere = ({ id }: StoredSet, { rooms }: StoredProject, roomId: number | null): boolean =>
  roomId !== null && rooms.some((room) => room.id !== roomId && room.sets.some((entry) => entry.id === id));

/** Plans the change of one set. `changed` is null if the set would not differ, `second` if it is not divided. */
const planSet = (stored: StoredSet, body: RestyleBody, catalogue: LocalisedCatalogue) => {
  const before = productSetOf(stored);
  const restyle = body.divided?.includes(stored.id) === true ? restyleDivided : restyleSet;
  const restyled = isExternal(stored)
    ? ({ kind: 'impossible', reason: { kind: 'external-set' } } as const)
    : restyle(before, optionsOf(body, stored.id), catalogue, body.decisions?.[stored.id]);
  if (restyled.kind === 'impossible') return { stored, before, restyled, same: false, changed: null, second: null };
  const contents = contentsOf(restyled.set, catalogue);
  const second = restyled.second ? contentsOf(restyled.second, catalogue) : null;
  const same = second === null && contents.document === writeSetDocument(normaliseSet(before, catalogue));
  return { stored, before, restyled, same, changed: same ? null : contents, second };
};

const optionsOf = ({ frameLineId, finish, color, frames }: RestyleBody, setId: number): RestyleOptions => {
  const own = frames?.[setId];
  return {
    lineId: own?.frameLineId ?? frameLineId,
    finish: own ? { kind: 'finish', finishId: own.finish } : finishOf(finish),
    colour: color.kind === 'family' ? { kind: 'family', familyId: color.id } : color,
  };
};

const finishOf = (finish: RestyleBody['finish']): RestyleOptions['finish'] =>
  finish.kind === 'finish'
    ? { kind: 'finish', finishId: finish.id }
    : finish.kind === 'family'
      ? { kind: 'family', familyId: finish.id }
      : finish;

/** The contents to store of a restyled set. The restyling rule guarantees that they are valid. */
const contentsOf = (set: ProductSet, catalogue: LocalisedCatalogue): SetContents => {
  if (set.frameId === null) throw new Error('restyling made a set without a frame');
  const contents = setContents({ ...set, frameId: set.frameId }, catalogue);
  if (!contents.ok) throw new Error(`restyling made a set that can't be saved: ${JSON.stringify(contents.problem)}`);
  return contents.value;
};
