import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Copy, Download, Palette, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { deleteProject, readProjectFile } from '../api/project-calls.ts';
import { renameProject } from '../project-changes/project.ts';
import { saveFile } from '../downloads/download.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { SetDefaultsEditDialog, useSetDefaultsText } from '../project/set-defaults-edit-dialog.tsx';
import { copiesNote } from '../planning-tool/copies-note.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { projectQuery, useProject } from '../project/project-query.ts';
import { forgetGone, isRemembered, rememberProject } from '../offline/remembered-projects.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm, useSubmit } from '../ui/form.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { Variants } from '../variants/variants.tsx';
import { ShareLinks } from '../share-links/share-links.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { RestorePoints } from './restore-points.tsx';
import styles from './properties-screen.module.css';

/**
 * The properties of a project: id, address, name, set defaults, variants, share links, restore points, project file,
 * and deletion.
 */
export const PropertiesScreen = (): ReactElement => {
  const { properties } = useTexts();
  const project = useProject();
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={properties.title} project={project.name} />
      <h1 className={styles['title']}>{properties.title}</h1>
      <ProjectIdentity />
      <OpenElsewhere />
      <RenameProjectForm />
      <ProjectSetDefaults />
      <Variants className={styles['section']} />
      <ShareLinks className={styles['section']} />
      <RestorePoints />
      <SaveProjectFile />
      <DeleteProject />
    </div>
  );
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
      <h2 id="project-id" className={styles['heading']}>
        {properties.idTitle}
      </h2>
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
    onMade: (_made, { project: renamed }) => {
      if (isRemembered(renamed.id)) rememberProject(browserStorage, renamed);
    },
  });
  const form = useFieldForm({
    start: project.name,
    problemOf: (name) => nameProblemText('project', name, texts),
    submit: rename,
  });
  return (
    <form className={styles['section']} onSubmit={form.handleSubmit} noValidate>
      <h2 className={styles['heading']}>{properties.renameTitle}</h2>
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

/** The project's set defaults. */
const ProjectSetDefaults = (): ReactElement => {
  const { properties } = useTexts();
  const { setDefaults } = useProject();
  const [open, setOpen] = useState(false);
  const words = useSetDefaultsText(setDefaults);
  return (
    <section className={styles['section']} aria-labelledby="project-set-defaults">
      <h2 id="project-set-defaults" className={styles['heading']}>
        {properties.look.title}
      </h2>
      <div className={styles['row']}>
        <p>{words || properties.look.ofFirstSet}</p>
        <Button icon={Palette} onClick={() => setOpen(true)}>
          {properties.look.change}
        </Button>
      </div>
      <p className={styles['note']}>{properties.look.note}</p>
      <DialogPresence>{open && <SetDefaultsEditDialog onClose={() => setOpen(false)} />}</DialogPresence>
    </section>
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
      saveFile(await readProjectFile(project.id));
    } catch (failure) {
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="project-file">
      <h2 id="project-file" className={styles['heading']}>
        {properties.fileTitle}
      </h2>
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
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles['section']} aria-labelledby="delete-project">
      <h2 id="delete-project" className={styles['heading']}>
        {properties.deleteTitle}
      </h2>
      <p className={styles['note']}>{properties.deleteNote}</p>
      <div>
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {properties.delete}
        </Button>
      </div>
      <DialogPresence>{asking && <DeleteQuestion onCancel={() => setAsking(false)} />}</DialogPresence>
    </section>
  );
};

const DeleteQuestion = ({ onCancel }: { readonly onCancel: () => void }): ReactElement => {
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
    forgetGone(project.id);
    const screens = { to: '/projekt/$projectId', params: { projectId: project.id } } as const;
    // Does not navigate if the visitor has already left for another project.
    if (router.matchRoute(screens, { fuzzy: true }) !== false) await navigate({ to: '/', replace: true });
    queries.removeQueries(projectQuery(project.id));
    snackbars.success(properties.deleted);
  };
  const { busy, submit } = useSubmit(remove, () => undefined);
  return (
    <ConfirmDialog
      danger
      busy={busy}
      title={properties.deleteQuestion(project.name)}
      confirmLabel={properties.delete}
      onConfirm={submit}
      onCancel={onCancel}
    >
      {properties.deleteNote}
    </ConfirmDialog>
  );
};
