import type { RoomContent } from '@ramka/domain/project';
import type { WireGroup, WireProject } from '../wire/project.ts';

/** A room of a project; `planningId` is its name in the planning tool, null where the visitor made it. */
export type ProjectRoom = RoomContent & {
  readonly id: number;
  readonly name: string;
  readonly planningId: string | null;
};

/** A room as the API answers it. */
export const roomToWire = ({ id, name, sets, products, planningId }: ProjectRoom): WireGroup => ({
  id,
  name,
  bundles: [...sets],
  products: [...products],
  properties: { mioData: planningId === null ? null : { mioID: planningId } },
});

/** A project and its rooms, newest first; `planningUrl` is where it is found in the planning tool. */
export type ProjectOfRooms = {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly planningUrl: string | null;
  readonly rooms: readonly ProjectRoom[];
};

/** A project as the API answers it. */
export const projectToWire = ({ id, name, variant, planningUrl, rooms }: ProjectOfRooms): WireProject => ({
  id,
  name,
  variant,
  groups: rooms.map(roomToWire),
  mioIntegration: planningUrl === null ? null : { projectUrl: planningUrl },
});
