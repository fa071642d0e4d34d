import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import type { Room, SavedSet } from '../api/project.ts';
import { copiesNote } from './copies-note.ts';

const room: Room = { id: 1, name: 'Hol', planningId: null, setDefaults: null, sets: [], products: [] };
const set: SavedSet = {
  id: 1,
  name: '',
  seriesTag: 'simon-54',
  version: '1',
  price: 0,
  description: '',
  contents: '',
  isExternal: false,
  slots: 1,
  emptySlots: 0,
  boxes: 1,
};

// Holds R41.
test.each([
  ['an external set', [room], [set, { ...set, isExternal: true }], pl.planningTool.copiesAreOrdinary],
  ['a linked room', [room, { ...room, planningId: 'x' }], [], pl.planningTool.copiesAreOrdinary],
  ['neither', [room], [set], undefined],
])('a project with %s is copied with a note about that', (_what, rooms, sets, note) => {
  expect(copiesNote({ rooms, sets }, pl)).toBe(note);
});
