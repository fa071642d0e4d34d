import { nameOfSet } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { useProject } from '../project/project-query.ts';
import { SetPicture } from '../sets/set-face.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { useDeferredList } from '../ui/lists.ts';
import styles from './sets-drawer.module.css';

export type SetsDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The visitor's editable sets, to open one from anywhere. */
export const SetsDrawer = ({ open, onClose }: SetsDrawerProps): ReactElement => {
  const { shell } = useTexts();
  return (
    <Drawer open={open} onClose={onClose} side="right" title={shell.yourSets}>
      <EditableSets onOpen={onClose} />
    </Drawer>
  );
};

type EditableSetsProps = { readonly onOpen: () => void };

/** The visitor's own sets, each leading to its editor; those of the planning tool are left out. */
const EditableSets = ({ onOpen }: EditableSetsProps): ReactElement => {
  const { shell, common } = useTexts();
  const project = useProject();
  const seriesName = useSeriesName();
  const editable = useDeferredList(project.sets.filter(({ isExternal }) => !isExternal));
  if (editable.length === 0) {
    return <p className={styles['none']}>{shell.noSets}</p>;
  }
  return (
    <ul className={styles['list']}>
      {editable.map((set) => (
        <li key={set.id} className={styles['entry']}>
          <Link
            to="/projekt/$projectId/zestawy/$id"
            params={{ projectId: project.id, id: String(set.id) }}
            className={styles['set']}
            onClick={onOpen}
          >
            <span className={styles['picture']}>
              <SetPicture projectId={project.id} set={set} />
            </span>
            <span className={styles['words']}>
              <span className={styles['series']}>{seriesName(set.seriesTag)}</span>
              <span className={styles['name']}>{nameOfSet(set, { common })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
