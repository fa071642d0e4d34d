import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { Button } from '../ui/actions/button.tsx';
import { snackbars } from '../ui/feedback/snackbar-store.ts';
import styles from './properties-screen.module.css';

/** The id that opens the project elsewhere, to copy. */
export const ProjectIdentity = (): ReactElement => {
  const { properties } = useTexts();
  const { project } = useProject();
  const copy = async (): Promise<void> => {
    snackbars.clear();
    try {
      await navigator.clipboard.writeText(project.id);
      snackbars.success(properties.idCopied);
    } catch {
      snackbars.error(properties.copyFailed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="project-id">
      <h2 id="project-id" className={styles['heading']}>
        {properties.idTitle}
      </h2>
      <div className={styles['row']}>
        <p className={styles['identity']} translate="no">
          {project.id}
        </p>
        <Button icon={Copy} onClick={() => void copy()}>
          {properties.copyId}
        </Button>
      </div>
      <p className={styles['note']}>{properties.idNote}</p>
    </section>
  );
};
