import { controllerSlots, type Frame, moduleSlots } from '@ramka/domain/catalogue';
import { boxColours, chooseCornerBox, chooseSurfaceBox } from '@ramka/domain/set/boxes';
import { checkSet } from '@ramka/domain/set/check-set';
import { chooseController, controllerOffers } from '@ramka/domain/set/controllers';
import { cardsOfModule, moduleChoiceOf, placeModule } from '@ramka/domain/set/modules';
import { groupCandidates } from '@ramka/domain/set/options';
import { emptySet, isConfigured, type ProductSet } from '@ramka/domain/set/product-set';
import { switchSeal } from '@ramka/domain/set/seal';
import * as fc from 'fast-check';
import { sampleRange } from './sample-range.ts';

/** Picks an entry of a list by any number; undefined if the list is empty. */
const pick = <Thing>(things: readonly Thing[], number: number): Thing | undefined => things[number % things.length];

/** The numbers from which a set of arbitrary sample parts is built. */
type Picks = { readonly frame: Frame; readonly numbers: readonly number[]; readonly name: string };

const picks: fc.Arbitrary<Picks> = fc.record({
  frame: fc.constantFrom(...sampleRange.frames),
  numbers: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  name: fc.constantFrom('', 'Salon', 'Przy drzwiach'),
});

/** Builds a valid set: modules in any colour and with any options, controllers, seal, boxes. */
const setOf = ({ frame, numbers, name }: Picks): ProductSet => {
  const rest = numbers.values();
  const next = (): number => rest.next().value ?? 0;
  let set: ProductSet = { ...emptySet, name, frameId: frame.id };
  for (const slot of controllerSlots(frame)) {
    const offered = controllerOffers(set, slot, sampleRange).filter(({ problem }) => !problem);
    const chosen = chooseController(set, slot, pick(offered, next())?.controller.id ?? 0, sampleRange);
    if (chosen.ok) set = chosen.value;
  }
  for (const slot of moduleSlots(frame)) {
    const colour = pick(sampleRange.listColours(frame.seriesTag), next());
    const module = pick(sampleRange.listSeriesModules(frame.seriesTag), next());
    const card = module && colour && pick(cardsOfModule(module, colour.id), next());
    if (!card || next() % 8 === 0) continue;
    const bare = moduleChoiceOf(card);
    const options = Object.fromEntries(
      card.module.groups.map((group) => {
        const candidates = groupCandidates(card.module, group, bare.colourId);
        const isEmpty = !group.required && next() % 2 === 0;
        return [group.id, { selectedId: isEmpty ? null : (pick(candidates, next())?.id ?? null), quantity: 1 }];
      }),
    );
    const placed = placeModule(set, slot, { ...bare, options }, sampleRange);
    if (placed.ok) set = placed.value.set;
  }
  for (const change of [
    (before: ProductSet) => switchSeal(before, next() % 2 === 0, sampleRange),
    (before: ProductSet) => chooseCornerBox(before, pick(boxColours(frame.cornerBoxes), next())?.id ?? 0, sampleRange),
    (before: ProductSet) =>
      chooseSurfaceBox(before, pick(boxColours(frame.surfaceBoxes), next())?.id ?? 0, sampleRange),
  ]) {
    const changed = next() % 2 === 0 ? change(set) : undefined;
    if (changed?.ok) set = changed.value;
  }
  const settled = checkSet(set, sampleRange);
  return settled.ok ? settled.value : set;
};

/** Any set that can be saved with parts of the sample catalogue. */
export const anySet: fc.Arbitrary<ProductSet> = picks.map(setOf).filter((set) => isConfigured(set, sampleRange));
