import { getRouteApi } from '@tanstack/react-router';
import { Copy, Download, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { projectFileAddress, readProjectFile } from '../api/project-calls.ts';
import { renameProject } from '../project-changes/project.ts';
import { deliver } from '../downloads/download.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { snackbars } from '../platform/messages.ts';
import { copiesNote } from '../planning-tool/copies-note.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { useProject } from '../project/project-query.ts';
import { isRemembered, rememberProject } from '../offline/remembered-projects.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm } from '../ui/form.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { Variants } from '../variants/variants.tsx';
import { ScreenDialogs, useOpenDialog } from './open-dialog.ts';
import { RestorePoints } from './restore-points.tsx';
import styles from './properties-screen.module.css';

const route = getRouteApi('/projekt/$projectId/');

/** The note of the project, loaded where there is one. */
const ProjectNote = lazyPart(async () => (await import('../flat-list/project-note.tsx')).ProjectNote);

/** The properties of a project: name, id, variants, restore points, project file, and deletion. */
export const PropertiesScreen = (): ReactElement => {
  const { properties } = useTexts();
  const project = useProject();
  const { pointId } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ScreenDialogs
      addressed={pointId === undefined ? undefined : { dialog: 'restore-project', pointId }}
      onClose={() => pointId !== undefined && void navigate({ search: {}, replace: true })}
    >
      <div className="screen">
        <ScreenTitle screen={properties.title} project={project.name} />
        <h1 className={styles['title']}>{properties.title}</h1>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <RenameProjectForm />
            <ProjectIdentity />
            <ProjectVariants />
            {project.note && <ProjectNote key={project.note} note={project.note} className={styles['section']} />}
          </div>
          <div className={styles['column']}>
            <RestorePoints />
            <SaveProjectFile />
            <DeleteProject />
          </div>
        </div>
      </div>
    </ScreenDialogs>
  );
};

const ProjectVariants = (): ReactElement => {
  const openDialog = useOpenDialog();
  return <Variants className={styles['section']} onCreate={() => openDialog({ dialog: 'create-variant' })} />;
};

/** The project's id, with a button that copies it. */
const ProjectIdentity = (): ReactElement => {
  const { properties } = useTexts();
  const project = useProject();
  const copy = async (): Promise<void> => {
    snackbars.clear();
    try {
      await navigator.clipboard.writeText(project.id);
      snackbars.success(properties.idCopied);
    } catch {
      snackbars.error(properties.copyFailed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="project-id">
      <h2 id="project-id">{properties.idTitle}</h2>
      <div className={styles['row']}>
        <p className={styles['identity']} translate="no">
          {project.id}
        </p>
        <Button icon={Copy} onClick={() => void copy()}>
          {properties.copyId}
        </Button>
      </div>
      <p className={styles['note']}>{properties.idNote}</p>
    </section>
  );
};

/** Renames the project, also in the list of remembered projects. */
const RenameProjectForm = (): ReactElement => {
  const texts = useTexts();
  const { common } = texts;
  const { properties } = useTexts();
  const project = useProject();
  const rename = useProjectChange(renameProject, {
    onSuccess: (_made, { project: renamed }) => {
      if (isRemembered(renamed.id)) rememberProject(browserStorage, renamed);
    },
  });
  const form = useFieldForm({
    start: project.name,
    problemOf: (name) => nameProblemText('project', name, texts),
    submit: rename,
  });
  return (
    <form
      className={classNames(styles['section'], styles['rename'])}
      data-dirty={form.value === project.name ? undefined : ''}
      onSubmit={form.handleSubmit}
      noValidate
    >
      <h2>{properties.renameTitle}</h2>
      <div className={styles['row']}>
        <TextField
          label={properties.renameTitle}
          labelHidden
          value={form.value}
          onValue={form.setValue}
          onBlur={form.handleBlur}
          onKeyDown={form.handleKeyDown}
          problem={form.problem}
          maxLength={200}
        />
        <Button type="submit" variant="primary" disabled={!form.isValid} busy={form.busy}>
          {common.save}
        </Button>
      </div>
    </form>
  );
};

/** Saves the project as a file, as a backup or for another deployment. */
const SaveProjectFile = (): ReactElement => {
  const texts = useTexts();
  const { messages, properties } = texts;
  const project = useProject();
  const note = copiesNote(project, texts);
  const [busy, setBusy] = useState(false);
  const handleSave = async (): Promise<void> => {
    setBusy(true);
    try {
      await deliver(await readProjectFile(project.id), projectFileAddress(project.id), texts.downloads);
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="project-file">
      <h2 id="project-file">{properties.fileTitle}</h2>
      <p className={styles['note']}>{properties.fileNote}</p>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <div>
        <Button icon={Download} busy={busy} onClick={() => void handleSave()}>
          {properties.saveFile}
        </Button>
      </div>
    </section>
  );
};

/**
 * Deletes the project after a confirmation, removes it from the list of remembered projects and returns to the home
 * screen.
 */
const DeleteProject = (): ReactElement => {
  const { properties } = useTexts();
  const openDialog = useOpenDialog();
  return (
    <section className={styles['section']} aria-labelledby="delete-project">
      <h2 id="delete-project">{properties.deleteTitle}</h2>
      <p className={styles['note']}>{properties.deleteNote}</p>
      <div>
        <Button icon={Trash2} onClick={() => openDialog({ dialog: 'delete-project' })}>
          {properties.delete}
        </Button>
      </div>
    </section>
  );
};
