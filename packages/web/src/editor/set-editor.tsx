import type { Look } from '@ramka/domain/set/frames';
import { localeOf } from '@ramka/domain/text';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { failureWithReason } from '../api/failure.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { snackbars } from '../page/messages.ts';
import { useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Carrying } from './carrying/carrying.tsx';
import type { EditorCatalogue } from './catalogue/editor-catalogue.ts';
import { useCatalogueWithModules } from './catalogue/series-modules.ts';
import { SealQuestion, type SealQuestionProps } from './dialogs/seal-question.tsx';
import { EditorSight } from './editor-sight.tsx';
import { Announcer } from './editing/announcer.tsx';
import { sameSet } from './editing/draft.ts';
import { createEditorStore } from './editing/editor-store.ts';
import { EditorContext, useEditorStore } from './editing/editor.ts';
import {
  lineOfSet,
  type OpenedSet,
  type ReadSet,
  startOfEditing,
  type StartOfEditing,
  startOfSet,
  useOpenedSet,
} from './opened-set.ts';
import { forgetDraft, type KeptDraft } from './saving/kept-draft.ts';
import type { SavedState } from './saving/saving.ts';
import { ReadAgainContext } from './saving/stale-question.tsx';
import styles from './set-editor.module.css';
import { Workplace } from './workplace.tsx';

export type SetEditorProps = {
  readonly projectId: string;
  /** Null for a new set. */
  readonly setId: number | null;
  /** The room that a new set goes into. */
  readonly intoRoomId: number | undefined;
  /** The room from which a saved set was opened. */
  readonly fromRoomId: number | undefined;
  /** What a new set starts with; undefined: with the choice of a frame line. */
  readonly look: Look | undefined;
};

/** The set editor (docs/specification.md#s2-84). */
export const SetEditor = (props: SetEditorProps): ReactElement => {
  const [reading, setReading] = useState(1);
  const readAgain = useCallback(() => setReading((last) => last + 1), []);
  return (
    <ReadAgainContext value={readAgain}>
      <Announcer>
        <SetReading key={reading} {...props} reading={reading} />
      </Announcer>
    </ReadAgainContext>
  );
};

/** Loads what the editor needs, then hands it to be edited. */
const SetReading = (props: SetEditorProps & { readonly reading: number }): ReactElement => {
  const { projectId, setId, reading, look, ...rooms } = props;
  const texts = useTexts();
  // Drawn in slices, so that the page answers meanwhile.
  const opened = useDeferredValue(useOpenedSet(projectId, setId, reading));
  const lineGone =
    opened.state === 'ready' &&
    opened.saved.setId !== null &&
    !lineOfSet(opened.saved.set, opened.saved.seriesId, opened.catalogue);

  if (opened.state === 'failed' || lineGone) {
    return <BackToList projectId={projectId} failure={opened.state === 'failed' ? opened.failure : undefined} />;
  }
  if (opened.state === 'loading') {
    const showsPicture = setId !== null || look !== undefined;
    return (
      <div className={styles['opening']}>
        <Spinner label={texts.editor.loading} />
        {showsPicture && (
          <div inert>
            <EditorSight texts={texts} />
          </div>
        )}
      </div>
    );
  }
  return <KeptOrSaved opened={opened} look={look} {...rooms} />;
};

/**
 * A set that cannot be opened: says so and returns to the list (docs/specification.md#s4-55,
 * docs/specification.md#s8-13).
 */
const BackToList = ({ projectId, failure }: { readonly projectId: string; readonly failure: unknown }): null => {
  const navigate = useNavigate();
  const { messages } = useTexts();
  useEffect(() => {
    snackbars.error(failureWithReason(failure, messages.fetchFailed));
    void navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, replace: true });
  }, [navigate, projectId, failure, messages]);
  return null;
};

type KeptOrSavedProps = Pick<SetEditorProps, 'intoRoomId' | 'fromRoomId' | 'look'> & {
  readonly opened: Extract<OpenedSet, { readonly state: 'ready' }>;
};

/** Opens the set, and offers what this browser kept of it from a tab that was closed before saving. */
const KeptOrSaved = ({ opened, intoRoomId, fromRoomId, look }: KeptOrSavedProps): ReactElement => {
  const { editor } = useTexts();
  const projectId = useProjectId();
  const { kept, catalogue } = opened;
  const [from, setFrom] = useState<'saved' | 'kept'>('saved');
  const [asking, setAsking] = useState(kept !== undefined && !sameSet(kept.set, opened.saved.set));
  // What was kept of an older version must not overwrite a newer one unasked (docs/readings.md#r13).
  const saved = from === 'kept' && kept?.etag ? { ...opened.saved, etag: kept.etag } : opened.saved;
  const start =
    from === 'kept' && kept ? startOfSet(kept.set, saved.seriesId, catalogue) : startOfEditing(saved, look, catalogue);
  const load = (): void => {
    setFrom('kept');
    setAsking(false);
    snackbars.success(editor.draft.loaded);
  };
  const discard = (): void => {
    forgetDraft(browserStorage, projectId, saved.setId);
    setAsking(false);
  };
  return (
    <>
      <EditedSet
        key={from}
        start={start}
        saved={saved}
        catalogue={catalogue}
        intoRoomId={intoRoomId}
        fromRoomId={fromRoomId}
        quantity={from === 'kept' && kept?.room?.id === intoRoomId ? kept?.room?.quantity : undefined}
        keeping={!asking}
      />
      <DialogPresence>
        {kept && asking && (
          <DraftQuestion
            saved={opened.saved}
            kept={kept}
            onLoad={load}
            onDiscard={discard}
            onLater={() => setAsking(false)}
          />
        )}
      </DialogPresence>
    </>
  );
};

type DraftQuestionProps = {
  readonly saved: ReadSet;
  readonly kept: KeptDraft;
  readonly onLoad: () => void;
  readonly onDiscard: () => void;
  /** Neither now: it will be offered again. */
  readonly onLater: () => void;
};

/** Offers what this browser kept of a set that was not saved: says which set, and since when. */
const DraftQuestion = ({ saved, kept, onLoad, onDiscard, onLater }: DraftQuestionProps): ReactElement => {
  const { language, texts } = useLanguage();
  const { draft, newSet, unnamedSet } = texts.editor;
  const name = saved.set.name || kept.set.name || (saved.setId === null ? newSet : unnamedSet);
  const clock = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog
      onClose={onLater}
      title={draft.title}
      description={draft.text(name, kept.keptAt && clock.format(kept.keptAt))}
      keepOnOutsidePress
      footer={
        <>
          <Button onClick={onDiscard}>{draft.discard}</Button>
          <Button look="primary" data-autofocus="" onClick={onLoad}>
            {draft.load}
          </Button>
        </>
      }
    />
  );
};

type EditedSetProps = Pick<SetEditorProps, 'intoRoomId' | 'fromRoomId'> & {
  readonly start: StartOfEditing;
  readonly saved: SavedState;
  readonly catalogue: EditorCatalogue;
  /** How many of it the room gets at first: 1 unless another was kept. */
  readonly quantity: number | undefined;
  /** Whether the browser keeps unsaved changes: not while it asks what to do with earlier ones. */
  readonly keeping: boolean;
};

/** A set with its history of edits, and everything that is done to it. */
const EditedSet = ({ start, catalogue, ...rest }: EditedSetProps): ReactElement => {
  const [store] = useState(() => createEditorStore(start.draft));
  const lineId = useSyncExternalStore(store.subscribe, () => store.history().present.lineId);
  const [asked, setAsked] = useState<SealQuestionProps['asked']>();
  const editor = useEditorStore(store, useCatalogueWithModules(catalogue, lineId), setAsked);
  return (
    <EditorContext value={editor}>
      <Carrying>
        <Workplace firstStep={start.step} {...rest} />
        <SealQuestion asked={asked} onAnswered={() => setAsked(undefined)} />
      </Carrying>
    </EditorContext>
  );
};
