import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './start-form.module.css';
import type { StartFormProps } from './start-opening.ts';
import { useCreateProject } from './use-create-project.ts';

export type CreateProjectFormProps = StartFormProps & {
  /** The initial name. */
  readonly name?: string;
  /** Label of the button. */
  readonly action: string;
  /** Called when the field gets the focus, to preload the screen that follows. */
  readonly onFocus?: () => void;
};

/** Creates a project from its name and opens it. */
export const CreateProjectForm = ({ name = '', action, onFocus, onStart }: CreateProjectFormProps): ReactElement => {
  const { newProject } = useTexts();
  const form = useCreateProject({ start: name, onStart });
  return (
    <form className={styles['form']} onSubmit={form.handleSubmit} noValidate>
      <h2 className={styles['title']}>{newProject.createTitle}</h2>
      <TextField
        label={newProject.nameLabel}
        placeholder={newProject.namePlaceholder}
        value={form.value}
        onValue={form.setValue}
        onFocus={onFocus}
        onBlur={form.handleBlur}
        onKeyDown={form.handleKeyDown}
        problem={form.problem}
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="large" wide disabled={!form.isValid} busy={form.busy}>
        {action}
      </Button>
    </form>
  );
};

/**
 * Returns a function that preloads the code of the rooms screen. Called when a form that leads there gets the focus.
 */
export const usePreloadRooms = (): (() => void) => {
  const router = useRouter();
  const { '/projekt/$projectId': shell, '/projekt/$projectId/pomieszczenia': rooms } = router.routesById;
  return () => {
    void router.loadRouteChunk(shell);
    void router.loadRouteChunk(rooms);
  };
};
