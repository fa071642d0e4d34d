import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../language/use-texts.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ecatalogueTreeQuery } from './ecatalogue-tree-query.ts';
import styles from './catalogue-browser.module.css';

export type CategoryPathProps = {
  readonly onCategory: (category: { readonly id: number; readonly name: string }) => void;
};

/** The way down the e-catalogue's tree: series, group, product group. */
export const CategoryPath = ({ onCategory }: CategoryPathProps): ReactElement => {
  const { ecatalogue, messages } = useTexts();
  const { data: tree = [], error, refetch } = useQuery(ecatalogueTreeQuery);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [seriesId, groupId, productGroupId] = chosen;
  const groups = tree.find(({ id }) => id === seriesId)?.subCategories ?? [];
  const productGroups = groups.find(({ id }) => id === groupId)?.products ?? [];
  const chooseProductGroup = (id: number): void => {
    setChosen([...chosen.slice(0, 2), id]);
    onCategory({ id, name: productGroups.find((group) => group.id === id)?.name ?? '' });
  };
  if (error !== null) {
    return <QueryState failure={failureText(error, messages.fetchFailed)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles['path']}>
      <Select
        label={ecatalogue.series}
        placeholder={ecatalogue.chooseSeries}
        options={tree.map(({ id, name }) => ({ value: id, label: name ?? ecatalogue.otherSeries }))}
        value={seriesId ?? null}
        onValue={(id) => setChosen([id])}
      />
      <Select
        label={ecatalogue.group}
        placeholder={ecatalogue.chooseGroup}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        value={groupId ?? null}
        disabled={groups.length === 0}
        onValue={(id) => setChosen([...chosen.slice(0, 1), id])}
      />
      <Select
        label={ecatalogue.productGroup}
        placeholder={ecatalogue.chooseProductGroup}
        options={productGroups.map(({ id, name }) => ({ value: id, label: name }))}
        value={productGroupId ?? null}
        disabled={productGroups.length === 0}
        onValue={chooseProductGroup}
      />
    </div>
  );
};
