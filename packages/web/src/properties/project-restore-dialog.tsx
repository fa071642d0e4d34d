import { formatMoment } from '@ramka/domain/text';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import {
  readRestorePreview,
  type RestorePoint,
  type RestorePreview,
  restorePointsQuery,
} from '../api/restore-points.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useSubject } from '../project/dialog-subject.ts';
import { useProjectId } from '../project/project-query.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { restorePoint } from '../project-changes/project.ts';
import { QueryState } from '../ui/empty-state.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PriceStep } from '../ui/price-step.tsx';
import styles from './restore-points.module.css';

export type ProjectRestoreDialogProps = { readonly pointId: number; readonly onClose: () => void };

/** Shows the effects of restoring a restore point, and restores it. The address may open it before the points are loaded. */
export const ProjectRestoreDialog = (props: ProjectRestoreDialogProps): ReactElement | null => {
  const { data: points } = useQuery(restorePointsQuery(useProjectId()));
  return points === undefined ? null : <RestoreDialog points={points} {...props} />;
};

type RestoreDialogProps = ProjectRestoreDialogProps & { readonly points: readonly RestorePoint[] };

const RestoreDialog = ({ points, pointId, onClose }: RestoreDialogProps): ReactElement | null => {
  const { language, texts } = useLanguage();
  const { messages, points: words } = texts;
  const projectId = useProjectId();
  const point = useSubject(
    points.find(({ id }) => id === pointId),
    onClose,
  );
  const restore = useProjectChange(restorePoint);
  const difference = useQuery({
    queryKey: [...restorePointsQuery(projectId).queryKey, pointId],
    queryFn: ({ signal }) => readRestorePreview(projectId, pointId, signal),
    staleTime: 0,
  });
  const failure = difference.error && failureText(difference.error, readingFailure(difference.error, messages));
  if (point === undefined) return null;
  return (
    <FormDialog
      title={words.stateOf(formatMoment(point.keptAt, language))}
      description={words.question}
      width={580}
      submitLabel={words.restore}
      onSubmit={() => restore(pointId)}
      onClose={onClose}
    >
      {difference.data ? (
        <ReturnWords difference={difference.data} />
      ) : (
        <QueryState failure={failure} onRetry={() => void difference.refetch()} />
      )}
    </FormDialog>
  );
};

const ReturnWords = ({ difference }: { readonly difference: RestorePreview }): ReactElement => {
  const { common, points } = useTexts();
  const { deleted, restored, reset, rooms, total } = difference;
  const lists = [
    { title: points.changing, sets: reset },
    { title: points.comingBack, sets: restored },
    { title: points.going, sets: deleted },
  ].filter(({ sets }) => sets.length > 0);
  return (
    <div className="stack-wide">
      {lists.map(({ title, sets }) => (
        <section key={title}>
          <h3 className={styles['title']}>{title}</h3>
          <ul className={styles['sets']}>
            {sets.map((set) => (
              <li key={set.id}>{nameOfSet(set, { common })}</li>
            ))}
          </ul>
        </section>
      ))}
      {rooms && <p>{points.rooms}</p>}
      {lists.length === 0 && !rooms && <p>{points.same}</p>}
      <p>
        {points.total} <PriceStep {...total} />
      </p>
    </div>
  );
};
