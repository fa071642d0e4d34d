import { createContext, useContext } from 'react';
import type { Project, Room } from '../api/project.ts';
import type { TextStorage } from '../platform/browser-storage.ts';

/**
 * Returns the address of a project or room in the planning tool. A linked project has its own address there, with
 * `room_id` for a linked room. Other projects use `address`, in which `{projectId}` is replaced by the project's id.
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

/** Click handler of a link to the planning tool; true if the browser may follow the link immediately. */
export type FollowLink = (address: string) => boolean;

export const PlanningToolContext = createContext<FollowLink>(() => true);

/**
 * Returns the handler that shows the dialog before the planning tool opens, unless the visitor has disabled it, and
 * starts waiting for the tool's updates.
 */
export const useFollowLink = (): FollowLink => useContext(PlanningToolContext);

/** Storage key of the setting that hides the dialog (docs/specification.md#s4-19). */
const KEY = 'configurator.link-dialog';

/** Whether the dialog is shown before the planning tool opens. */
export const wantsLinkDialog = (storage: TextStorage): boolean => storage.getItem(KEY) !== 'off';

/** Sets whether the dialog is shown before the planning tool opens. */
export const setLinkDialog = (storage: TextStorage, isEnabled: boolean): void =>
  isEnabled ? storage.removeItem(KEY) : storage.setItem(KEY, 'off');
