import { useEffect, useSyncExternalStore } from 'react';
import { countsOf, type Project, totalCost } from '../api/project.ts';
import { pageSettings } from '../platform/page-settings.ts';
import type { ProjectSummary } from './embed.d.ts';
import { hostPage, postToHost } from './host-page.ts';

/** Counts and net total of a project. It contains nothing that leads to the project. */
export const summaryOf = (project: Project): ProjectSummary => {
  const { sets, products } = countsOf(project, project.rooms);
  const chosen = project.selections.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    sets: project.sets.length,
    pieces: sets + products + chosen,
    sum: totalCost(project) / 100,
    currency: pageSettings.currency,
  };
};

/** Reports the project’s counts and sum to the page that frames this one, now and after every change. */
export const useReportChanges = (project: Project): void => {
  const host = useSyncExternalStore(hostPage.subscribe, hostPage.get);
  const { sets, pieces, sum, currency } = summaryOf(project);
  useEffect(() => {
    if (host !== undefined) postToHost({ type: 'changed', sets, pieces, sum, currency });
  }, [host, sets, pieces, sum, currency]);
};
