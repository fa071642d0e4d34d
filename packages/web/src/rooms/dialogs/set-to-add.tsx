import type { WireBundle } from '@ramka/contract/wire/bundle';
import { wholePieces } from '@ramka/domain/quantity';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import { useSeriesName } from '../../project/use-series-name.ts';
import { SetPicture } from '../../sets/set-picture.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import styles from './add-sets-dialog.module.css';

export type SetToAddProps = {
  readonly set: WireBundle;
  /** Undefined while it is not chosen. */
  readonly quantity: number | undefined;
  readonly onQuantity: (setId: number, quantity: number | undefined) => void;
};

/** A set that can be put into a room, and how many of it. */
export const SetToAdd = memo(({ set, quantity, onQuantity }: SetToAddProps): ReactElement => {
  const { common } = useTexts();
  const projectId = useProjectId();
  const seriesName = useSeriesName();
  const label = (
    <span className={styles['label']}>
      <span className={styles['picture']}>
        <SetPicture projectId={projectId} set={set} />
      </span>
      <span className={styles['words']}>
        <span className={styles['series']}>{seriesName(set.frameLine)}</span>
        <span className={styles['name']}>{nameOfSet(set, { common })}</span>
      </span>
    </span>
  );
  return (
    <li className={styles['set']} data-chosen={quantity === undefined ? undefined : ''}>
      <Checkbox
        checked={quantity !== undefined}
        onChecked={(checked) => onQuantity(set.id, checked ? 1 : undefined)}
        label={label}
      />
      {quantity !== undefined && (
        <QuantityField
          label={common.quantity}
          labelHidden
          compact
          value={quantity}
          onValue={(pieces) => onQuantity(set.id, pieces)}
          read={wholePieces}
        />
      )}
    </li>
  );
});
SetToAdd.displayName = 'SetToAdd';
