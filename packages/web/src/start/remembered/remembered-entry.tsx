import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import type { RememberedProject } from '../../project/opening/remembered-projects.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { focusBeside } from './focus-beside.ts';
import styles from './remembered-list.module.css';

export type RememberedEntryProps = {
  readonly project: RememberedProject;
  readonly onOpen: (project: RememberedProject) => void;
  readonly onForget: (project: RememberedProject) => void;
};

/** A project that was open in this browser before. */
export const RememberedEntry = ({ project, onOpen, onForget }: RememberedEntryProps): ReactElement => {
  const { newProject } = useTexts();
  return (
    <li className={styles['entry']}>
      <button type="button" className={styles['open']} onClick={() => onOpen(project)}>
        <span className={styles['name']}>{project.name}</span>
        <span className={styles['id']} translate="no">
          {project.id}
        </span>
      </button>
      <IconButton
        icon={X}
        size="small"
        label={newProject.forget(project.name)}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onForget(project);
        }}
      />
    </li>
  );
};
