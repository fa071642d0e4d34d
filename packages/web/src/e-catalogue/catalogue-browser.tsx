import { canSearchFor } from '@ramka/domain/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureWithReason } from '../api/failure.ts';
import { type EcatalogueProduct, readEcatalogueTree } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { BrowserResults, type CatalogueQuestion } from './browser-results.tsx';
import styles from './catalogue-browser.module.css';

export type CatalogueBrowserProps = {
  readonly onProduct: (product: EcatalogueProduct) => void;
  readonly onClose: () => void;
};

/** The e-catalogue in full: by series, group and product group, or by name and symbol. */
export const CatalogueBrowser = ({ onProduct, onClose }: CatalogueBrowserProps): ReactElement => {
  const { ecatalogue } = useTexts();
  const [question, setQuestion] = useState<CatalogueQuestion>();
  return (
    <Dialog onClose={onClose} title={ecatalogue.browserTitle} width="full">
      <div className={styles['browser']}>
        <CategoryPath onCategory={(category) => setQuestion({ kind: 'category', ...category })} />
        <CatalogueSearch onSearch={(query) => setQuestion({ kind: 'search', query })} />
        <BrowserResults question={question} onProduct={onProduct} />
      </div>
    </Dialog>
  );
};

export type CategoryPathProps = {
  readonly onCategory: (category: { readonly id: number; readonly name: string }) => void;
};

/** The way down the e-catalogue's tree: series, group, product group. */
const CategoryPath = ({ onCategory }: CategoryPathProps): ReactElement => {
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
    return <QueryState failure={failureWithReason(error, messages.fetchFailed)} onRetry={() => void refetch()} />;
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

/** The e-catalogue's series, groups and product groups; the same for all projects. */
const ecatalogueTreeQuery = queryOptions({
  queryKey: ['ecatalogue-tree'],
  queryFn: ({ signal }) => readEcatalogueTree(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export type CatalogueSearchProps = { readonly onSearch: (query: string) => void };

/** Searches by name or symbol, on Enter or the button. */
const CatalogueSearch = ({ onSearch }: CatalogueSearchProps): ReactElement => {
  const { ecatalogue, common } = useTexts();
  const [typed, setTyped] = useState('');
  const longEnough = canSearchFor(typed);
  return (
    <search>
      <form
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          if (longEnough) {
            onSearch(typed.trim());
          }
        }}
      >
        <TextField
          label={ecatalogue.searchLabel}
          placeholder={ecatalogue.searchHint}
          type="search"
          enterKeyHint="search"
          value={typed}
          onValue={setTyped}
          maxLength={200}
          data-autofocus=""
        />
        <Button type="submit" icon={Search} disabled={!longEnough}>
          {common.search}
        </Button>
      </form>
    </search>
  );
};
