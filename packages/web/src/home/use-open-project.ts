import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../language/texts.ts';
import {
  deleteStoredData,
  forgetProject,
  type RememberedProject,
  rememberedProjects,
  rememberProject,
} from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { openingFailure, openProject } from '../project/opening.ts';
import { projectQuery } from '../project/project-query.ts';
import type { StartOpening } from './start-opening.ts';

export type OpenProject = {
  /** Loads a project and resolves to whether that succeeded. Shows the reason of a failure. */
  readonly open: (projectId: string) => Promise<boolean>;
  /** The last id that failed, with the reason, which remains visible at the field (docs/readings.md#r26). */
  readonly failed: { readonly id: string; readonly reason: string } | undefined;
  readonly remembered: readonly RememberedProject[];
  /** Removes a project from the list, with an undo button. */
  readonly forget: (project: RememberedProject) => void;
  /** Reloads the list from the browser's storage. */
  readonly reload: () => void;
};

/** Opens projects from the home screen, and manages the list of remembered projects. */
export const useOpenProject = (onStart: StartOpening): OpenProject => {
  const texts = useTexts();
  const { common, newProject } = texts;
  const queries = useQueryClient();
  const [remembered, setRemembered] = useState(() => rememberedProjects(browserStorage));
  const [failed, setFailed] = useState<OpenProject['failed']>();
  const reload = (): void => setRemembered(rememberedProjects(browserStorage));
  const open = async (projectId: string): Promise<boolean> => {
    snackbars.clear();
    const opening = onStart();
    try {
      rememberProject(browserStorage, await openProject(queries, projectId));
      opening.open(projectId);
      return true;
    } catch (failure) {
      const reason = openingFailure(failure, texts);
      if (opening.isLatest()) snackbars.error(reason);
      setFailed({ id: projectId, reason });
      reload();
      return false;
    }
  };
  const undoForget = (project: RememberedProject, restoreStoredData: () => void): void => {
    restoreStoredData();
    rememberProject(browserStorage, project);
    reload();
  };
  const forget = (project: RememberedProject): void => {
    forgetProject(browserStorage, project.id);
    queries.removeQueries({ queryKey: projectQuery(project.id).queryKey });
    const restoreStoredData = deleteStoredData(project.id);
    reload();
    snackbars.success(newProject.forgotten(project.name), {
      label: common.undo,
      perform: () => undoForget(project, restoreStoredData),
    });
  };
  return { open, failed, remembered, forget, reload };
};
