import { tidyName } from '@ramka/domain/names';
import type { ProjectFile } from '@ramka/contract/wire/project-file';
import { readPayload } from '../../sets/set-payload.ts';
import type { StoredProject } from '../load-project.ts';

/** A stored project as one file. */
export const projectFileAnswer = ({ name, variant, sets, rooms, selections }: StoredProject): ProjectFile => ({
  format: 'ramka-project',
  version: 1,
  name,
  variant,
  sets: sets.map((set) => ({ ...readPayload(set), id: set.id, name: set.name, serieId: set.seriesId })),
  rooms: rooms.map((room) => ({ name: room.name, sets: [...room.sets], products: [...room.products] })),
  // Catalogues may break names over lines; a file may not.
  ecatalogProducts: selections.map((selection) => ({ ...selection, name: tidyName(selection.name) })),
});
