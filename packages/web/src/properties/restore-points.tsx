import { formatMoment } from '@ramka/domain/text';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import { type RestorePoint, restorePointsQuery } from '../api/restore-points.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { useOpenDialog } from './open-dialog.ts';
import styles from './restore-points.module.css';
import screenStyles from './properties-screen.module.css';

/** The project's restore points: time, and the change before which each was created. */
export const RestorePoints = (): ReactElement => {
  const { messages, points: words } = useTexts();
  const projectId = useProjectId();
  const points = useQuery(restorePointsQuery(projectId));
  const failure = points.error && failureText(points.error, readingFailure(points.error, messages));
  return (
    <section className={screenStyles['section']} aria-labelledby="project-points">
      <h2 id="project-points">{words.title}</h2>
      <p className={screenStyles['note']}>{words.note}</p>
      {!points.data && <QueryState failure={failure} onRetry={() => void points.refetch()} />}
      {points.data?.length === 0 && <p>{words.none}</p>}
      {points.data && points.data.length > 0 && (
        <ul className={styles['list']}>
          {points.data.map((point) => (
            <RestorePointRow key={point.id} point={point} />
          ))}
        </ul>
      )}
    </section>
  );
};

const RestorePointRow = ({ point }: { readonly point: RestorePoint }): ReactElement => {
  const { language, texts } = useLanguage();
  const { points } = texts;
  const openDialog = useOpenDialog();
  const time = formatMoment(point.keptAt, language);
  return (
    <li className={styles['point']}>
      <span className={styles['words']}>
        <time dateTime={point.keptAt.toISOString()}>{time}</time>
        <span className="muted">
          {points.causes[point.cause]}, {points.changes(point.changes)}
        </span>
      </span>
      <Button
        size="small"
        icon={History}
        aria-label={points.openOf(time)}
        onClick={() => openDialog({ dialog: 'restore-project', pointId: point.id })}
      >
        {points.open}
      </Button>
    </li>
  );
};
