import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { RestylePreview, RestyleRow } from '@ramka/contract/wire/restyle';
import { setPrice } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import { verdictOf } from '@ramka/domain/set/restyle';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapYielding } from '../concurrency.ts';
import { sumsOfProject } from '../project/project-sums.ts';
import type { StoredProject } from '../project/projects.store.ts';
import type { ListedSets } from '../project/set-answers.ts';
import { changeAnswer, lookAnswer } from './change-answers.ts';
import type { PlannedSet, RestylePlan } from './plan-restyle.ts';

/** What a planned change is told with. */
type Telling = { readonly catalogue: LocalisedCatalogue; readonly listedSetOf: ListedSets };

/** What a change of many sets would do, as the API answers it. */
export const restylePreviewAnswer = async (
  project: StoredProject,
  plan: RestylePlan,
  { catalogue, listedSetOf }: Telling,
): Promise<RestylePreview> => {
  const priced = await mapYielding(plan.rows, (planned) => ({
    planned,
    before: listedSetOf(project.id, planned.stored).price,
    after: planned.restyled.kind === 'possible' ? setPrice(planned.restyled.set, catalogue) : null,
  }));
  const places = placesOf(project, plan);
  return {
    rows: [...(await mapYielding(priced, (row) => rowAnswer(row, places, catalogue)))],
    ...sumsOf(project, plan, priced, { catalogue, listedSetOf }),
  };
};

/** What a project costs before and after; rows that stay as they are count as before. */
const sumsOf = (
  project: StoredProject,
  { roomId }: RestylePlan,
  priced: readonly PricedSet[],
  { catalogue, listedSetOf }: Telling,
): Pick<RestylePreview, 'rooms' | 'total'> => {
  const present = new Map(project.sets.map((set) => [set.id, listedSetOf(project.id, set).price]));
  const changed = new Map(
    priced.flatMap(({ planned, after }) =>
      planned.contents && after !== null ? [[planned.stored.id, after] as const] : [],
    ),
  );
  const before = sumsOfProject(project, catalogue, (setId) => present.get(setId) ?? 0);
  const after = sumsOfProject(project, catalogue, (setId, inRoom) => {
    const isChanged = roomId === null || roomId === inRoom;
    return (isChanged ? changed.get(setId) : undefined) ?? present.get(setId) ?? 0;
  });
  return {
    rooms: [...before.rooms].map(([groupId, sum]) => ({
      groupId,
      before: priceToWire(sum),
      after: priceToWire(after.rooms.get(groupId) ?? sum),
    })),
    total: { before: priceToWire(before.total), after: priceToWire(after.total) },
  };
};

type PricedSet = { readonly planned: PlannedSet; readonly before: MinorUnits; readonly after: MinorUnits | null };

/** How many of each set are where, in the order of the rooms, as far as the change concerns them. */
const placesOf = ({ rooms }: StoredProject, { roomId }: RestylePlan): ReadonlyMap<number, RestyleRow['rooms']> => {
  const places = new Map<number, RestyleRow['rooms']>();
  for (const { id: groupId, sets } of rooms.filter(({ id }) => roomId === null || id === roomId))
    for (const { id, quantity } of sets) {
      const place = places.get(id);
      if (place) place.push({ groupId, quantity });
      else places.set(id, [{ groupId, quantity }]);
    }
  return places;
};

const rowAnswer = (
  { planned, before, after }: PricedSet,
  places: ReadonlyMap<number, RestyleRow['rooms']>,
  catalogue: LocalisedCatalogue,
): RestyleRow => {
  const { stored, restyled, same, copyName } = planned;
  const row = {
    bundleId: stored.id,
    name: stored.name,
    rooms: [...(places.get(stored.id) ?? [])],
    before: lookAnswer(planned.before, before, catalogue),
    same,
    copyName,
  };
  if (restyled.kind === 'impossible')
    return { ...row, verdict: 'impossible', after: null, changes: [], reason: restyled.reason.kind };
  return {
    ...row,
    verdict: verdictOf(restyled),
    after: lookAnswer(restyled.set, after ?? 0, catalogue),
    changes: restyled.changes.map((change) => changeAnswer(change, planned.before, restyled.set, catalogue)),
    reason: null,
  };
};
