import { isConfigured } from '@ramka/domain/set/product-set';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useProject } from '../project/project-query.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { useShortcuts } from './bar/use-shortcuts.ts';
import { useBill } from './bill/use-bill.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { OpenDialogContext } from './dialogs/open-dialog.ts';
import { useLastDialog } from './dialogs/use-last-dialog.ts';
import { LeaveQuestion } from './leaving/leave-question.tsx';
import { MissingNotice } from './opening/missing-notice.tsx';
import { forgetDraft } from './drafts/kept-draft.ts';
import { useKeepDraft } from './drafts/use-keep-draft.ts';
import type { SavedState } from './saving/saved-state.ts';
import { StaleQuestion } from './saving/stale-question.tsx';
import { useSaveAndLeave } from './saving/use-save-and-leave.ts';
import { useSaving } from './saving/use-saving.ts';
import { useEditor } from './state/editor-context.ts';
import { sameSet } from './state/same-set.ts';
import { GoToStepContext } from './steps/go-to-step.ts';
import type { Step } from './steps/step.ts';
import { Stepper } from './steps/stepper.tsx';
import { StepBody } from './steps/step-body.tsx';
import { useStep } from './state/use-step.ts';
import styles from './workplace.module.css';

export type WorkplaceProps = {
  readonly firstStep: Step;
  readonly saved: SavedState;
  readonly createInGroupId: number | undefined;
  readonly quantity: number | undefined;
  readonly keeping: boolean;
};

/** The editor's screen: its bar, its steps, and the questions that it may have to ask. */
export const Workplace = (props: WorkplaceProps): ReactElement => {
  const { firstStep, saved, createInGroupId, keeping } = props;
  const { editor: texts } = useTexts();
  const { project } = useProject();
  const { draft, catalogue } = useEditor();
  const [step, goToStep] = useStep(firstStep);
  const { last, open, openDialog, close } = useLastDialog();
  const [quantity, setQuantity] = useState(props.quantity ?? 1);
  const saving = useSaving(saved);
  const { setId, etag } = saving.saved;
  const group = project.groups.find(({ id }) => id === createInGroupId);
  const room = group && { id: group.id, name: group.name, quantity };
  const forget = (): void => {
    for (const id of new Set([saved.setId, setId])) forgetDraft(browserStorage, project.id, id);
  };
  const { unfinished, saveAndLeave } = useSaveAndLeave(saving, room, forget);
  const bill = useBill(draft.set, setId, isConfigured(draft.set, catalogue));
  const changed = !sameSet(draft.set, saving.saved.set);
  const dirty = changed || unfinished;
  useKeepDraft(keeping, changed, { setId, etag, set: draft.set, room });
  useShortcuts();

  return (
    <OpenDialogContext value={openDialog}>
      <GoToStepContext value={goToStep}>
        <ScreenTitle
          screen={draft.set.name || (setId === null ? texts.newSet : texts.unnamedSet)}
          project={project.name}
        />
        <div className={styles['workplace']} data-fills={step === 'line' ? undefined : ''}>
          <EditorBar
            saving={saving}
            dirty={dirty}
            room={room && { ...room, onQuantity: setQuantity }}
            bill={bill}
            step={step}
            onSave={() => void saveAndLeave()}
          />
          <Stepper step={step} onStep={goToStep} />
          <MissingNotice />
          <StepBody step={step} onStep={goToStep} bill={bill} />
        </div>
        <EditorDialogs last={last} open={open} onClose={close} saving={saving} bill={bill} onDeleted={forget} />
        <StaleQuestion saving={saving} onCopy={() => void saveAndLeave('copy')} onLoad={forget} />
        <LeaveQuestion dirty={dirty} onDiscard={forget} />
      </GoToStepContext>
    </OpenDialogContext>
  );
};
