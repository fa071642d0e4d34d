import { type Call, inProject, inRoom } from './call.ts';
import type { CallName } from '../routes.ts';
import {
  projectCsvBody,
  projectDocumentBody,
  setsCsvBody,
  setsDocumentBody,
  shopOrder,
  shopOrderBody,
} from '../wire/document.ts';

/** The calls that answer files to print, to order from and to compute with, and what goes to a shop. */
export const documentCalls = {
  writeProjectPdf: {
    summary: 'The bill of materials of a project, a room or the e-catalogue products as PDF',
    params: inProject,
    body: projectDocumentBody,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  writeProjectWorkbook: {
    summary: 'The bill of materials of a project, a room or the e-catalogue products as a workbook',
    params: inProject,
    body: projectDocumentBody,
    status: 200,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    cost: 'document',
  },
  writeProjectCsv: {
    summary: 'The order list of a project, a room or the e-catalogue products as comma-separated values',
    params: inProject,
    body: projectCsvBody,
    status: 200,
    file: 'text/csv',
    cost: 'document',
  },
  writeComponentsPdf: {
    summary: 'The component list of sets as PDF',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  writeComponentsWorkbook: {
    summary: 'The component list of sets as a workbook',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    cost: 'document',
  },
  writeComponentsCsv: {
    summary: 'The component list of sets as comma-separated values',
    params: inProject,
    body: setsCsvBody,
    status: 200,
    file: 'text/csv',
    cost: 'document',
  },
  writeCards: {
    summary: 'Catalogue cards of sets as PDF, one set a page',
    params: inProject,
    body: setsDocumentBody,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  writeSiteSheet: {
    summary: 'What the installer of a room needs on site, as PDF',
    params: inRoom,
    status: 200,
    file: 'application/pdf',
    cost: 'document',
  },
  orderFromShop: {
    summary: 'What goes to the shop of this deployment for a project, a room or sets, and what does not fit',
    params: inProject,
    body: shopOrderBody,
    status: 200,
    answer: shopOrder,
  },
} as const satisfies Partial<Record<CallName, Call>>;
