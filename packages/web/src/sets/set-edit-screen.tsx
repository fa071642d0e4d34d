import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { SetEditor } from '../editor/set-editor.tsx';
import { ExternalSet } from '../planning-tool/external-set.tsx';
import { useProject } from '../project/use-project.ts';

/** The route of the set editor: says which set is edited, or where a new one goes. */
export const SetEditScreen = (): ReactElement => {
  const { projectId, id } = useParams({ from: '/projekt/$projectId/zestawy/$id' });
  const { createInGroupId, preselectedFrameLine } = useSearch({ from: '/projekt/$projectId/zestawy/$id' });
  const { productSets } = useProject();
  const isExternal = productSets.some((set) => set.type === 'external' && String(set.id) === id);
  return isExternal ? (
    <ExternalSet />
  ) : (
    <SetEditor
      key={id}
      projectId={projectId}
      setId={id === 'nowy' ? null : Number(id)}
      createInGroupId={createInGroupId}
      preselectedFrameLine={preselectedFrameLine}
    />
  );
};
