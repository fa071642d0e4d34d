import { getRouteApi } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useCallback, useMemo } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import type { CatalogueOverview } from '../api/catalogue.ts';
import type { SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { QueryState } from '../ui/empty-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { choicesFor } from './choices.ts';
import { LineNotice } from './line-notice.tsx';
import { PresentSets } from './present-sets.tsx';
import { type Apply, type RestylePreviewState, useApply, useRestylePreview } from './dry-run.ts';
import { priceText } from '../ui/price-step.tsx';
import { RestyleFoot } from './restyle-foot.tsx';
import type { RowDecisions } from './restyle-row.tsx';
import { RestyleRows } from './restyle-rows.tsx';
import {
  isRequested,
  requestOf,
  type RestyleSearch,
  withDecision,
  withDivided,
  withExcluded,
  withOwnFrame,
} from './restyle-search.ts';
import styles from './restyling.module.css';

const route = getRouteApi('/projekt/$projectId/zmiana');

export type RestylingProps = {
  readonly sets: readonly SavedSet[];
  readonly search: RestyleSearch;
  readonly catalogue: CatalogueOverview;
};

/** The choices, the preview, and the button that applies it. */
export const Restyling = ({ sets, search, catalogue }: RestylingProps): ReactElement => {
  const project = useProject();
  const choices = choicesFor(catalogue, sets, search);
  const setIds = useMemo(() => new Set(project.sets.map(({ id }) => id)), [project.sets]);
  const request = useMemo(() => requestOf(search, setIds), [search, setIds]);
  const excluded = useMemo(() => new Set(request.excludedIds), [request]);
  const isAnyChosen = isRequested(search);
  const dryRun = useRestylePreview(project.id, request);
  const applying = useApply(dryRun.again);
  const { choose, ...decisions } = useDecisions(applying.reset);
  const { preview, isCurrent } = dryRun;
  return (
    <>
      <div className={styles['columns']} inert={applying.busy}>
        <div className={styles['panel']}>
          <ChoicePanel choices={choices} search={search} onSearch={choose} />
        </div>
        <div aria-busy={dryRun.isFetching}>
          {isAnyChosen || dryRun.failure !== null ? (
            <PreviewNotices dryRun={dryRun} sets={sets.length} applying={applying} />
          ) : (
            <Invitation />
          )}
          {!isAnyChosen && preview && <PresentSets preview={preview} roomId={search.groupId} />}
          {isAnyChosen && preview && (
            <div data-dimmed={isCurrent ? undefined : ''} className={styles['rows']}>
              <LineNotice preview={preview} search={search} catalogue={catalogue} onSearch={choose} />
              <RestyleRows
                preview={preview}
                search={search}
                catalogue={catalogue}
                excluded={excluded}
                differing={dryRun.differing}
                {...decisions}
              />
            </div>
          )}
        </div>
      </div>
      {isAnyChosen && preview && (
        <RestyleFoot
          preview={preview}
          request={request}
          excluded={excluded}
          isCurrent={isCurrent}
          busy={applying.busy}
          onApply={() => applying.apply(request, preview)}
        />
      )}
    </>
  );
};

type Decisions = RowDecisions & { readonly choose: (search: RestyleSearch) => void };

/** Choices and decisions. They are stored in the address, so that they survive a reload. */
const useDecisions = (onChosen: () => void): Decisions => {
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: (now: RestyleSearch) => RestyleSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  const onExclude = useCallback<Decisions['onExclude']>(
    (setId, isExcluded) => change((now) => withExcluded(now, setId, isExcluded)),
    [change],
  );
  const onSlot = useCallback<Decisions['onSlot']>(
    (setId, slot, functionId) =>
      change((now) => ({ ...now, slots: withDecision(now.slots, { setId, slot, functionId }) })),
    [change],
  );
  const onFrame = useCallback<Decisions['onFrame']>(
    (setId, frame) => change((now) => withOwnFrame(now, setId, frame)),
    [change],
  );
  const choose = (search: RestyleSearch): void => {
    onChosen();
    change(() => search);
  };
  const onDivide = useCallback<Decisions['onDivide']>(
    (setId, isDivided) => change((now) => withDivided(now, setId, isDivided)),
    [change],
  );
  return { choose, onExclude, onSlot, onFrame, onDivide };
};

/** Instruction that is shown before anything is chosen. */
const Invitation = (): ReactElement => {
  const { invitation } = useTexts().restyle;
  return (
    <div className={styles['invitation']}>
      <h2>{invitation.title}</h2>
      <p className="muted">{invitation.text}</p>
    </div>
  );
};

type PreviewNoticesProps = {
  readonly dryRun: RestylePreviewState;
  readonly sets: number;
  readonly applying: Apply;
};

/** Notices above the rows: a summary of the preview, errors, and a hint that the project has changed. */
const PreviewNotices = ({ dryRun, sets, applying }: PreviewNoticesProps): ReactElement => {
  const { messages, restyle } = useTexts();
  const { preview, isCurrent, failure, differing, again } = dryRun;
  const { changedSince } = restyle;
  const hasChanged = isCurrent && (applying.isStale || differing.size > 0);
  return (
    <>
      <output className="visually-hidden">
        {isCurrent &&
          preview &&
          restyle.counted(restyle.sets(sets), priceText(preview.total.before), priceText(preview.total.after))}
      </output>
      {failure !== null && (
        <QueryState failure={failureText(failure, readingFailure(failure, messages))} onRetry={() => void again()} />
      )}
      {failure === null && !preview && <Spinner label={restyle.counting} />}
      <div role="alert">
        {applying.refusal !== undefined && <Strip>{applying.refusal}</Strip>}
        {hasChanged && (
          <Strip>
            {`${applying.isStale ? changedSince.title : changedSince.again} ${changedSince.rows(differing.size)}`}
          </Strip>
        )}
      </div>
    </>
  );
};

const Strip = ({ children }: { readonly children: string }): ReactElement => (
  <p className={styles['strip']}>
    <TriangleAlert aria-hidden />
    {children}
  </p>
);
