import { ArrowDownUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { setOrders } from './set-order.ts';
import type { SetSearch } from './use-found-sets.ts';
import styles from './find-bar.module.css';

export type FindBarProps = {
  readonly search: SetSearch;
  readonly onSearch: (search: SetSearch) => void;
  /** Has the focus first in the dialog that it stands in. */
  readonly first?: boolean | undefined;
};

/** Finds sets while one types, and puts them in order; Enter has nothing to add, and submits no form around it. */
export const FindBar = ({ search, onSearch, first }: FindBarProps): ReactElement => {
  const { sets } = useTexts();
  return (
    <search className={styles['bar']}>
      <TextField
        label={sets.search}
        labelHidden
        placeholder={sets.search}
        type="search"
        value={search.query}
        onValue={(query) => onSearch({ ...search, query })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
          }
        }}
        data-autofocus={first === true ? '' : undefined}
      />
      <Select
        icon={ArrowDownUp}
        label={sets.order}
        labelHidden
        options={setOrders.map((order) => ({ value: order, label: sets.orders[order] }))}
        value={search.order}
        onValue={(order) => onSearch({ ...search, order })}
      />
    </search>
  );
};
