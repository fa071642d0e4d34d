import type { PageTexts } from '@ramka/texts/texts';
import type { SetDefaultsChange, RestyleRow } from '../api/restyle-calls.ts';

type Words = PageTexts['restyle']['changes'];

/**
 * One thing that a set will not have any more, or not in the same way, in a plain sentence; `gone` is a word for what the
 * catalogue no longer has.
 */
export const changeText = (change: SetDefaultsChange, words: Words, gone: string): string => {
  switch (change.kind) {
    case 'function': {
      const told = words.function(change.slot, change.to, change.from);
      return change.loses === null ? told : `${told}, ${words.loses(change.loses)}`;
    }
    case 'emptied':
      return change.from === null ? words.emptiedUnknown(change.slot) : words.emptied(change.slot, change.from);
    case 'colour':
      return words.colour(change.slot, change.to, change.wanted);
    case 'option': {
      const from = change.from ?? gone;
      return change.to === null
        ? words.optionLost(change.slot, change.group, from)
        : words.option(change.slot, change.group, change.to, from);
    }
    case 'finish':
      return words.finish(change.to ?? words.unnamedFinish, change.from ?? words.unnamedFinish);
    case 'seal':
      return change.reason === 'frame-lacks-ip44' ? words.sealLacking : words.sealRuledOut(change.slot);
    case 'box':
      return boxText(change, words);
  }
};

const boxText = ({ box, from, to }: Extract<SetDefaultsChange, { readonly kind: 'box' }>, words: Words): string => {
  const name = words[box];
  if (to === null) return words.boxGone(name);
  return from === null ? words.boxOf(name, to) : words.box(name, to, from);
};

/** How a set fares, for the filter and its badge: one that looks so already is neither kept nor changed. */
export type RowState = RestyleRow['verdict'] | 'same';

/** Every state, in the order of the filter. */
export const allRowStates = ['kept', 'changed', 'incomplete', 'impossible', 'same'] as const;

/** How a set fares. */
export const stateOf = ({ verdict, same }: RestyleRow): RowState =>
  same && verdict !== 'impossible' ? 'same' : verdict;

/** Whether applying would change the set, unless it is left as it is. */
export const wouldChange = (row: RestyleRow): boolean => row.verdict !== 'impossible' && !row.same;

/** What to call a state on screen. */
export const stateText = (state: RowState, restyle: PageTexts['restyle']): string =>
  state === 'same' ? restyle.same : restyle.verdicts[state];
