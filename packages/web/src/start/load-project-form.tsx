import { tidyProjectId } from '@ramka/domain/project';
import type { ReactElement } from 'react';
import { useFieldForm } from '../forms/use-field-form.ts';
import { useTexts } from '../language/use-texts.ts';
import type { RememberedProject } from '../project/opening/remembered-projects.ts';
import { Button } from '../ui/actions/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { StartFormProps } from './create-project-form.tsx';
import { projectIdProblem } from './project-id-problem.ts';
import { RememberedList } from './remembered/remembered-list.tsx';
import { typedProjectId } from './typed-project-id.ts';
import { useOpenProject } from './use-open-project.ts';
import { usePreparedRooms } from './use-prepared-rooms.ts';
import styles from './start-form.module.css';

/** Opens a project by its id, typed or remembered. */
export const LoadProjectForm = ({ onOpen }: StartFormProps): ReactElement => {
  const texts = useTexts();
  const { newProject } = texts;
  const { open, remembered, forget } = useOpenProject(onOpen);
  const prepareRooms = usePreparedRooms();
  const form = useFieldForm({
    start: '',
    problemOf: (id) => projectIdProblem(id, texts),
    submit: (id) => open(tidyProjectId(id)),
  });
  const choose = ({ id }: RememberedProject): void => {
    prepareRooms();
    form.setValue(id);
    void open(id);
  };
  return (
    <form className={styles['form']} onSubmit={form.handleSubmit} noValidate>
      <h2 className={styles['title']}>{newProject.loadTitle}</h2>
      <div className={styles['row']}>
        <TextField
          label={newProject.idLabel}
          hint={newProject.idHint}
          value={form.value}
          onValue={(typed) => form.setValue(typedProjectId(typed))}
          onFocus={prepareRooms}
          onBlur={form.handleBlur}
          problem={form.problem}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button type="submit" disabled={!form.isValid} busy={form.busy}>
          {newProject.load}
        </Button>
      </div>
      {remembered.length > 0 && <RememberedList projects={remembered} onOpen={choose} onForget={forget} />}
    </form>
  );
};
