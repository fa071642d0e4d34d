import type { WireBundle } from '@ramka/contract/wire/bundle';
import { priceFromDecimal } from '@ramka/domain/price/price-from-decimal';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { useSeriesName } from '../project/use-series-name.ts';
import { Price } from '../ui/display/price.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { SetDialog } from './dialogs/set-dialog.ts';
import { SetMenu } from './set-menu.tsx';
import { SetPicture } from './set-picture.tsx';
import styles from './selectable-set-card.module.css';

export type SelectableSetCardProps = {
  readonly set: WireBundle;
  readonly selected: boolean;
  readonly onSelected: () => void;
  readonly onDialog: (dialog: SetDialog) => void;
};

/** A set in the list; one of the planning tool can be looked at and listed, not changed. */
export const SelectableSetCard = (props: SelectableSetCardProps): ReactElement => {
  const { set, selected, onSelected, onDialog } = props;
  const { sets, rooms, common } = useTexts();
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
        {set.type === 'regular' ? (
          <Link
            to="/projekt/$projectId/zestawy/$id"
            params={{ projectId, id: String(set.id) }}
            className={styles['name']}
            title={name}
            aria-label={rooms.editSet(name)}
            data-cover=""
          >
            {name}
          </Link>
        ) : (
          <span className={styles['name']} title={sets.external}>
            <Lock className={styles['lock']} aria-hidden /> {name}
            <span className="visually-hidden">{sets.external}</span>
          </span>
        )}
        <Price value={priceFromDecimal(set.price)} />
      </div>
      <SetMenu set={set} name={name} className={styles['menu']} onDialog={onDialog} />
    </li>
  );
};
