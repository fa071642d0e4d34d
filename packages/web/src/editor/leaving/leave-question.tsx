import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

export type LeaveQuestionProps = {
  readonly dirty: boolean;
  /** What was unsaved is given up. */
  readonly onDiscard: () => void;
};

/** Asks before unsaved changes are lost: on leaving, on switching sets, and (by the browser) on closing the tab. */
export const LeaveQuestion = ({ dirty, onDiscard }: LeaveQuestionProps): ReactElement => {
  const { leave: texts } = useTexts().editor;
  const { asked, leave, stay } = useLeaving(dirty);
  return (
    <ConfirmDialog
      open={asked}
      title={texts.title}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      danger
      onConfirm={() => {
        onDiscard();
        leave();
      }}
      onCancel={stay}
    >
      {texts.question}
    </ConfirmDialog>
  );
};
