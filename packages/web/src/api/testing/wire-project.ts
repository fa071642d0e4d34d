import type { LoadedProject, WireGroup, WireProject } from '@ramka/contract/wire/project';

type WireEntry = WireGroup['bundles'][number];

/** Test data: a room with sets in the wire format. */
export const wireRoom = (name: string, sets: readonly WireEntry[]): WireGroup => ({
  id: 1,
  name,
  bundles: [...sets],
  products: [],
  properties: { mioData: null },
  look: null,
});

/** Test data: a project without contents in the wire format. */
export const emptyWireProject = (id = 'aB3dE6gH', name = 'Dom'): WireProject => ({
  id,
  name,
  variant: 'el12',
  groups: [],
  mioIntegration: null,
  look: null,
  note: null,
  abbreviations: [],
});

/** Test data: a project with one room in the wire format. */
export const wireProject = (room: WireGroup): LoadedProject => ({
  project: { ...emptyWireProject(), groups: [room] },
  productSets: [],
  products: [],
  ecatalogProducts: [],
});
