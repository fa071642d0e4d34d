import type { Reserve } from '@ramka/domain/order';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { useSubject } from '../project/dialog-subject.ts';
import { RadioList } from '../ui/fields/radios.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReserveField, useNoteOrder, useOrderRows, useShownOrder } from './order-notes.tsx';

export type OrderReserveDialogProps = { readonly symbol: string; readonly onClose: () => void };

/** Sets a reserve for a single article, or resets it to that of the whole order. */
export const OrderReserveDialog = ({ symbol, onClose }: OrderReserveDialogProps): ReactElement | null => {
  const { order: words } = useTexts();
  const order = useShownOrder();
  const row = useSubject(
    useOrderRows().find((one) => one.symbol === symbol),
    onClose,
  );
  const note = useNoteOrder();
  const [own, setOwn] = useState(row?.reserve ?? null);
  if (order === undefined || row === undefined) return null;
  const formatReserve = ({ amount, unit }: Reserve): string => `${amount} ${words.units[unit]}`;
  return (
    <FormDialog
      title={words.reserveOf(row.name === '' ? symbol : row.name)}
      onSubmit={() => {
        note({ articles: [{ symbol, reserve: own }] });
        return true;
      }}
      onClose={onClose}
    >
      <RadioList
        label={words.reserve}
        choices={[
          { value: 'usual', label: words.reserveUsual, note: formatReserve(order.terms.reserve) },
          { value: 'own', label: words.reserveOwn },
        ]}
        value={own === null ? 'usual' : 'own'}
        onValue={(value) => setOwn(value === 'usual' ? null : (own ?? { unit: 'pieces', amount: 1 }))}
      />
      {own && <ReserveField label={words.reserveOwn} reserve={own} onReserve={setOwn} />}
    </FormDialog>
  );
};
