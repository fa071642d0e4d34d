import type { EndpointName } from '@ramka/contract/routes';
import { routes } from '@ramka/contract/routes';
import type { Project } from '../api/project.ts';
import { changesOfProject } from '../project-changes/index.ts';
import type { ChangeRequest, QueueableChange, QueueRules } from '../project-changes/project-change.ts';
import { readIdMap, realIdIn } from './id-map.ts';
import { outbox, type QueuedChange } from './outbox.ts';

/** Returns a project with changes applied. */
export const applyChanges = (project: Project, changes: readonly QueuedChange[]): Project =>
  changes.reduce((changed, change) => applyStored(changed, change), project);

/**
 * Returns a project with this browser's changes applied that were sent since the given time (milliseconds) or are
 * pending. Temporary ids are resolved.
 */
export const withPendingChanges = (project: Project, readAt: number): Project =>
  applyChanges(project, outbox.changesSince(project.id, readAt));

/** Returns the shown project with a newly queued change applied. Temporary ids are resolved in both. */
export const withQueuedChange = (project: Project, change: QueuedChange): Project =>
  applyStored(withRealIds(project), change);

/** Returns data that is loaded separately from the project, with the pending changes of one kind applied. */
export const withPendingOf = <Name extends EndpointName, State>(
  projectId: string,
  declared: QueueableChange<Name, never, State>,
  state: State,
): State =>
  outbox
    .changes(projectId)
    .filter(({ name }) => name === declared.endpoint)
    .reduce((changed, change) => (isReadable(declared, change) ? declared.apply(changed, change, []) : changed), state);

type DeclaredChanges = { readonly [Name in keyof typeof changesOfProject]: QueueableChange<Name, never> };

const declaredChanges: DeclaredChanges = changesOfProject;

/**
 * Applies a stored change. A change that this version of the app cannot apply is skipped, so that the project stays
 * readable; it is still sent.
 */
const applyStored = (project: Project, change: QueuedChange): Project => {
  const { name } = change;
  if (!isOfProject(name)) return project;
  try {
    return applyDeclared(name, project, change);
  } catch (failure) {
    reportError(failure);
    return project;
  }
};

const isOfProject = (name: string): name is keyof DeclaredChanges => Object.hasOwn(declaredChanges, name);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- binds the declaration to the request of the same endpoint
const applyDeclared = <Name extends keyof DeclaredChanges>(
  name: Name,
  project: Project,
  change: QueuedChange,
): Project => {
  const declared: QueueableChange<Name, never> = declaredChanges[name];
  return isReadable(declared, change) ? declared.apply(project, change, change.temporaryIds) : project;
};

/**
 * Whether a stored request contains the parts that its declaration reads. After this check the contract's types apply.
 */
const isReadable = <Name extends EndpointName>(
  { endpoint, isBody }: Pick<QueueRules<Name>, 'endpoint' | 'isBody'>,
  request: QueuedChange,
): request is QueuedChange & ChangeRequest<Name> =>
  Array.from(routes[endpoint].path.matchAll(/:(\w+)/g), ([, param = '']) => param).every(
    (param) => param === 'projectId' || typeof request.params?.[param] === 'number',
  ) && isBody(request.body);

/** Returns a shown project with temporary ids replaced by the server's. */
const withRealIds = (project: Project): Project => {
  const map = readIdMap(project.id);
  const real = <Item extends { readonly id: number }>(item: Item): Item => ({ ...item, id: realIdIn(map, item.id) });
  return {
    ...project,
    rooms: project.rooms.map((room) => ({ ...real(room), sets: room.sets.map(real) })),
    sets: project.sets.map(real),
  };
};
