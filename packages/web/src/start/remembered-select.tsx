import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import type { RememberedProject } from '../project/remembered-projects.ts';
import { Select } from '../ui/fields/select.tsx';

export type RememberedSelectProps = {
  readonly projects: readonly RememberedProject[];
  /** The id that is in the field beside it. */
  readonly projectId: string;
  readonly onChoose: (projectId: string) => void;
};

/** The projects that this browser remembers, newest first; choosing one fills in its id. */
export const RememberedSelect = ({ projects, projectId, onChoose }: RememberedSelectProps): ReactElement => {
  const { newProject } = useTexts();
  return (
    <Select
      icon={History}
      label={newProject.remembered}
      placeholder={newProject.chooseRemembered}
      options={projects.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
      value={projects.some(({ id }) => id === projectId) ? projectId : null}
      onValue={onChoose}
    />
  );
};
