import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { openProject } from '../project/opening/open-project.ts';
import {
  forgetProject,
  rememberedProjects,
  rememberProject,
  type RememberedProject,
} from '../project/opening/remembered-projects.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';

export type OpenProject = {
  /** Loads a project, or says why not; answers whether it is loaded. */
  readonly open: (projectId: string) => Promise<boolean>;
  readonly remembered: readonly RememberedProject[];
  /** Drops a project from that list, until this is undone. */
  readonly forget: (project: RememberedProject) => void;
};

/** Opening a project from the start screen, and the list of those that were opened here before. */
export const useOpenProject = (onOpen: (projectId: string) => void): OpenProject => {
  const { common, messages, newProject } = useTexts();
  const queries = useQueryClient();
  const [remembered, setRemembered] = useState(() => rememberedProjects(browserStorage));
  const open = async (projectId: string): Promise<boolean> => {
    snackbars.clear();
    try {
      await openProject(queries, projectId);
      onOpen(projectId);
      return true;
    } catch (failure) {
      snackbars.error(failureText(failure, messages.storeFailed));
      setRemembered(rememberedProjects(browserStorage));
      return false;
    }
  };
  const bringBack = (project: RememberedProject): void => {
    rememberProject(browserStorage, project);
    setRemembered(rememberedProjects(browserStorage));
  };
  const forget = (project: RememberedProject): void => {
    forgetProject(browserStorage, project.id);
    setRemembered(rememberedProjects(browserStorage));
    snackbars.success(newProject.forgotten(project.name), { label: common.undo, perform: () => bringBack(project) });
  };
  return { open, remembered, forget };
};
