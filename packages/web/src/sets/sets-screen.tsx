import { LayoutGrid, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { ScreenTitle } from '../page/screen-title.tsx';
import { useProject } from '../project/use-project.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { ScrollToTop } from '../ui/actions/scroll-to-top.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { SetDialog } from './dialogs/set-dialog.ts';
import { SetDialogs } from './dialogs/set-dialogs.tsx';
import { SetList } from './set-list.tsx';
import styles from './sets-screen.module.css';

/** The visitor's sets: what can be done with one, or with several at once (specification §2, "Set list"). */
export const SetsScreen = (): ReactElement => {
  const { sets, shell } = useTexts();
  const { project, productSets } = useProject();
  const [dialog, setDialog] = useState<SetDialog>();
  const create = (
    <LinkButton
      to="/projekt/$projectId/zestawy/$id"
      params={{ projectId: project.id, id: 'nowy' }}
      look="primary"
      icon={Plus}
    >
      {sets.create}
    </LinkButton>
  );
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={shell.sets} project={project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          {sets.title}
          {productSets.length > 0 && <span className={styles['count']}>{sets.count(productSets.length)}</span>}
        </h1>
        {productSets.length > 0 && create}
      </header>
      {productSets.length === 0 ? (
        <EmptyState icon={LayoutGrid} title={sets.empty} actions={create}>
          {sets.emptyText}
        </EmptyState>
      ) : (
        <SetList onDialog={setDialog} />
      )}
      <ScrollToTop label={sets.scrollToTop} />
      <SetDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
};
