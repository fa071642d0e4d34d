import type { SetDefaults } from '@ramka/domain/set/frames';
import type { ModuleCard } from '@ramka/domain/set/modules';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { formatMoment } from '@ramka/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { drawSet } from '@ramka/domain/drawing';
import { X } from 'lucide-react';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { setPictureAddress } from '../api/picture-addresses.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import type { BegunSet } from '../project/new-set.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { SkeletonScreen } from '../skeleton/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { DragProvider } from './drag/drag-provider.tsx';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import { useCatalogueWithModules } from '../project/series-modules.ts';
import { countUses } from './catalogue/used-modules.ts';
import { Announcer } from './editing/announcer.tsx';
import { sameSet } from './editing/draft.ts';
import { createEditorStore } from './editing/editor-store.ts';
import { EditorContext, useEditor, useCreateEditor } from './editing/editor.ts';
import {
  lineOfSet,
  type OpenedSet,
  startOfEditing,
  type StartOfEditing,
  startOfSet,
  useOpenedSet,
} from './use-editor-data.ts';
import { openedSetQuery, type ReadSet } from './opened-set-query.ts';
import { OpenedPictureContext, SetDrawing } from './canvas/set-canvas.tsx';
import { deleteDraft, storeDraft, type StoredDraft, storedDrafts, newDraftSession } from './saving/stored-draft.ts';
import type { SavedState } from './saving/saving.ts';
import { ReadAgainContext } from './saving/stale-question.tsx';
import { useTitleOfUnnamed } from './use-title-of-unnamed.ts';
import styles from './set-editor.module.css';
import { EditorLayout } from './editor-layout.tsx';

export type SetEditorProps = {
  readonly projectId: string;
  /** Null for a new set. */
  readonly setId: number | null;
  /** The room that a new set is added to. */
  readonly intoRoomId: number | undefined;
  /** The room from which a saved set was opened. */
  readonly fromRoomId: number | undefined;
  /** Defaults of a new set; undefined to start with the choice of a frame line. */
  readonly defaults: SetDefaults | undefined;
  /** Content of a new set; undefined to begin with an empty one. */
  readonly begun: BegunSet | undefined;
};

/** The set editor (docs/specification.md#s2-84). */
export const SetEditor = (props: SetEditorProps): ReactElement => {
  const { projectId, setId } = props;
  const [reading, setReading] = useState(0);
  const queries = useQueryClient();
  const discard = useEffectEvent(() => queries.removeQueries({ queryKey: openedSetQuery(projectId, setId).queryKey }));
  const readAgain = (): void => {
    discard();
    setReading((count) => count + 1);
  };
  useEffect(() => () => discard(), []);
  return (
    <ReadAgainContext value={readAgain}>
      <Announcer>
        <SetReading key={reading} {...props} />
      </Announcer>
    </ReadAgainContext>
  );
};

/** Loads the editor's data, then shows the editor. */
const SetReading = (props: SetEditorProps): ReactElement => {
  const { projectId, setId, defaults, begun, ...rooms } = props;
  const picture = useSavedPicture(setId);
  const { editor } = useTexts();
  // Deferred, so that rendering the editor does not block input.
  const opened = useDeferredValue(useOpenedSet(projectId, setId, begun?.set));
  const isLineDiscontinued =
    opened.state === 'ready' &&
    opened.saved.setId !== null &&
    // The series of a set that is still queued is unknown (0). The editor opens it in step 1.
    opened.saved.seriesId !== 0 &&
    !lineOfSet(opened.saved.set, opened.saved.seriesId, opened.catalogue);

  if (opened.state === 'failed' || isLineDiscontinued) {
    return <BackToList projectId={projectId} failure={opened.state === 'failed' ? opened.failure : undefined} />;
  }
  if (opened.state === 'loading') {
    return (
      <div className={styles['opening']}>
        <Spinner label={editor.loading} />
        <SkeletonScreen />
      </div>
    );
  }
  return <DraftOrSaved opened={opened} defaults={defaults} begun={begun} picture={picture} {...rooms} />;
};

/**
 * Returns the address of the server's picture of a saved set, which is shown until the pictures of its parts have
 * loaded.
 */
const useSavedPicture = (setId: number | null): string | undefined => {
  const project = useProject();
  const [address] = useState(() => {
    const set = project.sets.find(({ id }) => id === setId);
    // The server has no picture of a set that is queued offline.
    return set === undefined || set.awaited === true ? undefined : setPictureAddress(project.id, set, 'webp');
  });
  return address;
};

/**
 * Reports that a set cannot be opened, and returns to the list of sets (docs/specification.md#s4-55,
 * docs/specification.md#s8-13).
 */
const BackToList = ({ projectId, failure }: { readonly projectId: string; readonly failure: unknown }): null => {
  const navigate = useNavigate();
  const { messages } = useTexts();
  useEffect(() => {
    snackbars.error(failureWithReason(failure, readingFailure(failure, messages)));
    void navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, replace: true });
  }, [navigate, projectId, failure, messages]);
  return null;
};

type DraftOrSavedProps = Pick<SetEditorProps, 'intoRoomId' | 'fromRoomId' | 'defaults' | 'begun'> & {
  readonly opened: Extract<OpenedSet, { readonly state: 'ready' }>;
  readonly picture: string | undefined;
};

/** Opens the set, and offers a stored draft of it from a tab that was closed before saving. */
const DraftOrSaved = (props: DraftOrSavedProps): ReactElement => {
  const { opened, intoRoomId, fromRoomId, defaults, begun, picture } = props;
  const { editor } = useTexts();
  const { id: projectId, rooms } = useProject();
  const { catalogue } = opened;
  const [offered, setOffered] = useState(() =>
    opened.drafts.filter(({ set }) => !sameSet(set, begun?.set ?? opened.saved.set)),
  );
  const [{ round, draft, session }, setLoaded] = useState<Loaded>(() => ({
    round: 0,
    draft: undefined,
    session: newDraftSession(),
  }));
  // A draft of an older version must not overwrite a newer one without asking (docs/readings.md#r13).
  const fresh = begun && !begun.isUnsaved ? { ...opened.saved, set: begun.set } : opened.saved;
  const saved = draft?.etag ? { ...fresh, etag: draft.etag } : fresh;
  const start = draft
    ? startOfSet(draft.set, saved.seriesId, catalogue)
    : startOfEditing(saved, defaults, catalogue, begun);
  // A set made for a room is added to it, no matter from where the draft is loaded.
  const room = rooms.find(({ id }) => id === draft?.room?.id);
  const load = (chosen: StoredDraft, unsaved: ProductSet | undefined): void => {
    const displaced = unsaved && storeDraftNow(projectId, saved, unsaved, session);
    setOffered([...(displaced ? [displaced] : []), ...offered.filter((each) => each !== chosen)]);
    setLoaded({ round: round + 1, draft: chosen, session: chosen.session });
    snackbars.success(editor.draft.loaded);
  };
  const discard = (chosen: StoredDraft): void => {
    setOffered(offered.filter((each) => each !== chosen));
    deleteDraft(browserStorage, { projectId, setId: saved.setId }, chosen.session);
  };
  const [last] = offered;
  return (
    <EditedSet
      key={round}
      start={start}
      picture={draft ? undefined : picture}
      saved={saved}
      catalogue={catalogue}
      intoRoomId={room?.id ?? intoRoomId}
      fromRoomId={fromRoomId}
      quantity={room && draft?.room?.quantity}
      session={session}
      offer={last && <DraftOffer key={offered.length} saved={saved} draft={last} onLoad={load} onDiscard={discard} />}
    />
  );
};

/** The loaded draft, and the session under which it is stored from now on. `round` counts loads and remounts the editor. */
type Loaded = { readonly round: number; readonly draft: StoredDraft | undefined; readonly session: string };

type DraftOfferProps = {
  readonly saved: ReadSet;
  readonly draft: StoredDraft;
  /** Called with the unsaved set that the draft replaces, which is offered next. */
  readonly onLoad: (draft: StoredDraft, unsaved: ProductSet | undefined) => void;
  readonly onDiscard: (draft: StoredDraft) => void;
};

/**
 * Offers a stored draft: shows its picture, room and time, without covering anything. A draft that is neither loaded
 * nor discarded is offered again.
 */
const DraftOffer = ({ saved, draft, onLoad, onDiscard }: DraftOfferProps): ReactElement | null => {
  const { language, texts } = useLanguage();
  const { draft: words } = texts.editor;
  const unnamed = useTitleOfUnnamed(saved.setId);
  const { rooms } = useProject();
  const { draft: edited, catalogue } = useEditor();
  const [isPutOff, putOff] = useState(false);
  const drawing = useMemo(() => drawSet(draft.set, catalogue), [draft, catalogue]);
  if (isPutOff) return null;
  const name = saved.set.name || draft.set.name || unnamed;
  const room = rooms.find(({ id }) => id === draft.room?.id);
  const isUnsaved = edited.set.frameId !== null && ![saved.set, draft.set].some((other) => sameSet(edited.set, other));
  const load = (): void => onLoad(draft, isUnsaved ? edited.set : undefined);
  return (
    <section className={styles['offer']} aria-label={words.title} data-uncovered="">
      {drawing && <SetDrawing drawing={drawing} className={styles['picture']} />}
      <output className={styles['words']}>
        {words.text(name, draft.keptAt && formatMoment(draft.keptAt, language))}
        {room && <span className={styles['room']}> {room.name}</span>}
      </output>
      <div className={styles['answers']}>
        <Button
          size="small"
          onClick={() => {
            goOn();
            onDiscard(draft);
          }}
        >
          {words.discard}
        </Button>
        <Button size="small" variant="primary" onClick={load}>
          {words.load}
        </Button>
        <IconButton
          icon={X}
          size="small"
          silent
          label={texts.common.close}
          onClick={() => {
            goOn();
            putOff(true);
          }}
        />
      </div>
    </section>
  );
};

/** Stores the set on screen and returns its draft: the stored one, or a new one if it has not been stored yet. */
const storeDraftNow = (projectId: string, { setId, etag }: ReadSet, set: ProductSet, session: string): StoredDraft => {
  const stored = storedDrafts(browserStorage, { projectId, setId }).find((each) => each.session === session);
  if (stored && sameSet(stored.set, set)) return stored;
  const draft = { session, set, etag, room: null, keptAt: new Date() };
  storeDraft(browserStorage, { projectId, setId }, draft);
  return draft;
};

/** Moves the focus to the step's panel, because the offer is about to disappear. */
const goOn = (): void => document.querySelector<HTMLElement>('[data-step-panel]')?.focus({ preventScroll: true });

type EditedSetProps = Pick<SetEditorProps, 'intoRoomId' | 'fromRoomId'> & {
  readonly start: StartOfEditing;
  /** Address of the picture of the initial set. */
  readonly picture: string | undefined;
  readonly saved: SavedState;
  readonly catalogue: EditorCatalogue;
  /** Initial quantity in the room; undefined for 1. */
  readonly quantity: number | undefined;
  /** The session under which unsaved changes are stored, and the element that offers drafts of other sessions. */
  readonly session: string;
  readonly offer: ReactNode;
};

/** A set with its undo history, and the editor for it. */
const EditedSet = ({ start, picture, catalogue, ...rest }: EditedSetProps): ReactElement => {
  const [store] = useState(() => createEditorStore(start.draft));
  const lineId = useSyncExternalStore(store.subscribe, () => store.history().present.lineId);
  const projectId = useProjectId();
  const rememberUse = useCallback((card: ModuleCard, slots: number) => countUses(projectId, card, slots), [projectId]);
  const editor = useCreateEditor(store, useCatalogueWithModules(catalogue, lineId), rememberUse);
  const [opened] = useState({ set: start.draft.set, picture });
  return (
    <EditorContext value={editor}>
      <OpenedPictureContext value={opened}>
        <DragProvider>
          <EditorLayout firstStep={start.step} {...rest} />
        </DragProvider>
      </OpenedPictureContext>
    </EditorContext>
  );
};
