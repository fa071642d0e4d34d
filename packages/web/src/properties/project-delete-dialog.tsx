import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { deleteProject } from '../api/project-calls.ts';
import { useTexts } from '../language/texts.ts';
import { forgetDeletedProject } from '../offline/remembered-projects.ts';
import { snackbars } from '../platform/messages.ts';
import { projectQuery, useProject } from '../project/project-query.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

export type ProjectDeleteDialogProps = { readonly onClose: () => void };

/** Asks before the project is deleted. Afterwards its stored data is deleted, and the home screen opens. */
export const ProjectDeleteDialog = ({ onClose }: ProjectDeleteDialogProps): ReactElement => {
  const { messages, properties } = useTexts();
  const project = useProject();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const remove = async (): Promise<boolean> => {
    snackbars.clear();
    try {
      await deleteProject(project.id);
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      return false;
    }
    await leave();
    return true;
  };
  const leave = async (): Promise<void> => {
    forgetDeletedProject(project.id);
    const screens = { to: '/projekt/$projectId', params: { projectId: project.id } } as const;
    // Does not navigate if the visitor has already left for another project.
    if (router.matchRoute(screens, { fuzzy: true }) !== false) await navigate({ to: '/', replace: true });
    queries.removeQueries(projectQuery(project.id));
    snackbars.success(properties.deleted);
  };
  return (
    <ConfirmDialog
      danger
      title={properties.deleteQuestion(project.name)}
      confirmLabel={properties.delete}
      onConfirm={remove}
      onCancel={onClose}
    >
      {properties.deleteNote}
    </ConfirmDialog>
  );
};
