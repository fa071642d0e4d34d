import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { ScreenTitle } from '../page/screen-title.tsx';
import { useProject } from '../project/use-project.ts';
import { DeleteProject } from './delete-project.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { ProjectIdentity } from './project-identity.tsx';
import { RenameProjectForm } from './rename-project-form.tsx';
import { SaveProjectFile } from './save-project-file.tsx';
import styles from './properties-screen.module.css';

/** The properties of a project: its id, its address, its name, its file, its end. */
export const PropertiesScreen = (): ReactElement => {
  const { properties } = useTexts();
  const { project } = useProject();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={properties.title} project={project.name} />
      <h1 className={styles['title']}>{properties.title}</h1>
      <ProjectIdentity />
      <OpenElsewhere />
      <RenameProjectForm />
      <SaveProjectFile />
      <DeleteProject />
    </div>
  );
};
