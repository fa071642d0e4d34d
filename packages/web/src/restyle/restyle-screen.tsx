import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { ArrowLeft, LayoutGrid, Lock, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import type { Project, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useLeaveRestyle } from './dry-run.ts';
import { NewSetDefaults } from './new-set-defaults.tsx';
import { idsIn, type RestyleSearch } from './restyle-search.ts';
import styles from './restyle-screen.module.css';
import { Restyling } from './restyling.tsx';
import { WallSwatch } from './wall-swatch.tsx';

const route = getRouteApi('/projekt/$projectId/zmiana');

/** Previews and applies another series, finish or colour for the sets of a project, of a room, or chosen sets. */
export const RestyleScreen = (): ReactElement => {
  const { restyle } = useTexts();
  const project = useProject();
  const search = route.useSearch();
  const leave = useLeaveRestyle();
  const sets = setsOf(project, search);
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={restyle.title} project={project.name} />
      <header className={styles['head']}>
        <Button variant="quiet" icon={ArrowLeft} onClick={leave}>
          {restyle.back}
        </Button>
        <div>
          <h1>{restyle.title}</h1>
          <Scope project={project} search={search} sets={sets} />
        </div>
        {search.sets === undefined && (
          <>
            {sets !== undefined && <NewSetDefaults roomId={search.groupId} />}
            <WallSwatch roomId={search.groupId} />
          </>
        )}
      </header>
      <Body sets={sets} search={search} />
    </div>
  );
};

/**
 * Returns the sets concerned, including those of the planning tool; undefined if the room or the sets no longer exist.
 */
const setsOf = (project: Project, { groupId: roomId, sets }: RestyleSearch): readonly SavedSet[] | undefined => {
  const room = project.rooms.find(({ id }) => id === roomId);
  if (roomId !== undefined && !room) return undefined;
  const chosen = sets === undefined ? undefined : new Set(idsIn(sets));
  const matching = project.sets.filter(
    ({ id }) => (chosen?.has(id) ?? true) && (room?.sets.some((entry) => entry.id === id) ?? true),
  );
  return chosen && matching.length === 0 ? undefined : matching;
};

type ScopeProps = {
  readonly project: Project;
  readonly search: RestyleSearch;
  readonly sets: readonly SavedSet[] | undefined;
};

/** The project, room or sets concerned, as text. */
const Scope = ({ project, search, sets: found }: ScopeProps): ReactElement => {
  const { common, restyle } = useTexts();
  const sets = found ?? [];
  const { scopes } = restyle;
  const room = project.rooms.find(({ id }) => id === search.groupId);
  const [first] = sets;
  const one = search.sets !== undefined && sets.length === 1 ? first : undefined;
  const words = [
    ...(room ? [scopes.room(room.name)] : []),
    ...(one ? [scopes.set(nameOfSet(one, { common }))] : search.sets === undefined ? [] : [scopes.sets]),
  ];
  return (
    <p className={styles['scope']}>
      {[...(words.length === 0 ? [scopes.project] : words), ...(one ? [] : [restyle.sets(sets.length)])].join(' · ')}
    </p>
  );
};

type BodyProps = { readonly sets: readonly SavedSet[] | undefined; readonly search: RestyleSearch };

const Body = ({ sets, search }: BodyProps): ReactElement => {
  const { messages, restyle } = useTexts();
  const leave = useLeaveRestyle();
  const catalogue = useQuery(catalogueQuery);
  const back = <Button onClick={leave}>{restyle.back}</Button>;
  if (sets === undefined) return <EmptyState icon={TriangleAlert} title={restyle.gone} actions={back} />;
  if (sets.length === 0) {
    return (
      <EmptyState icon={LayoutGrid} title={restyle.empty.title} actions={back}>
        {restyle.empty.text}
      </EmptyState>
    );
  }
  if (sets.every(({ isExternal }) => isExternal)) {
    return (
      <EmptyState icon={Lock} title={restyle.external.title} actions={back}>
        {restyle.external.text}
      </EmptyState>
    );
  }
  if (!catalogue.data) {
    const failure = catalogue.error && failureText(catalogue.error, readingFailure(catalogue.error, messages));
    return <QueryState failure={failure} onRetry={() => void catalogue.refetch()} />;
  }
  return <Restyling sets={sets} search={search} catalogue={catalogue.data} />;
};
