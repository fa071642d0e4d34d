import type { RestorePointDifference as WireDifference, WireRestorePoint } from '@ramka/contract/wire/restore-points';
import { priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { PriceChange } from './restyle-calls.ts';

/** A state of a project to return to, kept before a change. */
export type RestorePoint = Omit<WireRestorePoint, 'keptAt'> & { readonly keptAt: Date };

type NamedSet = { readonly id: number; readonly name: string };

/** What returning to a point would do. */
export type RestorePreview = {
  /** Sets that were made since: they would go. */
  readonly going: readonly NamedSet[];
  /** Sets that were deleted since: they would come back. */
  readonly comingBack: readonly NamedSet[];
  /** Sets that were changed since: they would be as they were. */
  readonly changing: readonly NamedSet[];
  /** Whether rooms, or what is in them, would be as they were. */
  readonly rooms: boolean;
  /** Net, of the project: now, and then; both at the present prices. */
  readonly total: PriceChange;
};

/** The states that a project can return to, the newest first. */
export const listPoints = async (projectId: string, signal: AbortSignal): Promise<readonly RestorePoint[]> =>
  (await call('listPoints', { params: { projectId }, signal })).map((point) => ({
    ...point,
    keptAt: new Date(point.keptAt),
  }));

/** What returning to a point would do. */
export const readRestorePreview = async (
  projectId: string,
  pointId: number,
  signal: AbortSignal,
): Promise<RestorePreview> => {
  const { added, removed, changed, rooms, total } = await call('comparePoint', {
    params: { projectId, pointId },
    signal,
  });
  return {
    going: added.map(namedSet),
    comingBack: removed.map(namedSet),
    changing: changed.map(namedSet),
    rooms,
    total: { before: priceFromDecimal(total.after), after: priceFromDecimal(total.before) },
  };
};

const namedSet = ({ bundleId, name }: WireDifference['added'][number]): NamedSet => ({ id: bundleId, name });

/** Below the project's key, so that invalidating the project also invalidates the restore points. */
export const restorePointsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'points'],
    queryFn: ({ signal }) => listPoints(projectId, signal),
    staleTime: 0,
  });
