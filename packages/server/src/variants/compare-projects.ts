import type { RoomEntry } from '@ramka/domain/project';
import { allSlots, type Slot } from '@ramka/domain/catalogue';
import { chosenControllers, type FramedSet } from '@ramka/domain/set/product-set';
import { lossBetween } from '@ramka/domain/substitutes';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { productSetOf } from '../project/set-contents.ts';
import type { StoredProject } from '../project/projects.store.ts';
import type { StoredSet } from '../project/sets/sets.store.ts';

/** A project and its variant, or any two that share ids. */
export type ComparedProjects = { readonly before: StoredProject; readonly after: StoredProject };

/** A set of a room, and how many of it are there. */
export type ComparedSet = { readonly stored: StoredSet; readonly set: FramedSet; readonly quantity: number };

/** Two sets side by side; undefined where one has no counterpart. */
export type ComparedPair = {
  readonly before: ComparedSet | undefined;
  readonly after: ComparedSet | undefined;
};

/** A room of both, with its sets side by side. */
export type ComparedRoom = { readonly id: number; readonly name: string; readonly pairs: readonly ComparedPair[] };

/**
 * Puts two projects side by side, room by room: by their ids, in the first one's order; then those that only the other has. One room at a
 * time, so that other work may come in between.
 */
export function* compareProjects({ before, after }: ComparedProjects): Generator<ComparedRoom, void, void> {
  const [here, there] = [contentsByRoom(before), contentsByRoom(after)];
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [one, other] = [here.get(id), there.get(id)];
    yield { id, name: (one ?? other)?.name ?? '', pairs: pairsOf(one?.sets() ?? [], other?.sets() ?? []) };
  }
}

/** The rooms of a project, and the sets of each; a set that is in several rooms is read once. */
const contentsByRoom = ({ rooms, sets }: StoredProject) => {
  const byId = new Map(sets.map((stored) => [stored.id, stored]));
  const read = new Map<number, FramedSet>();
  const setOf = (stored: StoredSet): FramedSet => {
    const set = read.get(stored.id) ?? productSetOf(stored);
    read.set(stored.id, set);
    return set;
  };
  const setsOf = (entries: readonly RoomEntry[]): readonly ComparedSet[] =>
    entries.flatMap(({ id, quantity }) => {
      const stored = byId.get(id);
      return stored ? [{ stored, set: setOf(stored), quantity }] : [];
    });
  return new Map(rooms.map((room) => [room.id, { name: room.name, sets: () => setsOf(room.sets) }]));
};

/**
 * The sets of a room side by side: those of one id; then what has the same place among the room's sets, as a copy has that
 * took its source's. The rest stands alone, at its place.
 */
const pairsOf = (before: readonly ComparedSet[], after: readonly ComparedSet[]): readonly ComparedPair[] => {
  const idsBefore = new Set(before.map(({ stored }) => stored.id));
  const afterById = new Map(after.map((one) => [one.stored.id, one]));
  const paired = new Set<ComparedSet>();
  const pairs = before.map((one, index): ComparedPair => {
    const other = afterById.get(one.stored.id) ?? unlessTaken(after[index], idsBefore);
    if (other) paired.add(other);
    return { before: one, after: other };
  });
  return [...pairs, ...after.filter((one) => !paired.has(one)).map((one) => ({ before: undefined, after: one }))];
};

const unlessTaken = (one: ComparedSet | undefined, taken: ReadonlySet<number>): ComparedSet | undefined =>
  one && !taken.has(one.stored.id) ? one : undefined;

/** A slot in which two sets do not do the same, and what each of them has there. */
export type SlotDifference = {
  readonly slot: Slot;
  /** Names; null: nothing is there. */
  readonly before: string | null;
  readonly after: string | null;
  /** What either loses against the other, in words that follow "without"; null: nothing that the catalogue tells. */
  readonly beforeLoses: string | null;
  readonly afterLoses: string | null;
};

/** The slots in which two sets do not do the same, from the left. */
export const slotDifferences = (
  { before, after }: ComparedPair,
  catalogue: LocalisedCatalogue,
): readonly SlotDifference[] => {
  if (!before || !after) return [];
  return allSlots.flatMap((slot) => {
    const [here, there] = [contentOf(before.set, slot, catalogue), contentOf(after.set, slot, catalogue)];
    if (here?.key === there?.key) return [];
    return [
      {
        slot,
        before: here?.name ?? null,
        after: there?.name ?? null,
        beforeLoses: lossBetween(there?.functionId, here?.functionId, catalogue),
        afterLoses: lossBetween(here?.functionId, there?.functionId, catalogue),
      },
    ];
  });
};

/** What is in a slot: what tells it from others, and its name, which is its function's where the catalogue names one. */
export const contentOf = (set: FramedSet, slot: Slot, catalogue: LocalisedCatalogue) => {
  const moduleId = set.modules[slot]?.moduleId;
  const controllerId = chosenControllers(set).find((chosen) => chosen.slot === slot)?.controllerId;
  const content =
    (moduleId === undefined ? undefined : (catalogue.findModule(moduleId) ?? missingContent(moduleId))) ??
    (controllerId === undefined ? undefined : (catalogue.findController(controllerId) ?? missingContent(controllerId)));
  if (!content) return undefined;
  const { functionId } = content;
  const known = functionId === null ? undefined : catalogue.allFunctions.find(({ id }) => id === functionId);
  return { key: functionId ?? `#${content.id}`, functionId, name: known?.name ?? content.name };
};

const missingContent = (id: number) => ({ id, name: `#${id}`, functionId: null });
