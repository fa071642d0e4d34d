import type { LoadedBundle } from '@ramka/contract/wire/bundle';
import type { LoadedProject } from '@ramka/contract/wire/project';
import { call } from '../api/call.ts';
import type { PlaceOfSet } from './places-of.ts';

/** A set that was deleted, and where it had been. */
export type DeletedSet = { readonly set: LoadedBundle; readonly places: readonly PlaceOfSet[] };

/** Saves a deleted set anew, under a new id, and puts it back into its rooms (reading R14); answers the whole project. */
export const restoreSet = async (projectId: string, { set, places }: DeletedSet): Promise<LoadedProject> => {
  const { serieId: _series, type: _type, ...payload } = set;
  const params = { projectId };
  const saved = await call('createSet', { params, body: { payload: { ...payload, id: null } } });
  for (const { roomId, quantity } of places) {
    await call('addRoomSets', {
      params: { projectId, groupId: roomId },
      body: { payload: [{ id: saved.id, quantity }] },
    });
  }
  return call('readProject', { params });
};
