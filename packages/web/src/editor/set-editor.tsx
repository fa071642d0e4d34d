import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { failureText } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Announcer } from './announcing/announcer.tsx';
import { KeptOrSaved } from './opening/kept-or-saved.tsx';
import { lineOfSet } from './opening/line-of-set.ts';
import { ReadAgainContext } from './opening/read-again-context.ts';
import { useOpenedSet } from './opening/use-opened-set.ts';
import styles from './set-editor.module.css';

export type SetEditorProps = {
  readonly projectId: string;
  /** Null for a new set. */
  readonly setId: number | null;
  /** The room that a new set goes into. */
  readonly createInGroupId: number | undefined;
  /** Tag of the frame line that a new set starts with. */
  readonly preselectedFrameLine: string | undefined;
};

/** The set editor (specification §2). */
export const SetEditor = (props: SetEditorProps): ReactElement => {
  const [reading, setReading] = useState(1);
  const readAgain = useCallback(() => setReading((last) => last + 1), []);
  return (
    <ReadAgainContext value={readAgain}>
      <Announcer>
        <SetReading key={reading} {...props} reading={reading} />
      </Announcer>
    </ReadAgainContext>
  );
};

/** Loads what the editor needs, then hands it to be edited. */
const SetReading = (props: SetEditorProps & { readonly reading: number }): ReactElement => {
  const { projectId, setId, reading, createInGroupId, preselectedFrameLine } = props;
  const { editor } = useTexts();
  const opened = useOpenedSet(projectId, setId, reading);
  const lineGone =
    opened.state === 'ready' &&
    opened.saved.setId !== null &&
    !lineOfSet(opened.saved.set, opened.saved.seriesId, opened.catalogue);

  if (opened.state === 'failed' || lineGone) {
    return <BackToList projectId={projectId} failure={opened.state === 'failed' ? opened.failure : undefined} />;
  }
  if (opened.state === 'loading') {
    return (
      <div
        className={styles['opening']}
        data-fills={setId === null && preselectedFrameLine === undefined ? undefined : ''}
      >
        <Spinner label={editor.loading} />
      </div>
    );
  }
  return <KeptOrSaved opened={opened} createInGroupId={createInGroupId} preselectedFrameLine={preselectedFrameLine} />;
};

/** A set that cannot be opened: says so and returns to the list (specification §4, §8). */
const BackToList = ({ projectId, failure }: { readonly projectId: string; readonly failure: unknown }): null => {
  const navigate = useNavigate();
  const { messages } = useTexts();
  useEffect(() => {
    snackbars.error(failureText(failure, messages.fetchFailed));
    void navigate({ to: '/projekt/$projectId/zestawy', params: { projectId }, replace: true });
  }, [navigate, projectId, failure, messages]);
  return null;
};
