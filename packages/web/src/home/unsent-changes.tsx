import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { countWaiting, type RememberedProject } from '../project/remembered-projects.ts';
import { OtherChanges } from '../shell/waiting-changes.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** A project that is to go from the list though changes of it wait, and what has the focus after the question. */
export type AskedToForget = { readonly project: RememberedProject; readonly returnTo: () => HTMLElement | null };

type UnsentChangesProps = {
  readonly asked: AskedToForget | undefined;
  readonly onSent: () => void;
  readonly onKeep: () => void;
  readonly onForget: (project: RememberedProject) => void;
};

/** Sends what waits of the projects of the list, and asks before it is thrown away with one. */
export const UnsentChanges = ({ asked, onSent, onKeep, onForget }: UnsentChangesProps): ReactElement => {
  const { newProject } = useTexts();
  return (
    <>
      <OtherChanges onSent={onSent} />
      <DialogPresence>
        {asked && (
          <ConfirmDialog
            title={newProject.forget(asked.project.name)}
            confirmLabel={newProject.forgetUnsent}
            danger
            returnTo={asked.returnTo}
            onCancel={onKeep}
            onConfirm={() => onForget(asked.project)}
          >
            {newProject.unsent(countWaiting(asked.project.id))}
          </ConfirmDialog>
        )}
      </DialogPresence>
    </>
  );
};
