import { ApiProblem } from '../http/problems/api-problem.ts';
import type { RoomContents } from './load-rooms.ts';

/** The room of that id among a project's; there being none is the caller's mistake. */
export const knownRoom = (rooms: readonly RoomContents[], groupId: number): RoomContents => {
  const room = rooms.find(({ id }) => id === groupId);
  if (room === undefined) throw new ApiProblem('unknown-room');
  return room;
};
