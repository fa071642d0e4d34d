import { z } from 'zod';
import type { DocumentType } from '../wire/document.ts';
import { entityIdText, projectIdText } from '../wire/identifiers.ts';

/**
 * The declaration of an endpoint: request schemas, response and limits. Without `response` and `file`, the response has
 * no body.
 */
export type Endpoint = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 204;
  readonly response?: z.ZodType;
  /** Error statuses in addition to those that every endpoint of this kind may return. */
  readonly refusals?: readonly (409 | 413 | 422)[];
  /** The type of file returned instead of JSON. Its name is in `Content-Disposition` (docs/readings.md#r11). */
  readonly file?: DocumentType;
  /** Called by another server, which signs the request, instead of by a page (`docs/planning-tool.md`). */
  readonly signed?: true;
  /**
   * Cost of a request for the largest possible project; absent: a few milliseconds. The rate and concurrency limits
   * depend on it.
   *
   * - `project`: reads or writes a whole project
   * - `copy`: creates a copy of a project
   * - `file`: creates a project from a file
   * - `document`: renders a document
   */
  readonly cost?: 'project' | 'copy' | 'file' | 'document';
  /** The kind of object that the response identifies as new. The client then counts as knowing that project's id. */
  readonly creates?: 'project';
  /** The largest request body in bytes, if larger than the default. */
  readonly bodyLimit?: number;
};

/** Path parameters of endpoints for a category. */
export const inCategory = z.object({ categoryId: entityIdText });

export const inSeries = z.object({ seriesId: entityIdText });

export const inProject = z.object({ projectId: projectIdText });

export const inRoom = z.object({ projectId: projectIdText, groupId: entityIdText });

export const onSet = z.object({ projectId: projectIdText, setId: entityIdText });

export const onEcatalogItem = z.object({ projectId: projectIdText, catalogId: entityIdText });
