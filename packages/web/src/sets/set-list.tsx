import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProject } from '../project/use-project.ts';
import { SelectableSetCard } from './card/selectable-set-card.tsx';
import type { SetDialog } from './dialogs/set-dialog.ts';
import { FindBar } from './finding/find-bar.tsx';
import { useFoundSets } from './finding/use-found-sets.ts';
import { ChosenSetsBar } from './chosen-sets-bar.tsx';
import { useChosenSets } from './use-chosen-sets.ts';
import styles from './set-list.module.css';

export type SetListProps = { readonly onDialog: (dialog: SetDialog) => void };

/** The sets to find and to choose from; only what is listed can be chosen. */
export const SetList = ({ onDialog }: SetListProps): ReactElement => {
  const { sets } = useTexts();
  const { productSets } = useProject();
  const { found, search, onSearch } = useFoundSets(productSets);
  const chosen = useChosenSets(found.map(({ id }) => id));
  return (
    <>
      {search !== undefined && <FindBar search={search} onSearch={onSearch} />}
      {found.length > 0 && <ChosenSetsBar chosen={chosen} onDialog={onDialog} />}
      <p className={styles['none']} aria-live="polite">
        {found.length === 0 && sets.noneFound}
      </p>
      <ul className={styles['grid']}>
        {found.map((set) => (
          <SelectableSetCard
            key={set.id}
            set={set}
            selected={chosen.has(set.id)}
            onSelected={() => chosen.toggle(set.id)}
            onDialog={onDialog}
          />
        ))}
      </ul>
    </>
  );
};
