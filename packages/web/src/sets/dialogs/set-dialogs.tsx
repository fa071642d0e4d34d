import type { ReactElement } from 'react';
import { ComponentListDialog } from '../../component-list/component-list-dialog.tsx';
import { NameDialog } from '../../forms/name-dialog.tsx';
import { useTexts } from '../../language/use-texts.ts';
import { DeleteSetDialog } from './delete-set-dialog.tsx';
import type { SetDialog } from './set-dialog.ts';
import { useSetChanges } from '../use-set-changes.ts';

export type SetDialogsProps = { readonly dialog: SetDialog | undefined; readonly onClose: () => void };

/** Whichever dialog is open over the list of sets. */
export const SetDialogs = ({ dialog, onClose }: SetDialogsProps): ReactElement => {
  const { sets, common } = useTexts();
  const { copySet, renameSet } = useSetChanges();
  return (
    <>
      {dialog?.kind === 'components' && <ComponentListDialog setIds={dialog.setIds} onClose={onClose} />}
      {dialog?.kind === 'delete' && <DeleteSetDialog set={dialog.set} onClose={onClose} />}
      {dialog?.kind === 'copy' && (
        <NameDialog
          title={sets.copySet}
          label={sets.setName}
          hint={sets.copyNameHint}
          subject="set"
          start=""
          confirmLabel={common.copy}
          onName={(name) => copySet({ set: dialog.set, name })}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'rename' && (
        <NameDialog
          title={sets.renameSet}
          label={sets.setName}
          subject="set"
          start={dialog.set.name}
          confirmLabel={common.save}
          onName={(name) => renameSet({ set: dialog.set, name })}
          onClose={onClose}
        />
      )}
    </>
  );
};
