import { priceToWire } from '@ramka/contract/translate/catalogue';
import type { Comparison } from '@ramka/contract/wire/variants';
import { setPrice } from '@ramka/domain/bill';
import type { MinorUnits } from '@ramka/domain/money';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { mapYielding } from '../concurrency.ts';
import { type ProjectSums, sumsOfProject } from '../project/project-sums.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { productSetOf } from '../project/set-contents.ts';
import { lookAnswer } from '../restyle/change-answers.ts';
import {
  type ComparedPair,
  type ComparedProjects,
  type ComparedSet,
  compareProjects,
  slotDifferences,
} from './compare-projects.ts';

/** A project and its variant side by side, as the API answers it. */
export const comparisonAnswer = async (
  compared: ComparedProjects,
  catalogue: LocalisedCatalogue,
): Promise<Comparison> => {
  const { before, after } = compared;
  const [here, there] = [await priced(before, catalogue), await priced(after, catalogue)];
  const rooms = await mapYielding(compareProjects(compared), ({ id, name, pairs }) => ({
    groupId: id,
    name,
    before: priceToWire(here.sums.rooms.get(id) ?? 0),
    after: priceToWire(there.sums.rooms.get(id) ?? 0),
    pairs: pairs.map((pair) => ({
      same: isSame(pair),
      before: setAnswer(pair.before, here.prices, catalogue),
      after: setAnswer(pair.after, there.prices, catalogue),
      slots: [...slotDifferences(pair, catalogue)],
    })),
  }));
  return {
    names: { before: before.name, after: after.name },
    rooms: [...rooms],
    total: { before: priceToWire(here.sums.total), after: priceToWire(there.sums.total) },
  };
};

type Priced = { readonly prices: ReadonlyMap<number, MinorUnits>; readonly sums: ProjectSums };

const priced = async (project: StoredProject, catalogue: LocalisedCatalogue): Promise<Priced> => {
  const prices = new Map(
    await mapYielding(project.sets, (set) => [set.id, setPrice(productSetOf(set), catalogue)] as const),
  );
  return { prices, sums: sumsOfProject(project, catalogue, (id) => prices.get(id) ?? 0) };
};

const isSame = ({ before, after }: ComparedPair): boolean =>
  before !== undefined && before.stored.document === after?.stored.document;

const setAnswer = (
  compared: ComparedSet | undefined,
  prices: ReadonlyMap<number, MinorUnits>,
  catalogue: LocalisedCatalogue,
) => {
  if (!compared) return null;
  const { stored, set, quantity } = compared;
  const look = lookAnswer(set, prices.get(stored.id) ?? 0, catalogue);
  return { ...look, bundleId: stored.id, name: stored.name, quantity };
};
