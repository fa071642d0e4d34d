import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const points: Texts['points'] = {
  title: 'Earlier states',
  note: 'The state of the project is saved automatically: before many sets are changed at once, before an update from the planning app, and before the first change of a day. It stays for 30 days, at most 50 states.',
  none: 'No states have been kept yet.',
  causes: {
    restyle: 'before a change of many sets',
    successors: 'before using replacements',
    delivery: 'before an update from the planning app',
    restore: 'before returning to an earlier state',
    day: 'before the first change of the day',
  },
  changes: (count) =>
    plural(count, ['no changes since', '1 change followed', `${count} changes followed`, `${count} changes followed`]),
  open: 'Show differences',
  openOf: (time) => `Show differences: ${time}`,
  stateOf: (time) => `State of ${time}`,
  question: 'Return to this state? The present one is kept as well, so you can bring it back.',
  changing: 'Sets that will be as they were',
  comingBack: 'Sets that will come back',
  going: 'Sets that will disappear',
  rooms: 'Rooms and what is in them will be as they were.',
  same: 'The project is the same now as it was then.',
  total: 'Net cost',
  restore: 'Return to this state',
  restored: 'The earlier state was restored',
  changedSince:
    'The project has changed since. Undoing would take the later changes away as well, so nothing was done. The state before is kept in “Project properties”.',
};
