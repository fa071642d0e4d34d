import type { RoomEntry } from '@ramka/domain/project';
import { allSlots, type Slot } from '@ramka/domain/catalogue';
import { chosenControllers, type FramedSet } from '@ramka/domain/set/product-set';
import { lossBetween } from '@ramka/domain/substitutes';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { productSetOf } from '../project/set-contents.ts';
import type { StoredProject } from '../project/projects.store.ts';
import type { StoredSet } from '../project/sets/sets.store.ts';

/** A project and its variant, or any two projects with common ids. */
export type ComparedProjects = { readonly before: StoredProject; readonly after: StoredProject };

/** A set and its quantity in a room. The set is parsed when it is first read. */
export type ComparedSet = { readonly stored: StoredSet; readonly set: FramedSet; readonly quantity: number };

/** Two sets to be compared; undefined if one has no counterpart. */
export type ComparedPair = {
  readonly before: ComparedSet | undefined;
  readonly after: ComparedSet | undefined;
};

export type ComparedRoom = { readonly id: number; readonly name: string; readonly pairs: readonly ComparedPair[] };

/**
 * Compares two projects room by room, matched by id, in the order of the first project. Rooms that exist only in the
 * second project follow. Yields after each room, so that other work can run in between.
 */
export function* compareProjects({ before, after }: ComparedProjects): Generator<ComparedRoom, void, void> {
  const [beforeRooms, afterRooms] = [contentsByRoom(before), contentsByRoom(after)];
  for (const id of new Set([...beforeRooms.keys(), ...afterRooms.keys()])) {
    const [one, other] = [beforeRooms.get(id), afterRooms.get(id)];
    yield { id, name: (one ?? other)?.name ?? '', pairs: pairsOf(one?.sets() ?? [], other?.sets() ?? []) };
  }
}

/** The rooms of a project with their sets. A set in several rooms is parsed once. */
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
      return stored
        ? [
            {
              stored,
              quantity,
              get set() {
                return setOf(stored);
              },
            },
          ]
        : [];
    });
  return new Map(rooms.map((room) => [room.id, { name: room.name, sets: () => setsOf(room.sets) }]));
};

/**
 * Pairs the sets of a room: first by id, then by position, because a copy takes the position of its source. Unmatched
 * sets remain single, at their position.
 */
const pairsOf = (before: readonly ComparedSet[], after: readonly ComparedSet[]): readonly ComparedPair[] => {
  const idsBefore = new Set(before.map(({ stored }) => stored.id));
  const afterById = new Map(after.map((one) => [one.stored.id, one]));
  const paired = new Set<ComparedSet>();
  const pairs = before.map((one, index): ComparedPair => {
    const other = afterById.get(one.stored.id) ?? unlessExcluded(after[index], idsBefore);
    if (other) paired.add(other);
    return { before: one, after: other };
  });
  return [...pairs, ...after.filter((one) => !paired.has(one)).map((one) => ({ before: undefined, after: one }))];
};

const unlessExcluded = (one: ComparedSet | undefined, excludedIds: ReadonlySet<number>): ComparedSet | undefined =>
  one && !excludedIds.has(one.stored.id) ? one : undefined;

/** A slot whose function differs between two sets, and its content in both. */
export type SlotDifference = {
  readonly slot: Slot;
  /** Names; null for an empty slot. */
  readonly before: string | null;
  readonly after: string | null;
  /** Lost functions of either set, to follow "without"; null if the catalogue names none. */
  readonly beforeLoses: string | null;
  readonly afterLoses: string | null;
};

/** The slots of two sets whose functions differ, from left to right. */
export const slotDifferences = (
  { before, after }: ComparedPair,
  catalogue: LocalisedCatalogue,
): readonly SlotDifference[] => {
  if (!before || !after || before.stored.document === after.stored.document) return [];
  return allSlots.flatMap((slot) => {
    const [beforeContent, afterContent] = [
      contentOf(before.set, slot, catalogue),
      contentOf(after.set, slot, catalogue),
    ];
    if (beforeContent?.key === afterContent?.key) return [];
    return [
      {
        slot,
        before: beforeContent?.name ?? null,
        after: afterContent?.name ?? null,
        beforeLoses: lossBetween(afterContent?.functionId, beforeContent?.functionId, catalogue),
        afterLoses: lossBetween(beforeContent?.functionId, afterContent?.functionId, catalogue),
      },
    ];
  });
};

/** The content of a slot: a key for comparison, and its name, preferably that of its function. */
export const contentOf = (set: FramedSet, slot: Slot, catalogue: LocalisedCatalogue) => {
  const moduleId = set.modules[slot]?.moduleId;
  const controllerId = chosenControllers(set).find((chosen) => chosen.slot === slot)?.controllerId;
  const content =
    (moduleId === undefined ? undefined : (catalogue.findModule(moduleId) ?? missingContent(moduleId))) ??
    (controllerId === undefined ? undefined : (catalogue.findController(controllerId) ?? missingContent(controllerId)));
  if (!content) return undefined;
  const { functionId } = content;
  const existing = functionId === null ? undefined : catalogue.allFunctions.find(({ id }) => id === functionId);
  return { key: functionId ?? `#${content.id}`, functionId, name: existing?.name ?? content.name };
};

const missingContent = (id: number) => ({ id, name: `#${id}`, functionId: null });
