import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { AnchorButton } from '../ui/actions/anchor-button.tsx';
import styles from './properties-screen.module.css';

/** The project as one file to keep, or to open in another deployment. */
export const SaveProjectFile = (): ReactElement => {
  const { properties } = useTexts();
  const { project } = useProject();
  return (
    <section className={styles['section']} aria-labelledby="project-file">
      <h2 id="project-file" className={styles['heading']}>
        {properties.fileTitle}
      </h2>
      <p className={styles['note']}>{properties.fileNote}</p>
      <div>
        <AnchorButton icon={Download} href={`/api/project/${project.id}/file`} download>
          {properties.saveFile}
        </AnchorButton>
      </div>
    </section>
  );
};
