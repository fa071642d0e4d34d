import type { WireSingleProduct } from '@ramka/contract/wire/product';
import { picturePath } from '@ramka/domain/picture-paths';
import { priceFromDecimal } from '@ramka/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { imageAddress } from '../../api/image-address.ts';
import { useTexts } from '../../language/use-texts.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import styles from './product-list.module.css';

export type ProductListProps = {
  readonly categoryId: number;
  readonly product: WireSingleProduct | undefined;
  readonly onProduct: (product: WireSingleProduct) => void;
};

/** The single products of a category, one of which can be chosen. */
export const ProductList = ({ categoryId, product, onProduct }: ProductListProps): ReactElement => {
  const { common, roomDialogs, messages } = useTexts();
  const products = useQuery({
    queryKey: ['single-products', categoryId],
    queryFn: ({ signal }) => call('listProducts', { params: { categoryId }, signal }),
  });
  if (products.data === undefined) {
    return (
      <QueryState
        failure={products.error && failureText(products.error, messages.fetchFailed)}
        onRetry={() => void products.refetch()}
      />
    );
  }
  return (
    <fieldset className={styles['list']}>
      <legend className="visually-hidden">{common.product}</legend>
      {products.data.length === 0 && <p>{roomDialogs.noProducts}</p>}
      {products.data.map((entry) => (
        <label key={entry.id} className={styles['product']}>
          <input
            type="radio"
            name="product"
            className="visually-hidden"
            checked={entry.id === product?.id}
            onChange={() => onProduct(entry)}
          />
          <span className={styles['well']}>
            <Picture src={imageAddress(picturePath.singleProduct(entry.image))} alt="" ratio={1.5} />
          </span>
          <span className={styles['name']}>{entry.name}</span>
          <span className={styles['foot']}>
            <span>{entry.symbol}</span>
            <Price value={priceFromDecimal(entry.price)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
