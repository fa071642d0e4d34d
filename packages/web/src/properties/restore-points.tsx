import { formatMoment } from '@ramka/domain/text';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import { listPoints, type RestorePoint, readRestorePreview, type RestorePreview } from '../api/restore-points.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProjectId } from '../project/project-query.ts';
import { restorePoint } from '../project-changes/project.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { PriceStep } from '../ui/price-step.tsx';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { useSubmit } from '../ui/form.ts';
import styles from './restore-points.module.css';
import screenStyles from './properties-screen.module.css';

/** The project's restore points: time, and the change before which each was created. */
export const RestorePoints = (): ReactElement => {
  const { messages, points: words } = useTexts();
  const projectId = useProjectId();
  const points = useQuery(restorePointsQuery(projectId));
  const [opened, setOpened] = useState<RestorePoint>();
  const failure = points.error && failureText(points.error, readingFailure(points.error, messages));
  return (
    <section className={screenStyles['section']} aria-labelledby="project-points">
      <h2 id="project-points" className={screenStyles['heading']}>
        {words.title}
      </h2>
      <p className={screenStyles['note']}>{words.note}</p>
      {!points.data && <QueryState failure={failure} onRetry={() => void points.refetch()} />}
      {points.data?.length === 0 && <p>{words.none}</p>}
      {points.data && points.data.length > 0 && (
        <ul className={styles['list']}>
          {points.data.map((point) => (
            <RestorePointRow key={point.id} point={point} onOpen={() => setOpened(point)} />
          ))}
        </ul>
      )}
      <DialogPresence>{opened && <RestoreDialog point={opened} onClose={() => setOpened(undefined)} />}</DialogPresence>
    </section>
  );
};

/** Below the project's key, so that invalidating the project also invalidates the restore points. */
const restorePointsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'points'],
    queryFn: ({ signal }) => listPoints(projectId, signal),
    staleTime: 0,
  });

/** Returns a function that formats the time of a restore point in the page's language. */
const useTimeText = (): ((time: Date) => string) => {
  const { language } = useLanguage();
  return (time) => formatMoment(time, language);
};

type RestorePointRowProps = { readonly point: RestorePoint; readonly onOpen: () => void };

const RestorePointRow = ({ point, onOpen }: RestorePointRowProps): ReactElement => {
  const { points } = useTexts();
  const time = useTimeText()(point.keptAt);
  return (
    <li className={styles['point']}>
      <span className={styles['words']}>
        <time dateTime={point.keptAt.toISOString()}>{time}</time>
        <span className={styles['cause']}>
          {points.causes[point.cause]}, {points.changes(point.changes)}
        </span>
      </span>
      <Button size="small" icon={History} aria-label={points.openOf(time)} onClick={onOpen}>
        {points.open}
      </Button>
    </li>
  );
};

type RestoreDialogProps = { readonly point: RestorePoint; readonly onClose: () => void };

/** Confirmation with the effects of restoring a point. */
const RestoreDialog = ({ point, onClose }: RestoreDialogProps): ReactElement => {
  const { common, messages, points } = useTexts();
  const projectId = useProjectId();
  const time = useTimeText()(point.keptAt);
  const restore = useProjectChange(restorePoint);
  const { busy, submit } = useSubmit(() => restore(point.id), onClose);
  const difference = useQuery({
    queryKey: ['project', projectId, 'points', point.id],
    queryFn: ({ signal }) => readRestorePreview(projectId, point.id, signal),
    staleTime: 0,
  });
  const failure = difference.error && failureText(difference.error, readingFailure(difference.error, messages));
  return (
    <Dialog
      onClose={onClose}
      title={points.stateOf(time)}
      description={points.question}
      width={580}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {points.restore}
          </Button>
        </>
      }
    >
      {difference.data ? (
        <ReturnWords difference={difference.data} />
      ) : (
        <QueryState failure={failure} onRetry={() => void difference.refetch()} />
      )}
    </Dialog>
  );
};

const ReturnWords = ({ difference }: { readonly difference: RestorePreview }): ReactElement => {
  const { common, points } = useTexts();
  const { going, comingBack, changing, rooms, total } = difference;
  const lists = [
    { title: points.changing, sets: changing },
    { title: points.comingBack, sets: comingBack },
    { title: points.going, sets: going },
  ].filter(({ sets }) => sets.length > 0);
  return (
    <div className={styles['difference']}>
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
