import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { failureWithReason } from '../api/failure.ts';
import { deleteProject } from '../api/project-calls.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { snackbars } from '../page/messages.ts';
import { projectQuery, useProject } from '../project/project-query.ts';
import { forgetKept } from '../project/kept-projects.ts';
import { forgetProject } from '../project/remembered-projects.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { useSubmit } from '../ui/form.ts';
import styles from './properties-screen.module.css';

/** Deletes the project after a question, forgets it in this browser and leads to the start. */
export const DeleteProject = (): ReactElement => {
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
  const { properties, messages } = useTexts();
  const project = useProject();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async (): Promise<boolean> => {
    snackbars.clear();
    try {
      await deleteProject(project.id);
      return true;
    } catch (failure) {
      snackbars.error(failureWithReason(failure, messages.storeFailed));
      return false;
    }
  };
  const leave = async (): Promise<void> => {
    forgetProject(browserStorage, project.id);
    forgetKept(project.id);
    await navigate({ to: '/', replace: true });
    queries.removeQueries(projectQuery(project.id));
    snackbars.success(properties.deleted);
  };
  const { busy, submit } = useSubmit(remove, () => void leave());
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
