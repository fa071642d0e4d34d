import type { SetDefaults } from '@ramka/domain/set/frames';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { CreateProjectForm } from '../home/create-project-form.tsx';
import { type StartOpening, useStartOpening } from '../home/start-opening.ts';
import { useTexts } from '../language/texts.ts';
import { type RememberedProject, rememberedProjects } from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { openingFailure, openProject } from '../project/opening.ts';
import { projectQuery } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { useSubmit } from '../ui/form.ts';
import styles from './start-link-screen.module.css';

export type StartFormsProps = {
  /** The name of a new project that the link proposes. */
  readonly name: string;
  /** Opens the set in a project, with the defaults of that project if the link has none. */
  readonly onBegin: (projectId: string, own: SetDefaults | null) => void;
};

/** Begins the set in a new project, or adds it to one that this browser remembers. */
export const StartForms = ({ name, onBegin }: StartFormsProps): ReactElement => {
  const { startLink } = useTexts();
  const queries = useQueryClient();
  const startOpening = useStartOpening((projectId) =>
    onBegin(projectId, queries.getQueryData(projectQuery(projectId).queryKey)?.setDefaults ?? null),
  );
  const [remembered, setRemembered] = useState(() => rememberedProjects(browserStorage));
  return (
    <div className={styles['forms']} data-two={remembered.length > 0 ? '' : undefined}>
      <CreateProjectForm name={name} action={startLink.begin} onStart={startOpening} />
      {remembered.length > 0 && (
        <KnownProjectForm
          projects={remembered}
          onStart={startOpening}
          onFailed={() => setRemembered(rememberedProjects(browserStorage))}
        />
      )}
    </div>
  );
};

type KnownProjectFormProps = {
  /** Newest first; at least one. */
  readonly projects: readonly RememberedProject[];
  readonly onStart: StartOpening;
  readonly onFailed: () => void;
};

const KnownProjectForm = ({ projects, onStart, onFailed }: KnownProjectFormProps): ReactElement => {
  const texts = useTexts();
  const { startLink } = texts;
  const queries = useQueryClient();
  const [chosenId, setChosenId] = useState(projects[0]?.id ?? '');
  const chosen = projects.find(({ id }) => id === chosenId) ?? projects[0];
  const add = useSubmit(
    async ({ id }: RememberedProject) => {
      snackbars.clear();
      const opening = onStart();
      try {
        await openProject(queries, id);
        opening.open(id);
        return true;
      } catch (failure) {
        if (opening.isLatest()) snackbars.error(openingFailure(failure, texts));
        onFailed();
        return false;
      }
    },
    () => undefined,
  );
  return (
    <section>
      <h2>{startLink.known}</h2>
      {projects.length > 1 && (
        <Select
          label={startLink.project}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? null}
          onValue={setChosenId}
        />
      )}
      <Button size="large" wide busy={add.busy} onClick={() => chosen && add.submit(chosen)}>
        {startLink.addTo(chosen?.name ?? '')}
      </Button>
    </section>
  );
};
