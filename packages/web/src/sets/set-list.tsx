import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import type { SetDialog } from './dialogs/set-dialog.ts';
import { FindBar } from './finding/find-bar.tsx';
import { useFoundSets } from './finding/use-found-sets.ts';
import { SelectableSetCard } from './selectable-set-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import styles from './set-list.module.css';

export type SetListProps = { readonly onDialog: (dialog: SetDialog) => void };

/** The sets to find and to choose from; only what is listed can be chosen. */
export const SetList = ({ onDialog }: SetListProps): ReactElement => {
  const { sets } = useTexts();
  const { productSets } = useProject();
  const { found, search, onSearch } = useFoundSets(productSets);
  const selection = useSelection(found.map(({ id }) => id));
  return (
    <>
      {search !== undefined && <FindBar search={search} onSearch={onSearch} />}
      {found.length > 0 && <SelectionBar selection={selection} onDialog={onDialog} />}
      <p className={styles['none']} aria-live="polite">
        {found.length === 0 && sets.noneFound}
      </p>
      <ul className={styles['grid']}>
        {found.map((set) => (
          <SelectableSetCard
            key={set.id}
            set={set}
            selected={selection.has(set.id)}
            onSelected={() => selection.toggle(set.id)}
            onDialog={onDialog}
          />
        ))}
      </ul>
    </>
  );
};
