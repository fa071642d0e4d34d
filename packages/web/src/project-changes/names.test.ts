import { pl } from '@ramka/texts/pl';
import { expect, it } from 'vitest';
import type { Project, SavedSet } from '../api/project.ts';
import { moveRoomEntry, removeRoomProduct, removeRoomSet } from './room-entries.ts';
import { deleteRoom } from './rooms.ts';
import { deleteSet } from './sets.ts';

const set: SavedSet = {
  id: 11,
  name: '',
  seriesTag: 'simon-55',
  version: '1',
  price: 12_300,
  description: 'Ramka 2-krotna',
  contents: '',
  isExternal: false,
  slots: 2,
  emptySlots: 0,
  boxes: 2,
};

const project: Project = {
  id: 'aB3dE6gH',
  name: 'Dom',
  variant: 'el12',
  rooms: [
    { id: 1, name: 'Kuchnia', planningId: null, setDefaults: null, sets: [{ id: 11, quantity: 1 }], products: [] },
  ],
  sets: [set],
  products: [],
  selections: [],
  planningAddress: null,
  setDefaults: null,
};

const unnamed = 'Zestaw bez nazwy (ramka 2-krotna)';
const entry = { roomId: 1, entry: { id: 11, quantity: 1 } };

it('undoing a deletion names what comes back', () => {
  expect(deleteRoom.nameOf?.(project, 1, pl)).toBe('Kuchnia');
  expect(deleteSet.nameOf?.(project, set, pl)).toBe(unnamed);
  expect(removeRoomSet.nameOf?.(project, entry, pl)).toBe(unnamed);
  expect(removeRoomProduct.nameOf?.(project, entry, pl)).toBeUndefined();
});

it('a new order of a room names what was moved', () => {
  const input = { list: 'sets', id: 11, from: 1, to: 1, before: null, copy: false } as const;
  expect(moveRoomEntry.message?.(pl, { project, input })).toBe(`Kolejność została zmieniona: ${unnamed}`);
});
