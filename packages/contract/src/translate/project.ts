import type { RoomContent } from '@ramka/domain/project';
import type { Abbreviation } from '@ramka/domain/project-note';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { WireGroup, WireSetDefaults, WireProject } from '../wire/project.ts';

export const setDefaultsToWire = ({ lineTag, subcategoryId, finishId, colourId }: SetDefaults): WireSetDefaults => ({
  frameCategory: lineTag,
  subcategoryId,
  finish: finishId,
  colorId: colourId,
});

export const setDefaultsFromWire = ({
  frameCategory,
  subcategoryId,
  finish,
  colorId,
}: WireSetDefaults): SetDefaults => ({
  lineTag: frameCategory,
  subcategoryId,
  finishId: finish,
  colourId: colorId,
});

/** A room of a project. `planningId` is its id in the planning tool; null for a room created by a visitor. */
export type ProjectRoom = RoomContent & {
  readonly id: number;
  readonly name: string;
  readonly planningId: string | null;
  /** Null: the defaults of the project apply. */
  readonly look: SetDefaults | null;
  /** Null: the wall of the project applies. */
  readonly wall: string | null;
};

export const roomToWire = ({ id, name, sets, products, planningId, look, wall }: ProjectRoom): WireGroup => ({
  id,
  name,
  bundles: [...sets],
  products: [...products],
  properties: { mioData: planningId === null ? null : { mioID: planningId } },
  look: look && setDefaultsToWire(look),
  ...(wall !== null && { wall }),
});

/** A project and its rooms, newest first. `planningUrl` is the project's page in the planning tool. */
export type ProjectWithRooms = {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly planningUrl: string | null;
  readonly look: SetDefaults | null;
  readonly note: string | null;
  readonly abbreviations: readonly Abbreviation[];
  readonly wall: string | null;
  readonly rooms: readonly ProjectRoom[];
};

export const projectToWire = ({
  id,
  name,
  variant,
  planningUrl,
  look,
  note,
  abbreviations,
  wall,
  rooms,
}: ProjectWithRooms): WireProject => ({
  id,
  name,
  variant,
  groups: rooms.map(roomToWire),
  mioIntegration: planningUrl === null ? null : { projectUrl: planningUrl },
  look: look && setDefaultsToWire(look),
  note,
  abbreviations: [...abbreviations],
  ...(wall !== null && { wall }),
});
