import { createContext, useContext } from 'react';
import type { Project, Room } from '../api/project.ts';
import type { TextStorage } from '../platform/browser-storage.ts';

/**
 * Where a project, or one of its rooms, is found in the planning tool. A linked project has an address of its own there,
 * with `room_id` for a linked room. Any other is at `address`, where `{projectId}` becomes the project's id.
 */
export const toolAddress = (
  address: string,
  { id, planningAddress }: Pick<Project, 'id' | 'planningAddress'>,
  room?: Pick<Room, 'planningId'>,
): string => {
  if (planningAddress === null) return address.replaceAll('{projectId}', encodeURIComponent(id));
  const found = new URL(planningAddress);
  if (room?.planningId) found.searchParams.set('room_id', room.planningId);
  return found.href;
};

/** What a press on a link into the planning tool does: true where the browser may follow it at once. */
export type FollowLink = (address: string) => boolean;

export const PlanningToolContext = createContext<FollowLink>(() => true);

/** Asks before the planning tool is opened, if the visitor wants that, and waits for what it sends then. */
export const useFollowLink = (): FollowLink => useContext(PlanningToolContext);

/**
 * Where the browser keeps that the dialog before the planning tool is not to be shown again
 * (docs/specification.md#s4-19).
 */
const KEY = 'configurator.link-dialog';

/** Whether the visitor is asked before the planning tool opens. */
export const wantsLinkDialog = (storage: TextStorage): boolean => storage.getItem(KEY) !== 'off';

/** Whether the visitor is asked from now on before the planning tool opens. */
export const setLinkDialog = (storage: TextStorage, wanted: boolean): void =>
  wanted ? storage.removeItem(KEY) : storage.setItem(KEY, 'off');
