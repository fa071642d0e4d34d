import { formatMoment } from '@ramka/domain/text';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import { type RestorePoint, restorePointsQuery } from '../api/restore-points.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { useOpenDialog } from './open-dialog.ts';
import styles from './restore-points.module.css';
import screenStyles from './properties-screen.module.css';

/** Number of restore points that are listed at first. */
const NEWEST = 3;

/** The project's restore points, newest first: time, and the change before which each was created. */
export const RestorePoints = (): ReactElement => {
  const { messages, points: words } = useTexts();
  const projectId = useProjectId();
  const points = useQuery(restorePointsQuery(projectId));
  const [isComplete, setIsComplete] = useState(false);
  const all = points.data ?? [];
  const shown = isComplete ? all : all.slice(0, NEWEST);
  const failure = points.error && failureText(points.error, readingFailure(points.error, messages));
  return (
    <section className={screenStyles['section']} aria-labelledby="project-points">
      <h2 id="project-points">{words.title}</h2>
      <p className={screenStyles['note']}>{words.note}</p>
      {!points.data && <QueryState failure={failure} onRetry={() => void points.refetch()} />}
      {points.data?.length === 0 && <p>{words.none}</p>}
      {shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map((point) => (
            <RestorePointRow key={point.id} point={point} />
          ))}
        </ul>
      )}
      {all.length > shown.length && (
        <div>
          <Button onClick={() => setIsComplete(true)}>{words.showAll(all.length)}</Button>
        </div>
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
