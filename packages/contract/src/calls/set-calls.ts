import { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../routes.ts';
import { bundle, bundleBody, copyBody, loadedBundle } from '../wire/bundle.ts';
import { componentRow } from '../wire/component-row.ts';
import { entityIdText, entityIdsText } from '../wire/identifiers.ts';
import { nameBody } from '../wire/project.ts';
import { inProject, onSet } from './places.ts';

/** The calls about sets and what they are made of. */
export const setCalls = {
  createSet: { summary: 'Save a new set', params: inProject, body: bundleBody, status: 201, answer: bundle },
  copySet: {
    summary: 'Copy a set',
    params: inProject,
    query: z.object({ sourceId: entityIdText }),
    body: copyBody,
    status: 201,
    answer: bundle,
  },
  readSet: { summary: 'A set as the editor opens it', params: onSet, status: 200, answer: loadedBundle },
  saveSet: { summary: 'Save a set', params: onSet, body: bundleBody, status: 200, answer: bundle },
  renameSet: { summary: 'Rename a set', params: onSet, body: nameBody, status: 200, answer: bundle },
  deleteSet: { summary: 'Delete a set, and take it out of every room', params: onSet, status: 204 },
  previewComponents: {
    summary: 'The component list of a set that need not be saved',
    params: inProject,
    body: bundleBody,
    status: 200,
    answer: z.array(componentRow),
  },
  listComponents: {
    summary: 'The component list of saved sets, equal articles merged',
    params: inProject,
    query: z.object({ sets: entityIdsText }),
    status: 200,
    answer: z.array(componentRow),
  },
} as const satisfies Partial<Record<CallName, Call>>;
