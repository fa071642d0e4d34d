import { type MissingPart, missingParts } from '@ramka/domain/set/missing-parts';
import { isConfigured } from '@ramka/domain/set/product-set';
import type { Texts } from '@ramka/texts/texts';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { useProject } from '../project/project-query.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useShortcuts } from './bar/editor-actions.tsx';
import { EditorBar } from './bar/editor-bar.tsx';
import { useBill } from './bill/use-bill.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { sameSet } from './editing/draft.ts';
import { type EditorDialog, OpenDialogContext } from './editing/editor-dialog.ts';
import { useEditor } from './editing/editor.ts';
import { GoToStepContext, type Step, useStep } from './editing/steps.ts';
import { forgetDraft, useKeepDraft } from './saving/kept-draft.ts';
import { LeaveQuestion } from './saving/leave-question.tsx';
import { type SavedState, useSaveAndLeave, useSaving } from './saving/saving.ts';
import { StaleQuestion } from './saving/stale-question.tsx';
import { StepBody } from './steps/step-body.tsx';
import { Stepper } from './steps/stepper.tsx';
import styles from './workplace.module.css';

export type WorkplaceProps = {
  readonly firstStep: Step;
  readonly saved: SavedState;
  readonly intoRoomId: number | undefined;
  readonly quantity: number | undefined;
  readonly keeping: boolean;
};

/** The editor's screen: its bar, its steps, and the questions that it may have to ask. */
export const Workplace = ({ firstStep, saved, intoRoomId, quantity, keeping }: WorkplaceProps): ReactElement => {
  const { editor } = useTexts();
  const project = useProject();
  const { draft, catalogue } = useEditor();
  const [step, goToStep] = useStep(firstStep);
  const [dialog, setDialog] = useState<EditorDialog>();
  const closeDialog = (): void => setDialog(undefined);
  const saving = useSaving(saved);
  const { setId, etag } = saving.saved;
  const room = useTargetRoom(intoRoomId, quantity ?? 1);
  const forget = (): void => {
    for (const id of new Set([saved.setId, setId])) forgetDraft(browserStorage, project.id, id);
  };
  const { unfinished, saveAndLeave } = useSaveAndLeave(saving, room, forget);
  const bill = useBill(draft.set, setId, isConfigured(draft.set, catalogue));
  const changed = !sameSet(draft.set, saving.saved.set);
  const dirty = changed || unfinished;
  const stopKeeping = useKeepDraft(keeping, changed, { setId, etag, set: draft.set, room });
  const discard = (): void => {
    stopKeeping();
    forget();
  };
  useShortcuts();

  return (
    <OpenDialogContext value={setDialog}>
      <GoToStepContext value={goToStep}>
        <ScreenTitle
          screen={draft.set.name || (setId === null ? editor.newSet : editor.unnamedSet)}
          project={project.name}
        />
        <div className={styles['workplace']} data-fills={step === 'line' ? undefined : ''}>
          <EditorBar
            saving={saving}
            dirty={dirty}
            room={room}
            bill={bill}
            step={step}
            onSave={() => void saveAndLeave()}
          />
          <Stepper step={step} onStep={goToStep} />
          <MissingNotice />
          <StepBody step={step} onStep={goToStep} bill={bill} />
        </div>
        <EditorDialogs dialog={dialog} onClose={closeDialog} saving={saving} bill={bill} onDeleted={forget} />
        <StaleQuestion saving={saving} onCopy={() => void saveAndLeave('copy')} onLoad={forget} />
        <LeaveQuestion dirty={dirty} onDiscard={discard} />
      </GoToStepContext>
    </OpenDialogContext>
  );
};

/** The room that a new set goes into, and how many of it; undefined where it goes into none. */
const useTargetRoom = (roomId: number | undefined, start: number) => {
  const project = useProject();
  const [quantity, setQuantity] = useState(start);
  const room = project.rooms.find(({ id }) => id === roomId);
  return room && { id: room.id, name: room.name, quantity, onQuantity: setQuantity };
};

/** Names what of the set the catalogue no longer has, until it is replaced (docs/readings.md#r22). */
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

const nameOf = (part: MissingPart, { editor: { missing } }: Texts): string => {
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
