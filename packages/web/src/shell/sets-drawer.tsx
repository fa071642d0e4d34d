import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { useSeriesName } from '../project/use-series-name.ts';
import { SetPicture } from '../sets/set-picture.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import styles from './sets-drawer.module.css';

export type SetsDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The visitor's editable sets, to open one from anywhere. */
export const SetsDrawer = ({ open, onClose }: SetsDrawerProps): ReactElement => {
  const { shell, common } = useTexts();
  const { project, productSets } = useProject();
  const seriesName = useSeriesName();
  const editable = productSets.filter(({ type }) => type === 'regular');
  return (
    <Drawer open={open} onClose={onClose} side="right" title={shell.yourSets}>
      {editable.length === 0 && <p className={styles['none']}>{shell.noSets}</p>}
      <ul className={styles['list']}>
        {editable.map((set) => (
          <li key={set.id}>
            <Link
              to="/projekt/$projectId/zestawy/$id"
              params={{ projectId: project.id, id: String(set.id) }}
              className={styles['set']}
              onClick={onClose}
            >
              <span className={styles['picture']}>
                <SetPicture projectId={project.id} set={set} />
              </span>
              <span className={styles['words']}>
                <span className={styles['series']}>{seriesName(set.frameLine)}</span>
                <span className={styles['name']}>{set.name === '' ? common.unnamedSet : set.name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Drawer>
  );
};
