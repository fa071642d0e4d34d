import { ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { DownloadButton } from '../downloads/download-button.tsx';
import { useTexts } from '../language/use-texts.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { SetDialog } from './dialogs/set-dialog.ts';
import type { ChosenSets } from './use-chosen-sets.ts';
import styles from './chosen-sets-bar.module.css';

export type ChosenSetsBarProps = { readonly chosen: ChosenSets; readonly onDialog: (dialog: SetDialog) => void };

/** Choosing all sets or none, and what can be done with the chosen ones. */
export const ChosenSetsBar = ({ chosen, onDialog }: ChosenSetsBarProps): ReactElement => {
  const { sets } = useTexts();
  return (
    <div className={styles['bar']} data-active={chosen.ids.length > 0 ? '' : undefined}>
      <Checkbox
        checked={chosen.all}
        onChecked={chosen.toggleAll}
        label={chosen.all ? sets.deselectAll : sets.selectAll}
      />
      <span className={styles['count']} aria-live="polite">
        {chosen.ids.length > 0 && sets.selected(chosen.ids.length)}
      </span>
      {chosen.ids.length > 0 && (
        <>
          <Button size="small" icon={ListChecks} onClick={() => onDialog({ kind: 'components', setIds: chosen.ids })}>
            {sets.showComponents}
          </Button>
          <DownloadButton subject={{ kind: 'sets', setIds: chosen.ids }} size="small" />
          <ShopButton subject={{ kind: 'sets', setIds: chosen.ids }} size="small" />
        </>
      )}
    </div>
  );
};
