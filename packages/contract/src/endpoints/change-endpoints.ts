import { z } from 'zod';
import type { EndpointName } from '../routes.ts';
import {
  catalogueChanges,
  confirmationBody,
  successorsBody,
  successorsPreview,
  successorsReceipt,
} from '../wire/catalogue-changes.ts';
import { restorePoint, restorePointDifference, restoreReceipt } from '../wire/restore-points.ts';
import { RESTYLE_BYTES, restyleBody, restylePreview, restyleReceipt } from '../wire/restyle.ts';
import { entityIdText, projectIdText, shareLinkIdText } from '../wire/identifiers.ts';
import { comparison, newVariantBody, variant } from '../wire/variants.ts';
import { copiedProject, newShareLinkBody, shareLink, sharedProject } from '../wire/share-links.ts';
import { nameBody } from '../wire/project.ts';
import { type Endpoint, inProject } from './endpoint.ts';

const onVariant = z.object({ projectId: projectIdText, variantId: projectIdText });

const onRestorePoint = z.object({ projectId: projectIdText, pointId: entityIdText });

/** The endpoints that change or compare whole projects (docs/readings.md#r32). */
export const changeEndpoints = {
  previewRestyle: {
    summary: 'What a change of many sets would do: each before and after, and the money; it changes nothing',
    params: inProject,
    body: restyleBody,
    bodyLimit: RESTYLE_BYTES,
    status: 200,
    response: restylePreview,
    cost: 'project',
  },
  applyRestyle: {
    summary:
      'Change many sets at once; refused (412) where If-Match names a state or an edition that is not the present',
    params: inProject,
    body: restyleBody,
    bodyLimit: RESTYLE_BYTES,
    status: 200,
    response: restyleReceipt,
    cost: 'project',
  },
  listPoints: {
    summary: 'The states of a project that can be returned to, the newest first',
    params: inProject,
    status: 200,
    response: z.array(restorePoint),
  },
  comparePoint: {
    summary: 'What is different in a project from what it was at a point',
    params: onRestorePoint,
    status: 200,
    response: restorePointDifference,
    cost: 'project',
  },
  restorePoint: {
    summary: 'Return to a point; the state before becomes a point itself',
    params: onRestorePoint,
    status: 200,
    response: restoreReceipt,
    cost: 'project',
  },
  readNews: {
    summary: 'What has changed in catalogue and prices for a project since they were last seen',
    params: inProject,
    status: 200,
    response: catalogueChanges,
    cost: 'project',
  },
  markNewsSeen: {
    summary: 'Say that what has changed was seen; refused (412) where the edition is not the present one',
    params: inProject,
    body: confirmationBody,
    status: 204,
  },
  previewSuccessors: {
    summary: 'What taking the successors of e-catalogue products that are gone would do; it changes nothing',
    params: inProject,
    body: successorsBody,
    status: 200,
    response: successorsPreview,
    cost: 'project',
  },
  takeSuccessors: {
    summary: 'Put successors in the place of e-catalogue products that are gone',
    params: inProject,
    body: successorsBody,
    status: 200,
    response: successorsReceipt,
    cost: 'project',
  },
  listVariants: {
    summary: 'The variants of a project, the first made first',
    params: inProject,
    status: 200,
    response: z.array(variant),
  },
  addVariant: {
    summary: 'Make a variant: a new project like this one, changed where that is asked for; this one stays as it is',
    params: inProject,
    body: newVariantBody,
    bodyLimit: RESTYLE_BYTES,
    status: 201,
    response: variant,
    creates: 'project',
    cost: 'copy',
  },
  renameVariant: {
    summary: 'Give a variant another name in the list of the project; its own stays',
    params: onVariant,
    body: nameBody,
    status: 200,
    response: variant,
  },
  removeVariant: {
    summary: 'Take a variant out of the list of the project; the project that it is stays',
    params: onVariant,
    status: 204,
  },
  compareVariant: {
    summary: 'A project and its variant, room by room: pairs of sets, sums, and what each loses against the other',
    params: onVariant,
    status: 200,
    response: comparison,
    cost: 'project',
  },
  writeComparisonPdf: {
    summary: 'The same comparison as PDF',
    params: onVariant,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  writeComparisonWorkbook: {
    summary: 'The same comparison as a workbook',
    params: onVariant,
    status: 200,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    cost: 'document',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;

const onShareLink = z.object({ viewId: shareLinkIdText });

/** The endpoints for share links, which give read access to a project (docs/readings.md#r31). */
export const shareLinkEndpoints = {
  listViews: {
    summary: 'The view links of a project, the first made first',
    params: inProject,
    status: 200,
    response: z.array(shareLink),
  },
  addView: {
    summary: 'Make a view link; a frozen one keeps what it shows, with its documents in every language',
    params: inProject,
    body: newShareLinkBody,
    status: 201,
    response: shareLink,
    cost: 'document',
  },
  removeView: {
    summary: 'Revoke a view link for good',
    params: z.object({ projectId: projectIdText, viewId: shareLinkIdText }),
    status: 204,
  },
  readView: {
    summary: 'What a view link shows, by its name',
    params: onShareLink,
    status: 200,
    response: sharedProject,
    cost: 'project',
  },
  copyView: {
    summary: 'Copy what a view link shows into a new project',
    params: onShareLink,
    body: nameBody,
    status: 201,
    response: copiedProject,
    creates: 'project',
    cost: 'copy',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
