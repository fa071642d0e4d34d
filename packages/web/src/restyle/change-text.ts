import type { PageTexts } from '@ramka/texts/texts';
import type { SetDefaultsChange, RestyleRow } from '../api/restyle-calls.ts';

type Words = PageTexts['restyle']['changes'];

/**
 * Formats a change of a set as a sentence. `discontinuedText` is the placeholder for articles that are no longer in the catalogue.
 */
export const changeText = (change: SetDefaultsChange, words: Words, discontinuedText: string): string => {
  switch (change.kind) {
    case 'function': {
      const sentence = words.function(change.slot, change.to, change.from);
      return change.loses === null ? sentence : `${sentence}, ${words.loses(change.loses)}`;
    }
    case 'emptied':
      return change.from === null ? words.emptiedUnknown(change.slot) : words.emptied(change.slot, change.from);
    case 'colour':
      return words.colour(change.slot, change.to, change.wanted);
    case 'option': {
      const from = change.from ?? discontinuedText;
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

/**
 * Effect of the restyle on a set, for the filter and the badge. A set that already has the chosen appearance is `same`.
 */
export type RowState = RestyleRow['verdict'] | 'same';

/** All states in the order of the filter. */
export const allRowStates = ['kept', 'changed', 'incomplete', 'impossible', 'same'] as const;

export const stateOf = ({ verdict, same }: RestyleRow): RowState =>
  same && verdict !== 'impossible' ? 'same' : verdict;

/** Whether applying the restyle would change the set, unless the visitor excludes it. */
export const wouldChange = (row: RestyleRow): boolean => row.verdict !== 'impossible' && !row.same;

export const stateText = (state: RowState, restyle: PageTexts['restyle']): string =>
  state === 'same' ? restyle.same : restyle.verdicts[state];
