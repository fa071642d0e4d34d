import type { WireBundle } from '@ramka/contract/wire/bundle';
import { priceFromDecimal } from '@ramka/domain/money';
import { nameOfSet } from '@ramka/texts/name-of-set';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProjectId } from '../../project/use-project-id.ts';
import { useSeriesName } from '../../project/use-series-name.ts';
import { Price } from '../../ui/display/price.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { SetDialog } from '../dialogs/set-dialog.ts';
import { SetPicture } from '../set-picture.tsx';
import { SetMenu } from './set-menu.tsx';
import { SetName } from './set-name.tsx';
import styles from '../set-card.module.css';

export type SelectableSetCardProps = {
  readonly set: WireBundle;
  readonly selected: boolean;
  readonly onSelected: () => void;
  readonly onDialog: (dialog: SetDialog) => void;
};

/** A set in the list; one of the planning tool can be looked at and listed, not changed. */
export const SelectableSetCard = (props: SelectableSetCardProps): ReactElement => {
  const { set, selected, onSelected, onDialog } = props;
  const { sets, common } = useTexts();
  const projectId = useProjectId();
  const seriesName = useSeriesName();
  const name = nameOfSet(set, { common });
  return (
    <li
      className={styles['card']}
      data-selected={selected ? '' : undefined}
      data-leads={set.type === 'regular' ? '' : undefined}
    >
      <div className={styles['well']}>
        <SetPicture projectId={projectId} set={set} />
      </div>
      <div className={styles['select']}>
        <Checkbox checked={selected} onChecked={onSelected} label={sets.select(name)} labelHidden />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']}>{seriesName(set.frameLine)}</span>
        <SetName set={set} className={styles['name']} />
        <Price value={priceFromDecimal(set.price)} />
      </div>
      <SetMenu set={set} name={name} className={styles['menu']} onDialog={onDialog} />
    </li>
  );
};
