import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { countPending, type RememberedProject } from './remembered-projects.ts';
import { OtherProjectsSync } from './pending-changes.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';

/**
 * A project with queued changes that is to be removed from the list, and the element that gets the focus after the
 * question.
 */
export type ForgetRequest = { readonly project: RememberedProject; readonly returnTo: () => HTMLElement | null };

type UnsentProjectsProps = {
  readonly request: ForgetRequest | undefined;
  readonly onChanged: (projectId: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly onForget: (project: RememberedProject) => void;
};

/** Sends queued changes of the listed projects, and asks before removing a project with queued changes. */
export const UnsentProjects = ({ request, onChanged, onCancel, onForget }: UnsentProjectsProps): ReactElement => {
  const { newProject } = useTexts();
  return (
    <>
      <OtherProjectsSync onChanged={onChanged} />
      <DialogPresence>
        {request && (
          <ConfirmDialog
            title={newProject.forget(request.project.name)}
            confirmLabel={newProject.forgetUnsent}
            danger
            returnTo={request.returnTo}
            onCancel={onCancel}
            onConfirm={() => onForget(request.project)}
          >
            {newProject.unsent(countPending(request.project.id))}
          </ConfirmDialog>
        )}
      </DialogPresence>
    </>
  );
};
