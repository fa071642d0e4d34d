import type { ReactElement } from 'react';
import { call } from '../api/call.ts';
import { nameProblemText } from '../forms/name-problem-text.ts';
import { useFieldForm } from '../forms/use-field-form.ts';
import { useTexts } from '../language/use-texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { withProjectName } from '../project/loaded-project-edits.ts';
import { rememberProject } from '../project/opening/remembered-projects.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { useProject } from '../project/use-project.ts';
import { Button } from '../ui/actions/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './properties-screen.module.css';

/** Renames the project, here and in the browser's memory. */
export const RenameProjectForm = (): ReactElement => {
  const texts = useTexts();
  const { properties, common } = texts;
  const { project } = useProject();
  const rename = useProjectChange({
    run: async (projectId, name: string) => {
      const renamed = await call('renameProject', { params: { projectId }, body: { name } });
      rememberProject(browserStorage, renamed);
      return renamed;
    },
    applied: (loaded, renamed) => withProjectName(loaded, renamed.name),
    success: () => ({ text: properties.saved }),
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
          problem={form.problem}
          maxLength={200}
        />
        <Button type="submit" look="primary" disabled={!form.isValid} busy={form.busy}>
          {common.save}
        </Button>
      </div>
    </form>
  );
};
