import type { RoomContent } from '@ramka/domain/project';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { WireGroup, WireSetDefaults, WireProject } from '../wire/project.ts';

/** A look as it travels. */
export const setDefaultsToWire = ({ lineTag, subcategoryId, finishId, colourId }: SetDefaults): WireSetDefaults => ({
  frameCategory: lineTag,
  subcategoryId,
  finish: finishId,
  colorId: colourId,
});

/** A look as the rules know it. */
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

/** A room of a project; `planningId` is its name in the planning tool, null where the visitor made it. */
export type ProjectRoom = RoomContent & {
  readonly id: number;
  readonly name: string;
  readonly planningId: string | null;
  /** Null: as the project's. */
  readonly look: SetDefaults | null;
};

/** A room as the API answers it. */
export const roomToWire = ({ id, name, sets, products, planningId, look }: ProjectRoom): WireGroup => ({
  id,
  name,
  bundles: [...sets],
  products: [...products],
  properties: { mioData: planningId === null ? null : { mioID: planningId } },
  look: look && setDefaultsToWire(look),
});

/** A project and its rooms, newest first; `planningUrl` is where it is found in the planning tool. */
export type ProjectWithRooms = {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly planningUrl: string | null;
  readonly look: SetDefaults | null;
  readonly rooms: readonly ProjectRoom[];
};

/** A project as the API answers it. */
export const projectToWire = ({ id, name, variant, planningUrl, look, rooms }: ProjectWithRooms): WireProject => ({
  id,
  name,
  variant,
  groups: rooms.map(roomToWire),
  mioIntegration: planningUrl === null ? null : { projectUrl: planningUrl },
  look: look && setDefaultsToWire(look),
});
