import { type EndpointName, handOverPurposes } from '@ramka/contract/routes';
import type { NewShareLinkBody, WireShareLink } from '@ramka/contract/wire/share-links';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { ApiFailure } from './failure.ts';
import type { NamedProject } from './project-calls.ts';

/** A share link of a project. Dates are in the deployment's time zone, such as `2026-11-22`. */
export type ShareLink = Omit<WireShareLink, 'frozenAt' | 'createdAt'> & { readonly frozenAt: Date | null };

/** Options of a new share link. */
export type NewShareLink = Readonly<NewShareLinkBody>;

/** Requests the share links of a project, oldest first. */
export const listShareLinks = async (projectId: string, signal: AbortSignal): Promise<readonly ShareLink[]> =>
  (await call('listViews', { params: { projectId }, signal })).map(linkFromWire);

/** Requests the percentage done of the frozen share link that is being created; null if the server cannot tell. */
export const readShareLinkProgress = async (projectId: string, signal: AbortSignal): Promise<number | null> =>
  (await call('readViewProgress', { params: { projectId }, signal })).percent;

/** Creates a share link. A frozen one takes up to a minute; the server stops when the request is aborted. */
export const addShareLink = async (projectId: string, link: NewShareLink, signal: AbortSignal): Promise<ShareLink> =>
  linkFromWire(await call('addView', { params: { projectId }, body: link, signal }));

/**
 * Creates the share link that the file or form of an endpoint contains, unless the project has it. Returns undefined for
 * an endpoint without one, and null if the project has as many links as it may have.
 */
export const ensureShareLink = async (
  projectId: string,
  name: EndpointName,
  signal: AbortSignal | undefined,
): Promise<{ readonly id: string; readonly name: string; readonly added: boolean } | null | undefined> => {
  const purpose = handOverPurposes[name];
  if (purpose === undefined) return undefined;
  try {
    return await call('ensureView', { params: { projectId, purpose }, signal });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 422) return null;
    throw failure;
  }
};

/** Revokes a share link permanently. */
export const removeShareLink = (projectId: string, viewId: string): Promise<void> =>
  call('removeView', { params: { projectId, viewId } });

/** Requests the project name of a share link. */
export const readSharedProjectName = async (viewId: string, signal: AbortSignal): Promise<string> =>
  (await call('readView', { params: { viewId }, signal })).name;

/** Copies the contents of a share link into a new project. */
export const copySharedProject = (viewId: string, name: string): Promise<NamedProject> =>
  call('copyView', { params: { viewId }, body: { name } });

const linkFromWire = ({ frozenAt, createdAt: _createdAt, ...link }: WireShareLink): ShareLink => ({
  ...link,
  frozenAt: frozenAt === null ? null : new Date(frozenAt),
});

/** Below the project's key, so that invalidating the project also invalidates the share links. */
export const shareLinksQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'views'],
    queryFn: ({ signal }) => listShareLinks(projectId, signal),
    staleTime: 0,
  });
