import { canSearchFor } from '@ramka/domain/search';
import { ArrowLeft, Search } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import type { EcatalogueProduct, EcatalogueSeries } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { isFocusLost } from '../ui/focus.ts';
import { BrowserResults } from './browser-results.tsx';
import styles from './catalogue-browser.module.css';
import { useEcatalogueTree } from './ecatalogue-tree.ts';
import { ProductQuantityDialog } from './product-quantity-dialog.tsx';
import { GroupTiles, SeriesTiles } from './catalogue-tiles.tsx';

export type CatalogueBrowserProps = {
  /** Id of the series that is shown first; undefined for all series. */
  readonly seriesId?: number | undefined;
  readonly onClose: () => void;
};

/** Chosen ids down the tree: series, group, product group. */
type BrowsePath = readonly number[];

/** Browser for the complete e-catalogue, by category or by search. */
export const CatalogueBrowser = ({ seriesId, onClose }: CatalogueBrowserProps): ReactElement => {
  const { messages, ecatalogue } = useTexts();
  const { tree, error, refetch } = useEcatalogueTree();
  const [path, setPath] = useState<BrowsePath>(seriesId === undefined ? [] : [seriesId]);
  const [product, setProduct] = useState<EcatalogueProduct>();
  const { query, ...search } = useSearch();
  const go = (next: BrowsePath): void => {
    search.type('');
    setPath(next);
  };
  return (
    <Dialog onClose={onClose} title={ecatalogue.browserTitle} width="full">
      <div className={styles['browser']}>
        <CatalogueSearch {...search} />
        {tree && <CategoryPath tree={tree} path={query === '' ? path : []} onPath={go} searching={query !== ''} />}
        <div className={styles['results']}>
          {query !== '' ? (
            <BrowserResults question={{ kind: 'search', query }} onProduct={setProduct}>
              {tree && <SeriesTiles tree={tree} onSeries={(id) => go([id])} />}
            </BrowserResults>
          ) : tree ? (
            <Browsed tree={tree} path={path} onPath={go} onProduct={setProduct} />
          ) : (
            <QueryState
              failure={error && failureWithReason(error, readingFailure(error, messages))}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      </div>
      <DialogPresence>
        {product && <ProductQuantityDialog product={product} onClose={() => setProduct(undefined)} />}
      </DialogPresence>
    </Dialog>
  );
};

type BrowsePathProps = {
  readonly tree: readonly EcatalogueSeries[];
  readonly path: BrowsePath;
  readonly onPath: (way: BrowsePath) => void;
};

/** Content at the chosen level: all series, the product groups of a series, or the products of a product group. */
const Browsed = (
  props: BrowsePathProps & { readonly onProduct: (product: EcatalogueProduct) => void },
): ReactElement => {
  const { tree, path, onPath, onProduct } = props;
  const { ecatalogue } = useTexts();
  const [seriesId, groupId, productGroupId] = path;
  const series = tree.find(({ id }) => id === seriesId);
  const productGroup = series?.subCategories
    .find(({ id }) => id === groupId)
    ?.products.find(({ id }) => id === productGroupId);
  if (series === undefined) {
    return (
      <>
        <Place title={ecatalogue.start} />
        <SeriesTiles tree={tree} onSeries={(id) => onPath([id])} />
      </>
    );
  }
  return (
    <>
      <BrowsePathHead
        key={path.join()}
        name={productGroup ? (series.name ?? ecatalogue.otherSeries) : ecatalogue.allSeries}
        title={productGroup?.name ?? series.name ?? ecatalogue.otherSeries}
        onBack={() => onPath(productGroup ? [series.id] : [])}
      />
      {productGroup ? (
        <BrowserResults question={{ kind: 'category', ...productGroup }} onProduct={onProduct}>
          {null}
        </BrowserResults>
      ) : (
        <GroupTiles
          series={series}
          groupId={groupId ?? null}
          onProductGroup={(group, chosen) => onPath([series.id, group, chosen])}
        />
      )}
    </>
  );
};

type BrowsePathHeadProps = { readonly name: string; readonly title: string; readonly onBack: () => void };

/** Title of the chosen level, with a button that leads back. */
const BrowsePathHead = ({ name, title, onBack }: BrowsePathHeadProps): ReactElement => (
  <div className={styles['way']}>
    <Button size="small" variant="quiet" icon={ArrowLeft} onClick={onBack}>
      {name}
    </Button>
    <Place title={title} />
  </div>
);

/** Title of the content. It takes the focus if the focused element was removed by the navigation. */
const Place = ({ title }: { readonly title: string }): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles['place']}>
      {title}
    </h2>
  );
};

/** Selects for series, group and product group. */
const CategoryPath = ({
  tree,
  path,
  onPath,
  searching,
}: BrowsePathProps & { readonly searching: boolean }): ReactElement => {
  const { ecatalogue } = useTexts();
  const [seriesId, groupId, productGroupId] = path;
  const groups = tree.find(({ id }) => id === seriesId)?.subCategories ?? [];
  const productGroups = groups.find(({ id }) => id === groupId)?.products ?? [];
  return (
    <div className={styles['path']} data-searching={searching ? '' : undefined}>
      <Select
        label={ecatalogue.series}
        placeholder={ecatalogue.chooseSeries}
        options={tree.map(({ id, name }) => ({ value: id, label: name ?? ecatalogue.otherSeries }))}
        value={seriesId ?? null}
        onValue={(id) => onPath([id])}
      />
      <Select
        label={ecatalogue.group}
        placeholder={ecatalogue.chooseGroup}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        value={groupId ?? null}
        disabled={groups.length === 0}
        onValue={(id) => onPath([...path.slice(0, 1), id])}
      />
      <Select
        label={ecatalogue.productGroup}
        placeholder={ecatalogue.chooseProductGroup}
        options={productGroups.map(({ id, name }) => ({ value: id, label: name }))}
        value={productGroupId ?? null}
        disabled={productGroups.length === 0}
        onValue={(id) => onPath([...path.slice(0, 2), id])}
      />
    </div>
  );
};

type Searching = {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Starts the search. */
  readonly search: () => void;
};

/** State of the search field. `query` is the text of the last search; empty for none. */
const useSearch = (): Searching & { readonly query: string } => {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    if (text.trim() === '') setQuery('');
  };
  const search = (): void => {
    if (canSearchFor(typed)) setQuery(typed.trim());
  };
  return { typed, query, type, search };
};

/** Search by name, symbol or everyday word, started by Enter or the button (docs/specification.md#s2-134). */
const CatalogueSearch = ({ typed, type, search }: Searching): ReactElement => {
  const { common, ecatalogue } = useTexts();
  return (
    <search>
      <form
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          label={ecatalogue.searchLabel}
          placeholder={ecatalogue.searchHint}
          type="search"
          enterKeyHint="search"
          value={typed}
          onValue={type}
          maxLength={200}
          data-autofocus=""
        />
        <Button type="submit" icon={Search} disabled={!canSearchFor(typed)}>
          {common.search}
        </Button>
      </form>
    </search>
  );
};
