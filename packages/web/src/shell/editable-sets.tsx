import { nameOfSet } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { useSeriesName } from '../project/use-series-name.ts';
import { SetPicture } from '../sets/set-picture.tsx';
import { useGrowingList } from '../ui/display/use-growing-list.ts';
import styles from './sets-drawer.module.css';

export type EditableSetsProps = { readonly onOpen: () => void };

/** The visitor's own sets, each leading to its editor; those of the planning tool are left out. */
export const EditableSets = ({ onOpen }: EditableSetsProps): ReactElement => {
  const { shell, common } = useTexts();
  const { project, productSets } = useProject();
  const seriesName = useSeriesName();
  const editable = useGrowingList(productSets.filter(({ type }) => type === 'regular'));
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
              <span className={styles['series']}>{seriesName(set.frameLine)}</span>
              <span className={styles['name']}>{nameOfSet(set, { common })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
