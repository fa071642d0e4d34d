import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';

/** In place of the editor where a set of the planning tool is to be opened: says why not and returns to the list. */
export const ExternalSet = (): null => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { messages } = useTexts();
  useEffect(() => {
    snackbars.error(messages.errors['external-set']);
    void navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, replace: true });
  }, [navigate, projectId, messages]);
  return null;
};
