import { useBlocker } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Asks before unsaved changes are lost: on leaving, on switching sets, and (by the browser) on closing the tab. */
export const LeaveQuestion = ({ dirty, onDiscard }: LeaveQuestionProps): ReactElement => {
  const { leave } = useTexts().editor;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={leave.title}
      confirmLabel={leave.yes}
      cancelLabel={leave.no}
      danger
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {leave.question}
    </ConfirmDialog>
  );
};

export type LeaveQuestionProps = {
  readonly dirty: boolean;
  /** What was unsaved is given up. */
  readonly onDiscard: () => void;
};
