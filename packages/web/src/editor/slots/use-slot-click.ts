import type { Slot } from '@ramka/domain/catalogue';
import { useCarryingActions } from '../carrying/carrying-context.ts';
import { useOpenDialog } from '../dialogs/open-dialog.ts';
import { useGoToStep } from '../steps/go-to-step.ts';

/** A click on a module slot: what is picked falls into it; else its options open, or it awaits the next card. */
export const useSlotClick = (slot: Slot, filled: boolean): (() => void) => {
  const actions = useCarryingActions();
  const open = useOpenDialog();
  const goToStep = useGoToStep();
  return () => {
    if (actions.dropPicked(slot)) return;
    if (filled) {
      open({ kind: 'options', slot });
      return;
    }
    goToStep('modules');
    actions.await(slot);
  };
};
