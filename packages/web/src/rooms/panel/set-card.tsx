import type { WireBundle } from '@ramka/contract/wire/bundle';
import type { QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { priceFromDecimal } from '@ramka/domain/money';
import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import { useSeriesName } from '../../project/use-series-name.ts';
import { SetName } from '../../sets/card/set-name.tsx';
import { SetPicture } from '../../sets/set-picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import styles from '../room-entries.module.css';

export type SetCardProps = {
  readonly room: WireGroup;
  readonly set: WireBundle;
  readonly entry: QuantityEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/** A set in a room; leads to its editor. One of the planning tool leads nowhere, and only the tool says how many there are. */
export const SetCard = ({ room, set, entry, onDialog, onRemove }: SetCardProps): ReactElement => {
  const { common } = useTexts();
  const projectId = useProjectId();
  const seriesName = useSeriesName();
  const name = nameOfSet(set, { common });
  return (
    <li className={styles['card']} data-leads={set.type === 'regular' ? '' : undefined}>
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={seriesName(set.frameLine)}>
          {seriesName(set.frameLine)}
        </span>
        <SetName set={set} className={styles['name']} />
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']}>×{entry.quantity}</span>
        <Price value={priceFromDecimal(set.price) * entry.quantity} />
      </div>
      {set.type === 'regular' && (
        <EntryMenu
          name={name}
          className={styles['menu']}
          onChangeQuantity={() => onDialog({ kind: 'set-quantity', room, entry })}
          onRemove={onRemove}
        />
      )}
    </li>
  );
};
