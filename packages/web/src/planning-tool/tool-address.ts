import type { WireGroup, WireProject } from '@ramka/contract/wire/project';

/**
 * Where a project, or one of its rooms, is found in the planning tool: at the project's own address there, with `room_id`
 * for a room that is linked; else at `address`, where `{projectId}` becomes the project's id.
 */
export const toolAddress = (
  address: string,
  { id, mioIntegration }: Pick<WireProject, 'id' | 'mioIntegration'>,
  room?: Pick<WireGroup, 'properties'>,
): string => {
  if (mioIntegration === null) return address.replaceAll('{projectId}', encodeURIComponent(id));
  const found = new URL(mioIntegration.projectUrl);
  const linked = room?.properties.mioData;
  if (linked) found.searchParams.set('room_id', linked.mioID);
  return found.href;
};
