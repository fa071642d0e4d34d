import { expect, test } from 'vitest';
import { queueableChanges } from './index.ts';

// Browsers may contain changes that an earlier version has queued under these names.
test('queued changes keep the names under which earlier versions stored them', () => {
  expect(Object.values(queueableChanges).map(({ endpoint }) => endpoint)).toEqual([
    'renameProject',
    'chooseLook',
    'createRoom',
    'createRooms',
    'orderRooms',
    'renameRoom',
    'deleteRoom',
    'fillRooms',
    'moveRoomEntry',
    'addRoomSets',
    'changeRoomSets',
    'removeRoomSet',
    'addRoomProducts',
    'changeRoomProducts',
    'removeRoomProduct',
    'duplicateInRoom',
    'createSet',
    'copySet',
    'saveSet',
    'renameSet',
    'deleteSet',
    'changeOrder',
    'tickSite',
  ]);
});
