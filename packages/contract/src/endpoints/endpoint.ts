import { z } from 'zod';
import type { DocumentType } from '../wire/document.ts';
import { entityIdText, projectIdText } from '../wire/identifiers.ts';

/** What a call takes and what it answers when it succeeds. Neither `answer` nor `file`: no body. */
export type Endpoint = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 204;
  readonly response?: z.ZodType;
  /** Statuses of refusals beside those that every call of its kind may answer. */
  readonly refusals?: readonly (409 | 413 | 422)[];
  /** What kind of file it answers instead of JSON; its name is in `Content-Disposition` (docs/readings.md#r11). */
  readonly file?: DocumentType;
  /** From another server, which signs it, instead of from a page (`docs/planning-tool.md`). */
  readonly signed?: true;
  /**
   * What the call costs at the fullest project; absent: a few milliseconds. `project`: it reads or writes a whole project; `copy`: it makes
   * a new project like another one; `file`: it makes one from a file; `document`: it makes a document. Limits follow from it.
   */
  readonly cost?: 'project' | 'copy' | 'file' | 'document';
  /** What its answer names as new; who created a project knows its id and is no stranger to it. */
  readonly creates?: 'project';
  /** The largest body, in bytes, where it may be larger than that of other calls. */
  readonly bodyLimit?: number;
};

/** What the path of a call names: a category. */
export const inCategory = z.object({ categoryId: entityIdText });

/** A series. */
export const inSeries = z.object({ seriesId: entityIdText });

/** A project. */
export const inProject = z.object({ projectId: projectIdText });

/** A room of a project. */
export const inRoom = z.object({ projectId: projectIdText, groupId: entityIdText });

/** A set of a project. */
export const onSet = z.object({ projectId: projectIdText, setId: entityIdText });

/** An e-catalogue product of a project. */
export const onEcatalogItem = z.object({ projectId: projectIdText, catalogId: entityIdText });
