import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText, failureWithReason, readingFailure, savingFailure } from '../api/failure.ts';
import { copySharedProject, readSharedProjectName } from '../api/share-links.ts';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { snackbars } from '../platform/messages.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { Footer } from '../shell/footer.tsx';
import { Button } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm } from '../ui/form.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import styles from './copy-shared-project-screen.module.css';

/** Creates a project from the contents of a share link. */
export const CopySharedProjectScreen = (): ReactElement => {
  const { messages, views } = useTexts();
  const { viewId } = useParams({ from: '/podglad/$viewId/kopia' });
  const viewed = useQuery({
    queryKey: ['view', viewId],
    queryFn: ({ signal }) => readSharedProjectName(viewId, signal),
    retry: false,
  });
  const failure = viewed.error && failureText(viewed.error, readingFailure(viewed.error, messages));
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={views.copyTitle} />
      <main className={styles['main']}>
        <h1>{views.copyTitle}</h1>
        <p className={styles['note']}>{views.copyNote}</p>
        {viewed.data === undefined ? (
          <QueryState failure={failure} onRetry={() => void viewed.refetch()} />
        ) : (
          <CopyForm viewId={viewId} name={viewed.data} />
        )}
      </main>
      <Footer />
    </div>
  );
};

const CopyForm = ({ viewId, name }: { readonly viewId: string; readonly name: string }): ReactElement => {
  const texts = useTexts();
  const { messages } = texts;
  const { views } = useTexts();
  const navigate = useNavigate();
  const form = useFieldForm({
    start: name,
    problemOf: (typed) => nameProblemText('project', typed, texts),
    submit: async (typed) => {
      snackbars.clear();
      try {
        const project = await copySharedProject(viewId, typed);
        rememberProject(browserStorage, project);
        snackbars.success(views.copied(project.name));
        await navigate({ to: '/projekt/$projectId/pomieszczenia', params: { projectId: project.id } });
        return true;
      } catch (failure) {
        snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
        return false;
      }
    },
  });
  return (
    <form className="stack-wide" onSubmit={form.handleSubmit} noValidate>
      <TextField
        label={views.copyName}
        value={form.value}
        onValue={form.setValue}
        onBlur={form.handleBlur}
        onKeyDown={form.handleKeyDown}
        problem={form.problem}
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="large" icon={CopyPlus} disabled={!form.isValid} busy={form.busy}>
        {views.copyMake}
      </Button>
    </form>
  );
};
