import type { WireSingleProduct } from '@ramka/contract/wire/product';
import type { LoadedProject, WireProject } from '@ramka/contract/wire/project';
import type { LocalisedCatalogue } from '../catalogue/catalogue.ts';
import { groupAnswer } from '../rooms/group-answer.ts';
import { selectionAnswer } from '../selections/selection-answer.ts';
import type { BundleAnswers } from '../sets/bundle-answers.ts';
import type { StoredProject } from './load-project.ts';
import type { ProjectWithRooms } from './project.store.ts';

/** A project as the API answers it. */
export const projectAnswer = ({ id, name, variant, planningUrl, rooms }: ProjectWithRooms): WireProject => ({
  id,
  name,
  variant,
  groups: rooms.map(groupAnswer),
  mioIntegration: planningUrl === null ? null : { projectUrl: planningUrl },
});

/** Everything of a project as the API answers it (reading R9). */
export const loadedProjectAnswer = (
  project: StoredProject,
  catalogue: LocalisedCatalogue,
  bundleOf: BundleAnswers,
): LoadedProject => ({
  project: projectAnswer(project),
  productSets: project.sets.map((set) => bundleOf(project.id, set)),
  products: productsOf(project, catalogue),
  ecatalogProducts: project.selections.map((selection) => selectionAnswer(selection, catalogue)),
});

/** The single products that any room uses, each once, in the order of the rooms. */
const productsOf = ({ rooms }: StoredProject, catalogue: LocalisedCatalogue): WireSingleProduct[] => {
  const ids = new Set(rooms.flatMap(({ products }) => products.map(({ id }) => id)));
  return [...ids].flatMap((id) => catalogue.findSingleProduct(id) ?? []);
};
