import { FolderOpen } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { failureText, savingFailure } from '../api/failure.ts';
import { createProjectFromFile, projectFileIn } from '../api/project-calls.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { Button } from '../ui/button.tsx';
import styles from './start-form.module.css';
import type { StartFormProps, StartOpening } from './start-opening.ts';

/** Creates a project from a project file and opens it. */
export const OpenProjectFile = ({ onStart }: StartFormProps): ReactElement => {
  const { newProject } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const openFile = useProjectFile(onStart);
  const handleFile = async (file: File): Promise<void> => {
    setBusy(true);
    await openFile(file);
    setBusy(false);
  };
  return (
    <div className={styles['file']}>
      <Button variant="quiet" icon={FolderOpen} busy={busy} onClick={() => input.current?.click()}>
        {newProject.openFile}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={newProject.openFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) {
            void handleFile(file);
          }
        }}
      />
    </div>
  );
};

/** Creates a project from a file, remembers it and opens it. Shows the reason of a failure. */
const useProjectFile = (onStart: StartOpening): ((file: File) => Promise<void>) => {
  const { newProject, messages } = useTexts();
  return async (file) => {
    snackbars.clear();
    const opening = onStart();
    const content = projectFileIn(await file.text().catch(() => ''));
    if (content === undefined) {
      snackbars.error(newProject.wrongFile);
      return;
    }
    try {
      const project = await createProjectFromFile(content);
      rememberProject(browserStorage, project);
      snackbars.success(newProject.created(project.name));
      opening.open(project.id);
    } catch (failure) {
      snackbars.error(failureText(failure, savingFailure(failure, messages)));
    }
  };
};
