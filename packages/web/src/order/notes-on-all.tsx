import { ListChecks, ListX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { useOpenDialog } from './open-dialog.ts';
import { isAnnotated, isOpen, type OrderRow } from './order-rows.ts';

export type NotesOnAllProps = { readonly rows: readonly OrderRow[] };

/** Buttons that mark all remaining articles as ordered, or clear all annotations, after a confirmation. */
export const NotesOnAll = ({ rows }: NotesOnAllProps): ReactElement => {
  const { order } = useTexts();
  const openDialog = useOpenDialog();
  return (
    <>
      <Button
        icon={ListChecks}
        refusal={rows.some(isOpen) ? undefined : order.nothingLeft}
        onClick={() => openDialog({ dialog: 'mark-all' })}
      >
        {order.markAll}
      </Button>
      {rows.some(isAnnotated) && (
        <Button variant="quiet" icon={ListX} onClick={() => openDialog({ dialog: 'reset-all' })}>
          {order.reset}
        </Button>
      )}
    </>
  );
};
