import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const sets: Texts['sets'] = {
  title: 'Sets',
  create: 'Create a set',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  select: (name: string): string => `Select set “${name}”`,
  selected: (count: number): string =>
    plural(count, [
      'nothing selected',
      '1 set selected',
      `${formatCount(count)} sets selected`,
      `${formatCount(count)} sets selected`,
    ]),
  count: (count: number): string =>
    plural(count, ['no sets', '1 set', `${formatCount(count)} sets`, `${formatCount(count)} sets`]),
  search: 'Search sets',
  order: 'Sort by',
  noneFound: 'No sets found',
  orders: {
    added: 'newest first',
    name: 'by name',
    series: 'by series',
    cheapest: 'cheapest first',
    dearest: 'most expensive first',
  },
  addToRooms: 'Add to rooms',
  savePicture: 'Save the picture',
  spread: 'Add to rooms…',
  restyle: 'Change series and colours',
  copySet: 'Copy the set',
  renameSet: 'Rename the set',
  deleteSet: 'Delete the set',
  deleteQuestion: (name: string): string => `Delete set “${name}”?`,
  usage: {
    inRoom: (room, pieces) => `In room “${room}” (×${pieces})`,
    inRooms: (rooms, pieces) =>
      `${plural(rooms, ['Not used', 'Used in 1 room', `Used in ${rooms} rooms`, `Used in ${rooms} rooms`])} (×${pieces})`,
    room: (room, pieces) => `${room} (×${pieces})`,
  },

  scope: {
    title: 'The set is in several rooms',
    text: (rooms) =>
      `You can change the set in all of these rooms: ${rooms}. Or change it in one room only, which then gets its own copy.`,
    everywhere: 'Change in all of them',
    inRoom: (room) => `Only in room “${room}”`,
  },
  deleteNote: (rooms) => `The set also disappears from the rooms: ${rooms}.`,
  deleteUnused: 'The set is not in any room.',
  setName: 'Name of the set',
  copyNameHint: 'Optional',
  copied: 'The set was copied',
  renamed: 'The name of the set was changed',
  deleted: 'The set was deleted',
  external: 'Set from the planning app',
  empty: 'You have no sets yet',
  emptyText: 'A set is a frame with the mechanisms of your choice: switches, sockets, dimmers.',
  scrollToTop: 'Scroll to the top',
  awaited: 'Price after sending',
};
