import { allSlots } from '@ramka/domain/catalogue';
import type { RestyleOptions } from '@ramka/domain/set/restyle';
import type { SlotDecisions } from '@ramka/domain/set/restyle-slots';
import type { RestyleRequest } from '../api/restyle-calls.ts';

/** What the address of the screen says: which sets, what they are to look like, and what was decided about single ones. */
export type RestyleSearch = {
  /** A room, whose sets they are. */
  readonly groupId?: number | undefined;
  /** Sets by their ids: `1,2,3`. */
  readonly sets?: string | number | undefined;
  /** Id of a frame line; absent: each set keeps its own. */
  readonly line?: number | undefined;
  /** Id of a finish of frames, or of a family of colours; absent: as it is. */
  readonly finish?: string | undefined;
  readonly family?: string | undefined;
  /** `as-is`, `as-frame` or the id of a family; absent: as the frame, if that is chosen. */
  readonly colour?: string | undefined;
  /** Sets that stay as they are: `1,2`. */
  readonly leave?: string | number | undefined;
  /** What was decided for slots, as set, slot and function: `12.2.switch-one-way`; no function: the slot stays empty. */
  readonly slots?: string | undefined;
};

/** The ids in a list of the address; none for anything else. */
export const idsIn = (list: string | number | undefined): readonly number[] =>
  list === undefined
    ? []
    : String(list)
        .split(',')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Ids as the address lists them; undefined where there is none. */
export const idList = (ids: readonly number[]): string | number | undefined =>
  ids.length > 1 ? ids.join(',') : ids[0];

/** What the modules are to look like where nothing was said of them: as the frame, once that was chosen. */
export const colourOf = ({ colour, finish, family }: RestyleSearch): string =>
  colour ?? (finish === undefined && family === undefined ? 'as-is' : 'as-frame');

/** Whether anything is to be different at all. */
export const isAsked = (search: RestyleSearch): boolean =>
  search.line !== undefined ||
  search.finish !== undefined ||
  search.family !== undefined ||
  (search.colour !== undefined && search.colour !== 'as-is');

/** What the server is asked for; it refuses sets that the project has not, `known` are those that it has. */
export const requestOf = (search: RestyleSearch, known: ReadonlySet<number>): RestyleRequest => ({
  roomId: search.groupId,
  setIds: search.sets === undefined ? undefined : idsIn(search.sets).filter((id) => known.has(id)),
  wish: { lineId: search.line ?? null, finish: finishRequest(search), colour: colourRequest(colourOf(search)) },
  decisions: decisionsIn(search.slots, known),
  left: idsIn(search.leave).filter((id) => known.has(id)),
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

const decisionsIn = (slots: string | undefined, known: ReadonlySet<number>): RestyleRequest['decisions'] => {
  const decisions = decisionList(slots).filter(({ setId }) => known.has(setId));
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

/** The decisions of the address with one more, which takes the place of an earlier one for the same slot. */
export const withDecision = (slots: string | undefined, added: Decision): string =>
  [...decisionList(slots).filter(({ setId, slot }) => setId !== added.setId || slot !== added.slot), added]
    .map(({ setId, slot, functionId }) => `${setId}.${slot}.${functionId ?? ''}`)
    .join(',');

/** The address once something else is chosen: what was decided for single slots was decided for another look. */
export const withChoice = (
  search: RestyleSearch,
  choice: Partial<Pick<RestyleSearch, 'line' | 'finish' | 'family' | 'colour'>>,
): RestyleSearch => ({ ...search, ...choice, slots: undefined });

/** The address with a set that is changed, or left as it is. */
export const withExcluded = (search: RestyleSearch, setId: number, isLeft: boolean): RestyleSearch => {
  const others = idsIn(search.leave).filter((id) => id !== setId);
  return { ...search, leave: idList(isLeft ? [...others, setId] : others) };
};
