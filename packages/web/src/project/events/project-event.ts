/**
 * What the parts of the page tell each other about a project, under the specification's names (§4): `projectUpdated`
 * after its rooms, sets or catalogue products were changed here, `externalProjectUpdate` when the planning tool has sent
 * something new, `reloadProject` when the visitor wants to see that.
 */
export type ProjectEvent = {
  readonly kind: 'projectUpdated' | 'externalProjectUpdate' | 'reloadProject';
  readonly projectId: string;
};
