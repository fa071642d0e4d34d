import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { SetEditor } from '../editor/set-editor.tsx';
export { loadFirstSteps } from '../editor/steps/step-body.tsx';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { defaultsOfSearch, editingKey, useEditedLocation } from '../project/new-set.ts';
import { useProject, useProjectId } from '../project/project-query.ts';

/** Route of the set editor. Its parameters name the edited set, or the room of a new one. */
export const SetEditScreen = (): ReactElement => {
  const { projectId, id } = useParams({ from: '/projekt/$projectId/zestawy/$id' });
  const search = useSearch({ from: '/projekt/$projectId/zestawy/$id' });
  const { createInGroupId, openedFromGroupId } = search;
  const location = useEditedLocation();
  const key = editingKey(location);
  const project = useProject();
  const isExternal = project.sets.some((set) => set.isExternal && String(set.id) === id);
  return isExternal ? (
    <ExternalSet />
  ) : (
    <SetEditor
      key={key}
      projectId={projectId}
      setId={id === 'nowy' ? null : Number(id)}
      intoRoomId={createInGroupId}
      fromRoomId={openedFromGroupId}
      defaults={defaultsOfSearch(search)}
      begun={id === 'nowy' ? location.state.begun : undefined}
    />
  );
};

/** Reports that a set of the planning tool cannot be edited, and returns to the list of sets. */
const ExternalSet = (): null => {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { messages } = useTexts();
  useEffect(() => {
    snackbars.error(messages.errors['external-set']);
    void navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, replace: true });
  }, [navigate, projectId, messages]);
  return null;
};
