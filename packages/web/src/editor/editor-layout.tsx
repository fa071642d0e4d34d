import { controllerSlots } from '@ramka/domain/catalogue';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { type MissingPart, missingParts } from '@ramka/domain/set/missing-parts';
import { emptySet, isConfigured } from '@ramka/domain/set/product-set';
import { wallOfRoom, wallOfSet } from '@ramka/domain/wall';
import type { PageTexts } from '@ramka/texts/texts';
import { TriangleAlert } from 'lucide-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useState } from 'react';
import { setDefaultsFor, type Project, type Room, roomsOfSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { lazyPart, usePreload } from '../platform/lazy-part.ts';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import { beginNewSet, type BegunSet, searchOfDefaults } from '../project/new-set.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import type { SaveMenu } from './bar/editor-actions.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { AnnouncedTotal } from './bill/bill.tsx';
import { useBill } from './bill/use-bill.ts';
import { defaultsFromDraft, newDraft, sameSet, similarFrameWithSlots } from './editing/draft.ts';
import { wouldRemoveText } from './editing/edit-texts.ts';
import { type EditorDialog, OpenDialogContext } from './editing/editor.ts';
import { useEditor } from './editing/editor.ts';
import { GoToStepContext, type Step, useStep } from './editing/steps.ts';
import { deleteDraft, useStoreDraft } from './saving/stored-draft.ts';
import { LeaveQuestion } from './saving/leave-question.tsx';
import {
  type SavedState,
  saveRefusal,
  type Saving,
  type TargetRoom,
  useSaveAndLeave,
  useSaving,
} from './saving/saving.ts';
import { useScopedSaving } from './saving/scope-question.tsx';
import { StaleQuestion } from './saving/stale-question.tsx';
import { StepBody, Stepper } from './steps/step-body.tsx';
import { QuickEntryDialog, useSaveTyped } from './quick-entry/quick-entry-in-project.tsx';
import { useTitleOfUnnamed } from './use-title-of-unnamed.ts';
import styles from './editor-layout.module.css';

/** Loaded after the editor, because no dialog is needed for its first rendering. */
const EditorDialogs = lazyPart(async () => (await import('./dialogs/editor-dialogs.tsx')).EditorDialogs);

export type EditorLayoutProps = {
  readonly firstStep: Step;
  readonly saved: SavedState;
  readonly intoRoomId: number | undefined;
  readonly fromRoomId: number | undefined;
  readonly quantity: number | undefined;
  /** The session under which unsaved changes are stored, and the element that offers drafts of other sessions. */
  readonly session: string;
  readonly offer: ReactNode;
};

/** The editor's screen: toolbar, steps and dialogs. */
export const EditorLayout = (props: EditorLayoutProps): ReactElement => {
  const { firstStep, saved, intoRoomId, fromRoomId, quantity, session, offer } = props;
  const project = useProject();
  const { draft, catalogue } = useEditor();
  const [step, goToStep] = useStep(firstStep);
  const [dialog, setDialog] = useState<EditorDialog>();
  usePreload(EditorDialogs.load);
  const saving = useSaving(saved);
  const { setId } = saving.saved;
  const room = useTargetRoom(saved.setId === null ? intoRoomId : undefined, quantity ?? 1);
  const deleteStoredDraft = (): void => {
    for (const id of [saved.setId, setId]) deleteDraft(browserStorage, { projectId: project.id, setId: id }, session);
  };
  const rooms = roomsOfSet(project, setId);
  const from = rooms.find(({ id }) => id === fromRoomId);
  const { unfinished, saveAndLeave, leave, leaveDeleted } = useSaveAndLeave(
    saving,
    { into: room, from },
    deleteStoredDraft,
  );
  const { save: saveChanges, question } = useScopedSaving({ from, rooms }, saving.busy, saveAndLeave);
  const bill = useBill(draft.set, setId, isConfigured(draft.set, catalogue));
  const { dirty, discard } = useUnsaved(saving, { session, unfinished, room }, deleteStoredDraft);
  const save = dirty ? saveChanges : leave;
  const hereId = room?.id ?? from?.id;
  const saveMenu = useSaveMenu(save, saving.busy, { hereId, isNewInRoom: room !== undefined });
  const bar = { saving, dirty, room, roomId: hereId, bill, step, rooms, saveMenu };
  const wall = hereId === undefined ? wallOfSet(project, setId) : wallOfRoom(project, hereId);
  const typing = useTyping({ saveMenu, saving }, hereId, goToStep);

  return (
    <OpenDialogContext value={setDialog}>
      <GoToStepContext value={goToStep}>
        <SetTitle setId={setId} />
        <div
          className={styles['workplace']}
          data-fills={step === 'line' ? undefined : ''}
          style={wallStyle(wall, 'canvas')}
        >
          <EditorBar {...bar} onType={typing.open} />
          <Stepper step={step} onStep={goToStep} />
          <MissingNotice />
          {offer}
          <StepBody step={step} onStep={goToStep} onType={typing.open} bill={bill} />
          <AnnouncedTotal bill={bill} />
        </div>
        <DialogPresence>
          {dialog && (
            <EditorDialogs
              dialog={dialog}
              onClose={() => setDialog(undefined)}
              saving={saving}
              bill={bill}
              onDeleted={leaveDeleted}
            />
          )}
        </DialogPresence>
        {question}
        {typing.dialog}
        <StaleQuestion saving={saving} onCopy={() => void saveAndLeave('copy')} onLoad={deleteStoredDraft} />
        <LeaveQuestion dirty={dirty} busy={saving.busy} onDiscard={discard} onSave={save} />
      </GoToStepContext>
    </OpenDialogContext>
  );
};

/**
 * Quick entry for the edited set. The first Enter places the modules, the second one saves the set like the save
 * button. Items that do not fit go into further sets in the same room.
 */
const useTyping = (
  { saveMenu, saving }: { readonly saveMenu: SaveMenu; readonly saving: Saving },
  roomId: number | undefined,
  goToStep: (step: Step) => void,
) => {
  const { draft, catalogue, edit } = useEditor();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const saveTyped = useSaveTyped();
  const open = (): void => setOpen(true);
  const dialog = (
    <DialogPresence>
      {isOpen && (
        <QuickEntryDialog
          start={draft}
          catalogue={catalogue}
          onClose={() => setOpen(false)}
          describeLosses={(losses) => wouldRemoveText(losses, catalogue, texts)}
          onPlace={(change, lineId) => {
            if (edit({ kind: 'type-set', lineId, ...change })) goToStep('modules');
          }}
          onSave={async (sets) => {
            const more = sets.slice(1);
            const saved =
              more.length === 0 || (await saving.whileBusy(() => saveTyped(more, roomId, catalogue))) !== null;
            if (saved) saveMenu.onSave();
            return saved;
          }}
        />
      )}
    </DialogPresence>
  );
  return { open, dialog };
};

/** The document's title: the set's name, or a placeholder. */
const SetTitle = ({ setId }: { readonly setId: number | null }): ReactElement => {
  const unnamed = useTitleOfUnnamed(setId);
  const project = useProject();
  const { name } = useEditor().draft.set;
  return <ScreenTitle screen={name || unnamed} project={project.name} />;
};

type Unsaved = {
  readonly session: string;
  readonly unfinished: boolean;
  readonly room: TargetRoom | undefined;
};

/**
 * Returns whether there are unsaved changes, and a function that discards them. Unsaved changes are stored in the
 * browser.
 */
const useUnsaved = ({ saved }: Saving, { session, unfinished, room }: Unsaved, deleteStoredDraft: () => void) => {
  const { set } = useEditor().draft;
  const changed = !sameSet(set, saved.set);
  const stopStoring = useStoreDraft(changed, { setId: saved.setId, etag: saved.etag, set, room, session });
  const discard = (): void => {
    stopStoring();
    deleteStoredDraft();
  };
  return { dirty: changed || unfinished, discard };
};

/** Returns the room that a new set is added to, with its quantity; undefined if there is none. */
const useTargetRoom = (roomId: number | undefined, start: number) => {
  const project = useProject();
  const [quantity, setQuantity] = useState(start);
  const room = project.rooms.find(({ id }) => id === roomId);
  return room && { id: room.id, name: room.name, quantity, onQuantity: setQuantity };
};

/** The room in which the editor was opened, and whether a new set is made for it. */
type Here = { readonly hereId: number | undefined; readonly isNewInRoom: boolean };

/** Returns the ways to save the set, and where each one leads. */
const useSaveMenu = (save: (goOn?: () => void) => void, busy: boolean, { hereId, isNewInRoom }: Here): SaveMenu => {
  const texts = useTexts();
  const project = useProject();
  const { draft, catalogue } = useEditor();
  const goToNext = useGoToNext();
  const next = isNewInRoom && hereId !== undefined ? nextEmptyRoom(project, hereId) : undefined;
  return {
    busy,
    refusal: saveRefusal(draft, catalogue, texts),
    onSave: () => save(),
    onNext: () => save(() => goToNext(hereId)),
    nextRoom: next && { name: next.name, onGo: () => save(() => goToNext(next.id, setDefaultsFor(project, next.id))) },
  };
};

/** Returns the next empty room after a room in list order, continuing from the start of the list. */
const nextEmptyRoom = ({ rooms }: Project, roomId: number): Room | undefined => {
  const index = rooms.findIndex(({ id }) => id === roomId);
  return [...rooms.slice(index + 1), ...rooms.slice(0, index)].find(
    ({ planningId, sets, products }) => planningId === null && sets.length + products.length === 0,
  );
};

/**
 * Returns a function that opens a new set for a room. Without `defaults` it takes the defaults of the current set. The
 * set begins at step 3 in a frame with one slot, which grows with its modules, if the defaults determine that frame.
 */
const useGoToNext = (): ((roomId: number | undefined, defaults?: SetDefaults | null) => void) => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { draft, catalogue } = useEditor();
  const present = defaultsFromDraft(draft, catalogue);
  const fromNew = useParams({ from: '/projekt/$projectId/zestawy/$id' }).id === 'nowy';
  return (roomId, defaults) => {
    const begun = begunInFrame(defaults ?? present, catalogue);
    void navigate({
      to: '/projekt/$projectId/zestawy/$id',
      params: { projectId, id: 'nowy' },
      search: { createInGroupId: roomId, ...searchOfDefaults(defaults ?? present) },
      state: { ...beginNewSet(), ...(begun && { begun }) },
      replace: fromNew,
      ignoreBlocker: true,
    });
  };
};

/** Returns a new set in the frame with one slot that matches the defaults; undefined unless exactly one matches. */
const begunInFrame = (defaults: SetDefaults | undefined, catalogue: EditorCatalogue): BegunSet | undefined => {
  const line = defaults && catalogue.allLines.find(({ tag }) => tag === defaults.lineTag);
  const frame = line && similarFrameWithSlots(newDraft(line, catalogue, defaults), line, 1, catalogue);
  if (!frame || controllerSlots(frame).length > 0) return undefined;
  return { set: { ...emptySet, frameId: frame.id }, slots: 1, step: 'modules', isUnsaved: false };
};

/** Lists the parts of the set that are no longer in the catalogue, until they are replaced (docs/readings.md#r22). */
const MissingNotice = (): ReactElement | null => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const names = new Set(missingParts(draft.set, catalogue).map((part) => nameOf(part, texts)));
  if (names.size === 0) return null;
  return (
    <div className={styles['notice']} role="alert">
      <TriangleAlert className={styles['icon']} aria-hidden />
      <div>
        <p className={styles['title']}>{texts.editor.missing.title}</p>
        <p>{[...names].join(', ')}</p>
        <p>{texts.editor.missing.advice}</p>
      </div>
    </div>
  );
};

const nameOf = (part: MissingPart, { editor: { missing } }: PageTexts): string => {
  switch (part.kind) {
    case 'frame':
      return missing.frame;
    case 'module':
    case 'visible-part':
      return missing.module(part.slot);
    case 'component':
      return missing.component(part.slot);
    case 'controller':
      return missing.controller(part.slot);
    case 'seal':
      return missing.seal;
    case 'corner-box':
    case 'surface-box':
      return missing.box;
  }
};
