import { allSlots } from '@ramka/domain/catalogue';
import type { RestyleOptions } from '@ramka/domain/set/restyle';
import type { SlotDecisions } from '@ramka/domain/set/restyle-slots';
import type { RestyleRequest } from '../api/restyle-calls.ts';

/** Search parameters of the screen: sets, appearance, and decisions for single sets. */
export type RestyleSearch = {
  /** Limits the restyle to the sets of a room. */
  readonly groupId?: number | undefined;
  /** Limits the restyle to sets by their ids: `1,2,3`. */
  readonly sets?: string | number | undefined;
  /** Id of a frame line; undefined if each set keeps its own. */
  readonly line?: number | undefined;
  /** Id of a frame finish, or of a colour family; undefined to keep the present one. */
  readonly finish?: string | undefined;
  readonly family?: string | undefined;
  /** `as-is`, `as-frame` or the id of a colour family; undefined for the colour of the frame if one is chosen. */
  readonly colour?: string | undefined;
  /** Ids of excluded sets: `1,2`. */
  readonly leave?: string | number | undefined;
  /** Decisions for slots as set, slot and function: `12.2.switch-one-way`. Without a function the slot stays empty. */
  readonly slots?: string | undefined;
  /** Frames for single sets as set, frame line and finish: `12.43.black-glass`. */
  readonly frames?: string | undefined;
  /** Ids of sets that are divided into two: `1,2`. */
  readonly divided?: string | number | undefined;
};

/** Parses a list of ids from the address; empty if it is invalid. */
export const idsIn = (list: string | number | undefined): readonly number[] =>
  list === undefined
    ? []
    : String(list)
        .split(',')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Formats ids for the address; undefined for an empty list. */
export const idList = (ids: readonly number[]): string | number | undefined =>
  ids.length > 1 ? ids.join(',') : ids[0];

/** Returns the colour of modules. The default is that of the frame once a finish is chosen. */
export const colourOf = ({ colour, finish, family }: RestyleSearch): string =>
  colour ?? (finish === undefined && family === undefined ? 'as-is' : 'as-frame');

/** Whether the parameters request any change. */
export const isRequested = (search: RestyleSearch): boolean =>
  search.line !== undefined ||
  search.finish !== undefined ||
  search.family !== undefined ||
  (search.colour !== undefined && search.colour !== 'as-is');

/** Returns the request body. Sets that are not in `setIds` are left out, because the server would reject them. */
export const requestOf = (search: RestyleSearch, setIds: ReadonlySet<number>): RestyleRequest => ({
  roomId: search.groupId,
  setIds: search.sets === undefined ? undefined : idsIn(search.sets).filter((id) => setIds.has(id)),
  options: { lineId: search.line ?? null, finish: finishRequest(search), colour: colourRequest(colourOf(search)) },
  decisions: decisionsIn(search.slots, setIds),
  frames: framesIn(search.frames, setIds),
  dividedIds: idsIn(search.divided).filter((id) => setIds.has(id)),
  excludedIds: idsIn(search.leave).filter((id) => setIds.has(id)),
});

const finishRequest = ({ finish, family }: RestyleSearch): RestyleOptions['finish'] => {
  if (finish !== undefined) return { kind: 'finish', finishId: finish };
  return family === undefined ? { kind: 'as-is' } : { kind: 'family', familyId: family };
};

const colourRequest = (colour: string): RestyleOptions['colour'] =>
  colour === 'as-is' || colour === 'as-frame' ? { kind: colour } : { kind: 'family', familyId: colour };

type Decision = { readonly setId: number; readonly slot: number; readonly functionId: string | null };

const decisionList = (slots: string | undefined): readonly Decision[] =>
  (slots ?? '').split(',').flatMap((decision) => {
    const [, setId, slot, functionId = ''] = /^([1-9]\d{0,9})\.([1-5])\.(.*)$/.exec(decision) ?? [];
    return setId === undefined
      ? []
      : [{ setId: Number(setId), slot: Number(slot), functionId: functionId === '' ? null : functionId }];
  });

const decisionsIn = (slots: string | undefined, setIds: ReadonlySet<number>): RestyleRequest['decisions'] => {
  const decisions = decisionList(slots).filter(({ setId }) => setIds.has(setId));
  const bySet = Map.groupBy(decisions, ({ setId }) => String(setId));
  return Object.fromEntries([...bySet].map(([setId, ofSet]) => [setId, slotsOf(ofSet)]));
};

const slotsOf = (decisions: readonly Decision[]): SlotDecisions =>
  Object.fromEntries(
    allSlots.flatMap((slot) => {
      const decision = decisions.find((each) => each.slot === slot);
      return decision ? [[slot, decision.functionId]] : [];
    }),
  );

/** Returns the decisions with one added; it replaces an earlier one for the same slot. */
export const withDecision = (slots: string | undefined, added: Decision): string =>
  [...decisionList(slots).filter(({ setId, slot }) => setId !== added.setId || slot !== added.slot), added]
    .map(({ setId, slot, functionId }) => `${setId}.${slot}.${functionId ?? ''}`)
    .join(',');

/** A frame for a single set. */
export type OwnFrame = { readonly setId: number; readonly lineId: number; readonly finishId: string };

const frameList = (frames: string | undefined): readonly OwnFrame[] =>
  (frames ?? '').split(',').flatMap((one) => {
    const [, setId, lineId, finishId = ''] = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.(.+)$/.exec(one) ?? [];
    return setId === undefined ? [] : [{ setId: Number(setId), lineId: Number(lineId), finishId }];
  });

/** Returns the ids of the sets with a frame of their own. */
export const ownFrameSets = ({ frames }: RestyleSearch): readonly number[] =>
  frameList(frames).map(({ setId }) => setId);

const framesIn = (frames: string | undefined, setIds: ReadonlySet<number>): RestyleRequest['frames'] =>
  Object.fromEntries(
    frameList(frames)
      .filter(({ setId }) => setIds.has(setId))
      .map(({ setId, lineId, finishId }) => [setId, { lineId, finishId }]),
  );

/** Returns the parameters with a frame for one set; without a frame it follows the choice for all sets. */
export const withOwnFrame = (
  search: RestyleSearch,
  setId: number,
  frame: Omit<OwnFrame, 'setId'> | undefined,
): RestyleSearch => {
  const others = frameList(search.frames).filter((one) => one.setId !== setId);
  const frames = [...others, ...(frame === undefined ? [] : [{ setId, ...frame }])]
    .map((one) => `${one.setId}.${one.lineId}.${one.finishId}`)
    .join(',');
  return { ...search, frames: frames === '' ? undefined : frames };
};

/**
 * Returns the parameters after another choice. Decisions for single slots and sets are dropped, because they belong to
 * the previous choice.
 */
export const withChoice = (
  search: RestyleSearch,
  choice: Partial<Pick<RestyleSearch, 'line' | 'finish' | 'family' | 'colour'>>,
): RestyleSearch => ({
  ...search,
  ...choice,
  slots: undefined,
  frames: undefined,
  divided: undefined,
});

/** Returns the parameters with a set divided into two, or left in one piece. */
export const withDivided = (search: RestyleSearch, setId: number, isDivided: boolean): RestyleSearch => {
  const others = idsIn(search.divided).filter((id) => id !== setId);
  return { ...search, divided: idList(isDivided ? [...others, setId] : others) };
};

/** Returns the parameters with a set excluded or included. */
export const withExcluded = (search: RestyleSearch, setId: number, isExcluded: boolean): RestyleSearch => {
  const others = idsIn(search.leave).filter((id) => id !== setId);
  return { ...search, leave: idList(isExcluded ? [...others, setId] : others) };
};
