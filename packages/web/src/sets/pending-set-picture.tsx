import { describeSet, type Drawing, drawSet } from '@ramka/domain/drawing';
import { frameOfSet, placedModules } from '@ramka/domain/set/product-set';
import { sentenceOfSet } from '@ramka/texts/name-of-set';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { outbox } from '../offline/outbox.ts';
import type { SavedSet } from '../api/project.ts';
import { readSet } from '../offline/pending-sets.ts';
import { catalogueOf, withModules } from '../project/editor-catalogue.ts';
import { usedModulesQuery } from '../project/series-modules.ts';
import { useTexts } from '../language/texts.ts';
import { catalogueQuery, useSeriesName } from '../project/catalogue.ts';
import { DrawnSet } from '../ui/drawn-set.tsx';
import styles from './set-picture.module.css';

export type PendingSetPictureProps = {
  readonly projectId: string;
  readonly set: SavedSet;
  /** Whether to render the name of the series instead of the picture. */
  readonly series?: boolean;
  /** Fallback for a set that cannot be drawn. */
  readonly otherwise: ReactNode;
};

/**
 * Picture or series of a queued set, derived in the browser from its content, because the server has not processed it
 * yet (docs/decisions/0121-offline-changes-are-queued-api-calls.md).
 */
export const PendingSetPicture = ({ projectId, set, series, otherwise }: PendingSetPictureProps): ReactNode => {
  const seriesName = useSeriesName();
  const { data, isPending } = useQuery(drawingQuery(projectId, set.id));
  if (series === true) return data ? seriesName(data.seriesTag) : otherwise;
  if (isPending) return <span className={styles['drawn']} />;
  return data ? <DescribedPicture {...data} /> : otherwise;
};

/** Query of a queued set's drawing, repeated after each further queued change; null for a set without a frame. */
const drawingQuery = (projectId: string, setId: number) =>
  queryOptions({
    queryKey: ['project', projectId, 'waiting', setId, outbox.changes(projectId).at(-1)?.place],
    queryFn: async ({ client, signal }) => {
      const overview = await client.ensureQueryData(catalogueQuery);
      const { set, seriesId } = await readSet(projectId, setId, signal);
      const ids = placedModules(set).map(({ choice }) => choice.moduleId);
      const modules = await client.ensureQueryData(usedModulesQuery(seriesId, [...new Set(ids)]));
      const catalogue = withModules(catalogueOf(overview), new Map(modules.map((module) => [module.id, module])));
      const listColours = (seriesTag: string) => overview.moduleColours[seriesTag] ?? [];
      const drawing = drawSet(set, catalogue);
      const seriesTag = frameOfSet(set, catalogue)?.seriesTag ?? '';
      return drawing ? { drawing, description: describeSet(set, { ...catalogue, listColours }), seriesTag } : null;
    },
  });

type DrawingAndDescription = {
  readonly drawing: Drawing;
  readonly description: ReturnType<typeof describeSet>;
};

const DescribedPicture = ({ drawing, description }: DrawingAndDescription): ReactElement => {
  const texts = useTexts();
  return (
    <span className={styles['drawn']}>
      <DrawnSet drawing={drawing} className={styles['picture']} />
      <span className="visually-hidden">{sentenceOfSet(description, texts)}</span>
    </span>
  );
};
