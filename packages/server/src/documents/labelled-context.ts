import type { UsualHeight } from '@ramka/domain/labels';
import { loadLabels } from '../project/labels/labels.store.ts';
import type { StoredProject } from '../project/projects.store.ts';
import type { Store } from '../store/store.ts';
import type { DocumentContext } from './content/document-context.ts';
import { documentPoints } from './content/points.ts';

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
