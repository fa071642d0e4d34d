import type { LoadedProject, WireGroup } from '@ramka/contract/wire/project';

type WireEntry = WireGroup['bundles'][number];

/** A room with sets as the API answers it. */
export const wireRoom = (name: string, sets: readonly WireEntry[]): WireGroup => ({
  id: 1,
  name,
  bundles: [...sets],
  products: [],
  properties: { mioData: null },
  look: null,
});

/** A project with one room as the API answers it. */
export const wireProject = (room: WireGroup): LoadedProject => ({
  project: { id: 'aB3dE6gH', name: 'Dom', variant: 'el12', groups: [room], mioIntegration: null, look: null },
  productSets: [],
  products: [],
  ecatalogProducts: [],
});
