import type { WireSingleProduct } from '@ramka/contract/wire/product';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { appDataQuery } from '../../project/app-data-query.ts';
import { Select } from '../../ui/fields/select.tsx';
import { ProductList } from './product-list.tsx';
import styles from './product-choice.module.css';

export type ProductChoiceProps = {
  /** Tag of the series to start with. */
  readonly startSeries: string | undefined;
  readonly product: WireSingleProduct | undefined;
  readonly onProduct: (product: WireSingleProduct | undefined) => void;
};

/** The way to a single product: series, category, product. */
export const ProductChoice = ({ startSeries, product, onProduct }: ProductChoiceProps): ReactElement => {
  const { common, roomDialogs } = useTexts();
  const { data: appData } = useQuery(appDataQuery);
  const allSeries = appData?.productSeries.filter(({ tag }) => tag in appData.productCategories) ?? [];
  const [seriesTag, setSeriesTag] = useState(startSeries ?? null);
  const [categoryId, setCategoryId] = useState<number>();
  const categories = appData?.productCategories[seriesTag ?? ''] ?? [];
  const category = categoryId ?? categories[0]?.id ?? null;
  const chooseSeries = (tag: string): void => {
    setSeriesTag(tag);
    setCategoryId(undefined);
    onProduct(undefined);
  };
  const chooseCategory = (id: number): void => {
    setCategoryId(id);
    onProduct(undefined);
  };
  const options = categories.flatMap(({ id, name, subCategories }) => [
    { value: id, label: name },
    ...subCategories.map((inner) => ({ value: inner.id, label: `${name} – ${inner.name}` })),
  ]);
  return (
    <div className={styles['choice']}>
      <div className={styles['selects']}>
        <Select
          label={common.series}
          placeholder={roomDialogs.chooseSeries}
          options={allSeries.map(({ tag, name }) => ({ value: tag, label: name }))}
          value={seriesTag}
          onValue={chooseSeries}
        />
        <Select
          label={common.category}
          placeholder={roomDialogs.chooseCategory}
          options={options}
          value={category}
          disabled={options.length === 0}
          onValue={chooseCategory}
        />
      </div>
      {category !== null && <ProductList categoryId={category} product={product} onProduct={onProduct} />}
    </div>
  );
};
