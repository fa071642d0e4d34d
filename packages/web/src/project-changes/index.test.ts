import { expect, test } from 'vitest';
import { fieldOf } from '../platform/json.ts';
import { queueableChanges } from './index.ts';
import * as installation from './installation.ts';
import * as labels from './labels.ts';
import * as order from './order.ts';
import * as project from './project.ts';
import * as roomEntries from './room-entries.ts';
import * as rooms from './rooms.ts';
import * as sets from './sets.ts';

// Browsers may contain changes that an earlier version has queued under these names.
test('queued changes keep the names under which earlier versions stored them', () => {
  expect(Object.values(queueableChanges).map(({ endpoint }) => endpoint)).toEqual([
    'renameProject',
    'chooseLook',
    'chooseWall',
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
    'changeLabels',
  ]);
});

test('every queueable change is in the list that the queue reads', () => {
  const pages = [installation, labels, order, project, roomEntries, rooms, sets];
  const declared = pages.flatMap((page) => Object.values<unknown>(page)).filter((each) => fieldOf(each, 'apply'));
  expect(new Set(declared)).toEqual(new Set(Object.values(queueableChanges)));
  for (const [name, { endpoint }] of Object.entries(queueableChanges)) expect(name).toBe(endpoint);
});
