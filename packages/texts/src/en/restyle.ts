import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const restyle: Texts['restyle'] = {
  title: 'Change series and colours',
  openRoom: (room) => `Change series and colours: ${room}`,
  back: 'Back',
  scopes: {
    project: 'Whole project',
    room: (name) => `Room “${name}”`,
    sets: 'Selected sets',
    set: (name) => `Set “${name}”`,
  },
  sets: (count) => plural(count, ['no sets', '1 set', `${formatCount(count)} sets`, `${formatCount(count)} sets`]),
  choice: {
    title: 'Change to',
    line: 'Frame series',
    finish: 'Frame finish',
    material: 'Other materials',
    colour: 'Colour of the products in the frames',
    asIs: 'No change',
    asFrame: 'Same as frame',
    ofLine: (finish, line) => `${finish}, ${line}`,
    linesOnly: 'This catalogue has no frame finishes, so only the frame series can be changed.',
    show: 'Change selection',
    hide: 'Hide selection',
  },
  invitation: {
    title: 'Choose a frame series, a finish or a colour',
    text: 'Before anything changes, you will see every set here before and after the change, with its price and what it would lose.',
  },
  empty: { title: 'There are no sets to change here', text: 'Create a set or add one to the room, then come back.' },
  external: {
    title: 'These sets can be changed only in the planning app',
    text: 'All of these sets come from the planning app, so they cannot be changed here.',
  },
  gone: 'The sets to be changed are no longer in the project',
  counting: 'Checking the sets…',
  counted: (sets, before, after) => `Checked ${sets}: ${before}, ${after} after the change`,
  changedSince: {
    title: 'The project has changed in the meantime, so your changes were not applied.',
    again: 'The project has changed in the meantime.',
    rows: (count) =>
      plural(count, [
        'The result was checked again and is the same.',
        'The result was checked again: 1 set looks different now and is marked.',
        `The result was checked again: ${formatCount(count)} sets look different now and are marked.`,
        `The result was checked again: ${formatCount(count)} sets look different now and are marked.`,
      ]),
    mark: 'different from before',
  },
  verdicts: { kept: 'Nothing lost', changed: 'With differences', incomplete: 'Incomplete', impossible: 'Not possible' },
  same: 'Already looks like this',
  filter: 'Show sets',
  allVerdicts: 'All',
  withCount: (words, count) => `${words}: ${formatCount(count)}`,
  noneOfVerdict: 'There are no such sets',
  apply: (name) => `Change set “${name}”`,
  applyShort: 'Change',
  before: 'Before',
  after: 'After',
  staysSo: 'Unchanged',
  pieces: (count) => (count === 1 ? '1 pc' : `${formatCount(count)} pcs`),
  inRooms: (rooms) => `In rooms: ${rooms}`,
  roomQuantity: (room, count) => `${room} ×${formatCount(count)}`,
  noRoom: 'Not in any room',
  sharedAbove: (sets) => `Same sets as above: ${sets}`,
  price: (before, after) => `Net price before the change ${before}, after it ${after}`,
  copy: (count, name) =>
    plural(count, [
      `This room will get a copy, “${name}”.`,
      `The set is in 1 other room too, so this room will get a copy, “${name}”.`,
      `The set is in ${formatCount(count)} other rooms too, so this room will get a copy, “${name}”.`,
      `The set is in ${formatCount(count)} other rooms too, so this room will get a copy, “${name}”.`,
    ]),
  changes: {
    function: (slot, to, from) => `slot ${slot}: ${to} (was: ${from})`,
    loses: (lost) => `without: ${lost}`,
    emptied: (slot, from) => `slot ${slot} will be empty (was: ${from})`,
    emptiedUnknown: (slot) => `slot ${slot} will be empty: the product is no longer in the catalogue`,
    colour: (slot, to, wanted) => `slot ${slot}: colour ${to} (chosen: ${wanted})`,
    option: (slot, group, to, from) => `slot ${slot}, ${group}: ${to} (was: ${from})`,
    optionLost: (slot, group, from) => `slot ${slot}, ${group}: without ${from}`,
    finish: (to, from) => `frame: ${to} (was: ${from})`,
    unnamedFinish: 'another finish',
    sealLacking: 'without IP44 seal: not available for this frame',
    sealRuledOut: (slot) =>
      slot === undefined
        ? 'without IP44 seal: a product in the frame rules it out'
        : `without IP44 seal: the product in slot ${slot} rules it out`,
    corner: 'corner box',
    surface: 'surface-mounted box',
    box: (box, to, from) => `${box}: colour ${to} (was: ${from})`,
    boxOf: (box, to) => `${box}: colour ${to}`,
    boxGone: (box) => `${box}: not available for this frame`,
  },
  standIn: (slot) => `What goes in slot ${slot}`,
  leaveEmpty: 'leave empty',
  withLoss: (name, lost) => `${name} (without: ${lost})`,
  reasons: {
    'unknown-frame': 'This frame is no longer in the catalogue',
    'unknown-line': 'This frame series is not in the catalogue',
    'no-frame-of-size': 'No frame of this series has that many slots',
    'no-frame-of-finish': 'This frame does not come in that finish',
    'no-panel': 'No panel exists with this arrangement',
    'external-set': 'This set can be changed only in the planning app',
  },
  foot: {
    label: 'Apply the changes',
    changes: (count) =>
      plural(count, [
        'Nothing will change',
        '1 set will change',
        `${formatCount(count)} sets will change`,
        `${formatCount(count)} sets will change`,
      ]),
    copies: (count) => plural(count, ['', '1 copy', `${formatCount(count)} copies`, `${formatCount(count)} copies`]),
    left: (count) =>
      plural(count, [
        '',
        '1 set unchanged',
        `${formatCount(count)} sets unchanged`,
        `${formatCount(count)} sets unchanged`,
      ]),
    total: 'Net cost of the project',
    apply: 'Apply',
    nothing: 'Nothing would change',
    counting: 'The sets are being checked',
  },
  applied: (count) =>
    plural(count, [
      'Nothing changed',
      '1 set changed',
      `${formatCount(count)} sets changed`,
      `${formatCount(count)} sets changed`,
    ]),
  notApplied: 'The changes could not be applied. Your selection is still on the screen.',
};
