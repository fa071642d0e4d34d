import { setFromWire } from '@ramka/contract/translate/product-set';
import type { PlanningDelivery } from '@ramka/contract/wire/planning-delivery';
import { projectLimits } from '@ramka/domain/project';
import { nameProblem, normaliseName } from '@ramka/domain/names';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { HttpError, type ErrorIssue } from '../http/errors.ts';
import { nameIssue, setIssue } from '../project/issues.ts';
import { setContents } from '../project/set-contents.ts';
import type { SetContents } from '../project/sets/sets.store.ts';

/** A planned set and its quantity in its room. */
type PlannedSet = {
  readonly planningId: string;
  readonly quantity: number;
  readonly contents: SetContents;
};

export type PlannedRoom = {
  readonly planningId: string;
  readonly name: string;
  readonly sets: readonly PlannedSet[];
};

/** All data of the planning tool for a project, in display order. A null `url` removes the link. */
export type Plan = { readonly url: string | null; readonly rooms: readonly PlannedRoom[] };

/** Validates a delivery by the same rules as sets of visitors. Throws with all issues. */
export const requirePlan = ({ projectUrl, rooms }: PlanningDelivery, assortment: LocalisedCatalogue): Plan => {
  const issues = deliveryIssues({ projectUrl, rooms });
  const planned = rooms.map((room, index) => plannedRoom(room, `rooms.${index}`, assortment, issues));
  if (issues.length > 0) throw new HttpError('unprocessable', issues);
  return { url: projectUrl, rooms: planned };
};

type DeliveredRoom = PlanningDelivery['rooms'][number];
type DeliveredSet = DeliveredRoom['sets'][number];

const plannedRoom = (
  { mioID, name, sets }: DeliveredRoom,
  path: string,
  assortment: LocalisedCatalogue,
  issues: ErrorIssue[],
): PlannedRoom => {
  const problem = nameProblem('room', name);
  if (problem !== undefined) issues.push(nameIssue(`${path}.name`, 'room', problem));
  return {
    planningId: mioID,
    name: normaliseName(name),
    sets: sets.flatMap((set, index) => plannedSet(set, `${path}.sets.${index}`, assortment, issues)),
  };
};

const plannedSet = (
  { mioID, quantity, ...sent }: DeliveredSet,
  path: string,
  assortment: LocalisedCatalogue,
  issues: ErrorIssue[],
): PlannedSet[] => {
  const contents = setContents(setFromWire(sent), assortment);
  if (contents.ok) return [{ planningId: mioID, quantity, contents: contents.value }];
  issues.push(...contents.problem.map((problem) => setIssue(problem, path)));
  return [];
};

/** Problems of a delivery as a whole: duplicate ids, rooms without a project URL, too many sets. */
const deliveryIssues = ({ projectUrl, rooms }: PlanningDelivery): ErrorIssue[] => {
  const sets = rooms.flatMap((room, index) =>
    room.sets.map(({ mioID }, place) => ({ mioID, path: `rooms.${index}.sets.${place}.mioID` })),
  );
  return [
    ...repeats(rooms.map(({ mioID }, index) => ({ mioID, path: `rooms.${index}.mioID` }))),
    ...repeats(sets),
    ...(projectUrl === null && rooms.length > 0 ? [withoutLink] : []),
    ...(sets.length > projectLimits.sets ? [tooMany] : []),
  ];
};

const withoutLink: ErrorIssue = {
  path: 'projectUrl',
  code: 'rooms-without-link',
  message: ({ input }) => input.roomsWithoutLink,
};

const tooMany: ErrorIssue = { path: 'rooms', code: 'list-too-long', message: ({ input }) => input.longList };

const repeats = (named: readonly { readonly mioID: string; readonly path: string }[]): ErrorIssue[] => {
  const seen = new Set<string>();
  return named.flatMap(({ mioID, path }): ErrorIssue[] => {
    if (!seen.has(mioID)) {
      seen.add(mioID);
      return [];
    }
    return [{ path, code: 'repeated', message: ({ input }) => input.repeated }];
  });
};
