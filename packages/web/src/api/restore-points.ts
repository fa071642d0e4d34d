import type { RestorePointDifference as WireDifference, WireRestorePoint } from '@ramka/contract/wire/restore-points';
import { priceFromDecimal } from '@ramka/domain/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { PriceChange } from './restyle-calls.ts';

/** A stored state of a project, created before a change. */
export type RestorePoint = Omit<WireRestorePoint, 'keptAt'> & { readonly keptAt: Date };

type NamedSet = { readonly id: number; readonly name: string; readonly contents: string };

/** Preview of restoring a point. */
export type RestorePreview = {
  /** Sets created since, which would be deleted. */
  readonly deleted: readonly NamedSet[];
  /** Sets deleted since, which would be restored. */
  readonly restored: readonly NamedSet[];
  /** Sets changed since, which would be reset. */
  readonly reset: readonly NamedSet[];
  /** Whether rooms or their contents would be reset. */
  readonly rooms: boolean;
  /** Net price of the project before and after, both at current prices. */
  readonly total: PriceChange;
};

/** Requests the restore points, newest first. */
export const listPoints = async (projectId: string, signal: AbortSignal): Promise<readonly RestorePoint[]> =>
  (await call('listPoints', { params: { projectId }, signal })).map((point) => ({
    ...point,
    keptAt: new Date(point.keptAt),
  }));

/** Preview of restoring a point. */
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
    deleted: added.map(namedSet),
    restored: removed.map(namedSet),
    reset: changed.map(namedSet),
    rooms,
    total: { before: priceFromDecimal(total.after), after: priceFromDecimal(total.before) },
  };
};

const namedSet = ({ bundleId, ...set }: WireDifference['added'][number]): NamedSet => ({ id: bundleId, ...set });

/** Below the project's key, so that invalidating the project also invalidates the restore points. */
export const restorePointsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'points'],
    queryFn: ({ signal }) => listPoints(projectId, signal),
    staleTime: 0,
  });
