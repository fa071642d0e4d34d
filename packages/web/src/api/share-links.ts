import type { NewShareLinkBody, WireShareLink } from '@ramka/contract/wire/share-links';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { NamedProject } from './project-calls.ts';

/** A link under which the project can be looked at; days are those of the deployment, `2026-11-22`. */
export type ShareLink = Omit<WireShareLink, 'frozenAt' | 'createdAt'> & { readonly frozenAt: Date | null };

/** What a new link is to be. */
export type NewShareLink = Readonly<NewShareLinkBody>;

/** The view links of a project, the first made first. */
export const listShareLinks = async (projectId: string, signal: AbortSignal): Promise<readonly ShareLink[]> =>
  (await call('listViews', { params: { projectId }, signal })).map(linkFromWire);

/** Makes a view link; a frozen one takes a while. */
export const addShareLink = async (projectId: string, link: NewShareLink): Promise<ShareLink> =>
  linkFromWire(await call('addView', { params: { projectId }, body: link }));

/** Revokes a view link for good. */
export const removeShareLink = (projectId: string, viewId: string): Promise<void> =>
  call('removeView', { params: { projectId, viewId } });

/** The name of what a view link shows. */
export const readSharedProjectName = async (viewId: string, signal: AbortSignal): Promise<string> =>
  (await call('readView', { params: { viewId }, signal })).name;

/** Copies what a view link shows into a new project. */
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
