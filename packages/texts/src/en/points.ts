import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const points: Texts['points'] = {
  title: 'Earlier versions',
  note: 'A version of the project is saved automatically: before many sets are changed at once, before an update from the planning app, and before the first change of a day. Up to 50 versions are kept, for 30 days each.',
  none: 'No versions have been saved yet.',
  causes: {
    restyle: 'before a change of many sets',
    successors: 'before using replacements',
    list: 'before a list was added',
    delivery: 'before an update from the planning app',
    restore: 'before returning to an earlier version',
    day: 'before the first change of the day',
  },
  changes: (count) =>
    plural(count, ['no changes since', 'then 1 change', `then ${count} changes`, `then ${count} changes`]),
  show: 'Show the earlier version',
  open: 'Show differences',
  showAll: (count) => `Show all (${count})`,
  openOf: (time) => `Show differences: ${time}`,
  stateOf: (time) => `Version from ${time}`,
  question: 'Return to this version? The current one is saved too, so you can return to it.',
  changing: 'Sets that will be restored',
  comingBack: 'Sets that will come back',
  going: 'Sets that will disappear',
  rooms: 'Rooms and their contents will be restored.',
  same: 'The project is the same now as it was then.',
  total: 'Net cost',
  restore: 'Return to this version',
  restored: 'The earlier version was restored',
  changedSince: 'The project has changed since. Undoing would also have removed later changes, so nothing was changed.',
};
