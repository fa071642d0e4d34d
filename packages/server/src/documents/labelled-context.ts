import type { UsualHeight } from '@ramka/domain/labels';
import { installationParts } from '@ramka/domain/project';
import { installedItemsOf } from '../project/installation/installation-progress.ts';
import { loadLabels } from '../project/labels/labels.store.ts';
import type { StoredProject } from '../project/projects.store.ts';
import type { Store } from '../store/store.ts';
import type { DocumentContext } from './content/document-context.ts';
import { documentPoints, pointsKey } from './content/points.ts';

/** The context with the points of a project; unchanged while labels are off. */
export const withPoints = async (
  { store, deployment }: { readonly store: Store; readonly deployment: { readonly heights: readonly UsualHeight[] } },
  project: StoredProject,
  context: DocumentContext,
): Promise<DocumentContext> => {
  if (project.numbered === 0) return context;
  const labels = await store.read(() => loadLabels(project.id));
  return { ...context, points: documentPoints(project, labels, context.assortment, deployment.heights) };
};

/** Like `withPoints`, with the parts of each piece that are installed. */
export const withMountedPoints = async (
  services: Parameters<typeof withPoints>[0],
  project: StoredProject,
  context: DocumentContext,
): Promise<DocumentContext> => {
  const labelled = await withPoints(services, project, context);
  if (labelled.points === undefined) return labelled;
  const items = await services.store.read(() => installedItemsOf(project.id));
  const parts = Map.groupBy(
    items.flatMap((item) => ('part' in item ? [item] : [])),
    ({ groupId, bundleId, piece }) => `${pointsKey(groupId, bundleId)}.${piece}`,
  );
  const points = [...labelled.points].map(
    ([key, ofSet]) =>
      [
        key,
        ofSet.map((point) => ({
          ...point,
          mounted: installationParts.filter((part) =>
            parts.get(`${key}.${point.piece}`)?.some((item) => item.part === part),
          ),
        })),
      ] as const,
  );
  return { ...labelled, points: new Map(points) };
};
