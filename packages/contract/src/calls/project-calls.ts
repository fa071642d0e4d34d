import { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import { entityIdText, projectIdText } from '../wire/identifiers.ts';
import { ecatalogSelection, newEcatalogSelectionBody, quantityBody } from '../wire/product.ts';
import { projectFile } from '../wire/project-file.ts';
import { loadedProject, nameBody, newProjectBody, project } from '../wire/project.ts';
import { inProject, onSelection } from './places.ts';

/** The calls about a project itself, what it takes from the e-catalogue, and what was removed from it. */
export const projectCalls = {
  createProject: { summary: 'Create a project', body: newProjectBody, status: 201, answer: project },
  readProject: { summary: 'Everything of a project', params: inProject, status: 200, answer: loadedProject },
  renameProject: { summary: 'Rename a project', params: inProject, body: nameBody, status: 200, answer: project },
  readProjectFile: {
    summary: 'Everything of a project as one file',
    params: inProject,
    status: 200,
    answer: projectFile,
    refusals: [413, 422],
  },
  createProjectFromFile: {
    summary: 'Create a project from such a file',
    body: projectFile,
    status: 201,
    answer: project,
  },
  deleteProject: { summary: 'Delete a project', params: inProject, status: 204 },
  addEcatalogProduct: {
    summary: 'Add an e-catalogue product to a project',
    params: inProject,
    body: newEcatalogSelectionBody,
    status: 201,
    answer: ecatalogSelection,
  },
  changeEcatalogProduct: {
    summary: 'Set the quantity of an e-catalogue product',
    params: onSelection,
    body: quantityBody,
    status: 200,
    answer: ecatalogSelection,
  },
  removeEcatalogProduct: { summary: 'Remove an e-catalogue product', params: onSelection, status: 204 },
  undoRemoval: {
    summary: 'Give back what a call removed an hour ago at most; its answer names the removal in the header X-Removal',
    params: z.object({ projectId: projectIdText, removalId: entityIdText }),
    status: 204,
    refusals: [409],
  },
} as const satisfies Partial<Record<CallName, Call>>;
