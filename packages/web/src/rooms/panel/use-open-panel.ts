import { useState } from 'react';
import { browserStorage } from '../../page/browser-storage.ts';

export type OpenPanel = { readonly open: boolean; readonly toggle: () => void };

const keyOf = (projectId: string): string => `configurator.closed-rooms.${projectId}`;

const closedRooms = (projectId: string): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(browserStorage.getItem(keyOf(projectId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

/** Whether the panel of a room is open, remembered in this browser; one that the address asks for opens. */
export const useOpenPanel = (projectId: string, roomId: number, asked: boolean): OpenPanel => {
  const [open, setOpen] = useState(() => asked || !closedRooms(projectId).includes(roomId));
  const toggle = (): void => {
    const others = closedRooms(projectId).filter((id) => id !== roomId);
    browserStorage.setItem(keyOf(projectId), JSON.stringify(open ? [...others, roomId] : others));
    setOpen(!open);
  };
  return { open, toggle };
};
