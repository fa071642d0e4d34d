import { z } from 'zod';
import { type EndpointName, sharePurposes } from '../routes.ts';
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
import {
  copiedProject,
  ensuredShareLink,
  newShareLinkBody,
  shareLink,
  shareLinkProgress,
  sharedProject,
} from '../wire/share-links.ts';
import { nameBody } from '../wire/project.ts';
import { type Endpoint, inProject } from './endpoint.ts';

const onVariant = z.object({ projectId: projectIdText, variantId: projectIdText });

const onRestorePoint = z.object({ projectId: projectIdText, pointId: entityIdText });

/** The endpoints that change or compare whole projects (docs/readings.md#r32). */
export const changeEndpoints = {
  previewRestyle: {
    summary: 'Preview a change of many sets: each set before and after, and the prices; changes nothing',
    params: inProject,
    body: restyleBody,
    bodyLimit: RESTYLE_BYTES,
    status: 200,
    response: restylePreview,
    cost: 'project',
  },
  applyRestyle: {
    summary: 'Change many sets at once; 412 if If-Match names an outdated state or catalogue edition',
    params: inProject,
    body: restyleBody,
    bodyLimit: RESTYLE_BYTES,
    status: 200,
    response: restyleReceipt,
    cost: 'project',
  },
  listPoints: {
    summary: 'The restore points of a project, newest first',
    params: inProject,
    status: 200,
    response: z.array(restorePoint),
  },
  comparePoint: {
    summary: 'Compare a project with a restore point',
    params: onRestorePoint,
    status: 200,
    response: restorePointDifference,
    cost: 'project',
  },
  restorePoint: {
    summary: 'Restore a restore point; the previous state becomes a restore point itself',
    params: onRestorePoint,
    status: 200,
    response: restoreReceipt,
    cost: 'project',
  },
  readNews: {
    summary: 'The catalogue and price changes of a project since they were last confirmed',
    params: inProject,
    status: 200,
    response: catalogueChanges,
    cost: 'project',
  },
  markNewsSeen: {
    summary: 'Confirm the catalogue and price changes; 412 if the edition is outdated',
    params: inProject,
    body: confirmationBody,
    status: 204,
  },
  previewSuccessors: {
    summary: 'Preview the replacement of discontinued e-catalogue products by their successors; changes nothing',
    params: inProject,
    body: successorsBody,
    status: 200,
    response: successorsPreview,
    cost: 'project',
  },
  takeSuccessors: {
    summary: 'Replace discontinued e-catalogue products by their successors',
    params: inProject,
    body: successorsBody,
    status: 200,
    response: successorsReceipt,
    cost: 'project',
  },
  listVariants: {
    summary: 'The variants of a project, oldest first',
    params: inProject,
    status: 200,
    response: z.array(variant),
  },
  addVariant: {
    summary: 'Create a variant: a copy of this project, optionally restyled; this project stays unchanged',
    params: inProject,
    body: newVariantBody,
    bodyLimit: RESTYLE_BYTES,
    status: 201,
    response: variant,
    creates: 'project',
    cost: 'copy',
  },
  renameVariant: {
    summary: 'Rename a variant in the list of the project; the name of the variant itself stays unchanged',
    params: onVariant,
    body: nameBody,
    status: 200,
    response: variant,
  },
  removeVariant: {
    summary: 'Remove a variant from the list of the project; the variant itself is not deleted',
    params: onVariant,
    status: 204,
  },
  compareVariant: {
    summary: 'Compare a project with its variant, room by room: pairs of sets, totals and losses',
    params: onVariant,
    status: 200,
    response: comparison,
    cost: 'project',
  },
  writeComparisonPdf: {
    summary: 'The comparison of a project with its variant as PDF',
    params: onVariant,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  writeComparisonWorkbook: {
    summary: 'The comparison of a project with its variant as a workbook',
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
    summary: 'The share links of a project, oldest first',
    params: inProject,
    status: 200,
    response: z.array(shareLink),
  },
  addView: {
    summary: 'Create a share link; a frozen one stores its content and its documents in every language',
    params: inProject,
    body: newShareLinkBody,
    status: 201,
    response: shareLink,
    cost: 'document',
  },
  readViewProgress: {
    summary: 'How much of the frozen share link that is being created is done',
    params: inProject,
    status: 200,
    response: shareLinkProgress,
  },
  removeView: {
    summary: 'Revoke a share link permanently',
    params: z.object({ projectId: projectIdText, viewId: shareLinkIdText }),
    status: 204,
  },
  ensureView: {
    summary: 'The share link that documents for this purpose contain; creates it if the project has none',
    params: z.object({ projectId: projectIdText, purpose: z.enum(sharePurposes) }),
    status: 200,
    response: ensuredShareLink,
    refusals: [422],
  },
  readView: {
    summary: 'The name of the project that a share link shows',
    params: onShareLink,
    status: 200,
    response: sharedProject,
    cost: 'project',
  },
  copyView: {
    summary: 'Copy the content of a share link into a new project',
    params: onShareLink,
    body: nameBody,
    status: 201,
    response: copiedProject,
    creates: 'project',
    cost: 'copy',
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
