import type { PlanningDelivery } from '@ramka/contract/wire/planning-delivery';
import { nameProblem, tidyName } from '@ramka/domain/names';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { ApiProblem, type ProblemIssue } from '../../http/problems/api-problem.ts';
import { nameIssue } from '../../projects/checked-name.ts';
import { setContents } from '../../sets/set-contents.ts';
import { setIssue } from '../../sets/set-issue.ts';
import { deliveryIssues } from './delivery-issues.ts';
import type { Plan, PlannedRoom, PlannedSet } from './plan.ts';

/** The plan that a delivery brings, by the rules for all that visitors save; refused with everything that is wrong with it. */
export const checkedDelivery = ({ projectUrl, rooms }: PlanningDelivery, assortment: LocalisedCatalogue): Plan => {
  const issues = deliveryIssues({ projectUrl, rooms });
  const planned = rooms.map((room, index) => plannedRoom(room, `rooms.${index}`, assortment, issues));
  if (issues.length > 0) throw new ApiProblem('unprocessable', issues);
  return { url: projectUrl, rooms: planned };
};

type DeliveredRoom = PlanningDelivery['rooms'][number];
type DeliveredSet = DeliveredRoom['sets'][number];

const plannedRoom = (
  { mioID, name, sets }: DeliveredRoom,
  path: string,
  assortment: LocalisedCatalogue,
  issues: ProblemIssue[],
): PlannedRoom => {
  const problem = nameProblem('room', name);
  if (problem !== undefined) issues.push(nameIssue(`${path}.name`, 'room', problem));
  return {
    planningId: mioID,
    name: tidyName(name),
    sets: sets.flatMap((set, index) => plannedSet(set, `${path}.sets.${index}`, assortment, issues)),
  };
};

const plannedSet = (
  { mioID, quantity, ...payload }: DeliveredSet,
  path: string,
  assortment: LocalisedCatalogue,
  issues: ProblemIssue[],
): PlannedSet[] => {
  const contents = setContents(payload, assortment);
  if (contents.ok) return [{ planningId: mioID, quantity, contents: contents.value }];
  issues.push(
    ...contents.problem.map(setIssue).map((issue) => ({ ...issue, path: issue.path.replace('payload', path) })),
  );
  return [];
};
