import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { SetEditor } from '../editor/set-editor.tsx';

/** The route of the set editor: says which set is edited, or where a new one goes. */
export const SetEditScreen = (): ReactElement => {
  const { projectId, id } = useParams({ from: '/projekt/$projectId/zestawy/$id' });
  const { createInGroupId, preselectedFrameLine } = useSearch({ from: '/projekt/$projectId/zestawy/$id' });
  return (
    <SetEditor
      key={id}
      projectId={projectId}
      setId={id === 'nowy' ? null : Number(id)}
      createInGroupId={createInGroupId}
      preselectedFrameLine={preselectedFrameLine}
    />
  );
};
