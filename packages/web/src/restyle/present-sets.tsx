import { wallOfRoom, wallOfSet } from '@ramka/domain/wall';
import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import type { RestylePreview } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Price } from '../ui/price.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './present-sets.module.css';
import { SetFigure } from './set-figure.tsx';

export type PresentSetsProps = {
  readonly preview: RestylePreview;
  /** The room whose sets are shown; undefined for sets of any room. */
  readonly roomId: number | undefined;
};

/** The sets as they are, before anything is chosen. */
export const PresentSets = ({ preview: { rows }, roomId }: PresentSetsProps): ReactElement => {
  const { common } = useTexts();
  const project = useProject();
  const byId = new Map(project.sets.map((set) => [set.id, set]));
  const widest = Math.max(1, ...rows.map(({ before }) => before.drawing?.width ?? 0));
  return (
    <ul className={styles['sets']} style={{ '--widest': widest }}>
      {rows.map(({ setId, before, ...row }) => {
        const name = nameOfSet(byId.get(setId) ?? { ...row, contents: '' }, { common });
        return (
          <li
            key={setId}
            className={styles['set']}
            style={wallStyle(roomId === undefined ? wallOfSet(project, setId) : wallOfRoom(project, roomId))}
          >
            <SetFigure drawing={before.drawing} label={name} />
            <h3 className={styles['name']}>{name}</h3>
            <p className={styles['words']}>
              {[before.line, before.finish].filter(Boolean).join(', ')} <Price value={before.price} />
            </p>
          </li>
        );
      })}
    </ul>
  );
};
