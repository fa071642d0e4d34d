import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { browserStorage } from '../../page/browser-storage.ts';
import { useProjectId } from '../../project/project-query.ts';
import { snackbars } from '../../page/messages.ts';
import { EditedSet } from '../edited-set.tsx';
import { sameSet } from '../state/same-set.ts';
import { DraftQuestion } from '../drafts/draft-question.tsx';
import { forgetDraft } from '../drafts/kept-draft.ts';
import { startOfEditing, startOfSet } from './start-of-editing.ts';
import type { OpenedSet } from './use-opened-set.ts';

export type KeptOrSavedProps = {
  readonly opened: Extract<OpenedSet, { readonly state: 'ready' }>;
  readonly createInGroupId: number | undefined;
  readonly preselectedFrameLine: string | undefined;
};

/** Opens the set, and offers what this browser kept of it from a tab that was closed before saving. */
export const KeptOrSaved = ({ opened, createInGroupId, preselectedFrameLine }: KeptOrSavedProps): ReactElement => {
  const { draft: texts } = useTexts().editor;
  const projectId = useProjectId();
  const { kept, catalogue } = opened;
  const [from, setFrom] = useState<'saved' | 'kept'>('saved');
  const [asking, setAsking] = useState(kept !== undefined && !sameSet(kept.set, opened.saved.set));
  // What was kept of an older version must not overwrite a newer one unasked (R13).
  const saved = from === 'kept' && kept?.etag ? { ...opened.saved, etag: kept.etag } : opened.saved;
  const start =
    from === 'kept' && kept
      ? startOfSet(kept.set, saved.seriesId, catalogue)
      : startOfEditing(saved, preselectedFrameLine, catalogue);
  const load = (): void => {
    setFrom('kept');
    setAsking(false);
    snackbars.success(texts.loaded);
  };
  const discard = (): void => {
    forgetDraft(browserStorage, projectId, saved.setId);
    setAsking(false);
  };
  return (
    <>
      <EditedSet
        key={from}
        start={start}
        saved={saved}
        catalogue={catalogue}
        createInGroupId={createInGroupId}
        quantity={from === 'kept' && kept?.room?.id === createInGroupId ? kept?.room?.quantity : undefined}
        keeping={!asking}
      />
      {kept && (
        <DraftQuestion
          open={asking}
          saved={opened.saved}
          kept={kept}
          onLoad={load}
          onDiscard={discard}
          onLater={() => setAsking(false)}
        />
      )}
    </>
  );
};
