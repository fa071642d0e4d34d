import type { ProjectFile } from '@ramka/contract/wire/project-file';
import { call } from '../api/call.ts';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { rememberProject } from '../project/opening/remembered-projects.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';

/** Opening project files from the start screen: sends the file, remembers the new project and opens it, or says why not. */
export const useProjectFile = (onOpen: (projectId: string) => void): ((file: File) => Promise<void>) => {
  const { newProject, messages } = useTexts();
  return async (file) => {
    snackbars.clear();
    const content = await readJson(file);
    if (content === undefined) {
      snackbars.error(newProject.wrongFile);
      return;
    }
    try {
      const project = await call('createProjectFromFile', { body: content });
      rememberProject(browserStorage, project);
      snackbars.success(newProject.created(project.name));
      onOpen(project.id);
    } catch (failure) {
      snackbars.error(failureText(failure, messages.storeFailed));
    }
  };
};

/** What a file says; the server checks it. Undefined where it does not even claim to be a project. */
const readJson = async (file: File): Promise<ProjectFile | undefined> => {
  try {
    const content: ProjectFile | null = JSON.parse(await file.text());
    return content?.format === 'ramka-project' ? content : undefined;
  } catch {
    return undefined;
  }
};
