import { useState } from 'react';

export type ClosedRooms = {
  readonly isClosed: (roomId: number) => boolean;
  readonly toggle: (roomId: number) => void;
};

const keyOf = (projectId: string): string => `configurator.closed-rooms.${projectId}`;

const read = (projectId: string): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

/** Which panels are closed, remembered in this browser; the room that the address asks for opens. */
export const useClosedRooms = (projectId: string, openedRoomId: number | undefined): ClosedRooms => {
  const [closed, setClosed] = useState(() => read(projectId).filter((id) => id !== openedRoomId));
  const toggle = (roomId: number): void => {
    const next = closed.includes(roomId) ? closed.filter((id) => id !== roomId) : [...closed, roomId];
    localStorage.setItem(keyOf(projectId), JSON.stringify(next));
    setClosed(next);
  };
  return { isClosed: (roomId) => closed.includes(roomId), toggle };
};
