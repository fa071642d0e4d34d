import type { ResponseOf } from '@ramka/contract/endpoints';
import type { EndpointName } from '@ramka/contract/routes';
import { sendRequest } from '../api/call.ts';
import type { LooseInput } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Project } from '../api/project.ts';
import { queueableChanges, type QueueableEndpoint } from '../project-changes/index.ts';
import type { DeclaredChange, OnlineChange } from '../project-changes/project-change.ts';
import { pendingTag, readIdMap, resolveIds } from './id-map.ts';
import { sendOrEnqueue } from './mutation-queue.ts';
import { withQueuedChange } from './optimistic-updates.ts';
import { type QueuedChange } from './outbox.ts';
import { countCreated, createdIds } from './queue-operations.ts';

/** A change that the server has applied, or that was queued. */
export type ChangeResult<Name extends EndpointName> = (
  | { readonly queued: undefined; readonly response: ResponseOf<Name> }
  | { readonly queued: QueuedChange }
) & {
  /** The ids of the created objects, temporary ones while the change is queued. */
  readonly ids: readonly number[];
  /** Entity tag of the changed set; null for other changes. */
  readonly etag: string | null;
  /** Token that undoes the change; null if it cannot be undone. */
  readonly undoId: number | null;
};

/** Sends a change of a project, or queues it if the server does not respond. Throws an `ApiFailure`. */
export const makeChange = async <Name extends EndpointName, Input>(
  projectId: string,
  declared: Pick<OnlineChange<Name, Input>, 'endpoint' | 'request' | 'creates'>,
  input: Input,
): Promise<ChangeResult<Name>> => {
  const { endpoint } = declared;
  const request: LooseInput = declared.request(input);
  const count = countCreated(declared, request);
  const send = async (sent: LooseInput): Promise<ChangeResult<Name>> => {
    const { answer: response, etag, undoId } = await sendRequest(endpoint, sent);
    const ids = createdIds(response, count);
    if (ids.length < count) throw new ApiFailure(200, 'unreadable');
    return { queued: undefined, response, ids, etag, undoId: undoId };
  };
  const sent = { ...request, params: { projectId, ...request.params } };
  if (!isQueueable(endpoint)) return send(resolveIds(sent, readIdMap(projectId)));
  return sendOrEnqueue(endpoint, sent, send, (queued) => ({
    queued,
    ids: queued.temporaryIds,
    etag: pendingTag(queued),
    undoId: null,
  }));
};

const isQueueable = (endpoint: EndpointName): endpoint is QueueableEndpoint =>
  Object.hasOwn(queueableChanges, endpoint);

/**
 * Returns the project after a change. It is unchanged if neither the response nor the declaration of the change
 * contains the result.
 */
export const withChangeResult = <Name extends EndpointName, Input>(
  project: Project,
  declared: DeclaredChange<Name, Input>,
  input: Input,
  result: ChangeResult<Name>,
): Project => {
  const { enrich = (changed) => changed } = declared;
  if (result.queued) return enrich(withQueuedChange(project, result.queued), input);
  if (declared.receive) return enrich(declared.receive(project, result.response, input), input);
  return 'apply' in declared ? enrich(declared.apply(project, declared.request(input), result.ids), input) : project;
};
