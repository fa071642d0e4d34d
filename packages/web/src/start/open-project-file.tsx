import { FolderOpen } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../ui/actions/button.tsx';
import type { StartFormProps } from './create-project-form.tsx';
import { useProjectFile } from './use-project-file.ts';
import styles from './start-form.module.css';

/** Creates a project from a file that one was saved in, and opens it. */
export const OpenProjectFile = ({ onOpen }: StartFormProps): ReactElement => {
  const { newProject } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const openFile = useProjectFile(onOpen);
  const handleFile = async (file: File): Promise<void> => {
    setBusy(true);
    await openFile(file);
    setBusy(false);
  };
  return (
    <div className={styles['file']}>
      <Button look="quiet" icon={FolderOpen} busy={busy} onClick={() => input.current?.click()}>
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
