import type { FastifyRequest } from 'fastify';
import { seenVersions } from '../../http/version-tag.ts';
import type { Change } from './change.ts';

/** The change that a call asks for: in which project, from which versions on, and when. */
export const changeOf = (request: FastifyRequest<{ Params: { projectId: string } }>): Change => ({
  projectId: request.params.projectId,
  seen: seenVersions(request),
  now: Date.now(),
});
