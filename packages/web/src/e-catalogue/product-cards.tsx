import { picturePath } from '@ramka/domain/drawing';
import type { ReactElement, ReactNode } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import type { EcatalogueProduct } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import styles from './product-cards.module.css';

export type EcatalogueCardProps = {
  readonly product: EcatalogueProduct;
  /** Quantity in the project; undefined to show none. */
  readonly quantity?: number | undefined;
  /** Badge in the picture's corner, for example "already in the project". */
  readonly mark?: string | undefined;
  /** Buttons in the lower corner. */
  readonly children: ReactNode;
};

/** Card of an e-catalogue product. */
export const EcatalogueCard = ({ product, quantity, mark, children }: EcatalogueCardProps): ReactElement => {
  const { common } = useTexts();
  const { price } = product;
  return (
    <li className={styles['card']}>
      <div className={styles['well']}>
        <Picture src={imageAddress(picturePath.ecatalogProduct(product.image))} alt="" ratio={1.6} />
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </div>
      <div className={styles['words']}>
        <span className={styles['symbol']} translate="no">
          {product.symbol}
        </span>
        <span className={styles['name']}>{product.name}</span>
        <CatalogueLink address={product.catalogueUrl} label={common.catalogueLink} name={product.name} />
      </div>
      <div className={styles['foot']}>
        <span className={styles['sum']}>
          {quantity !== undefined && (
            <span className={styles['quantity']} translate="no">
              ×{quantity}
            </span>
          )}{' '}
          <Price value={price === null ? null : price * (quantity ?? 1)} />
        </span>
        {children}
      </div>
    </li>
  );
};

export type ProductSectionProps = {
  readonly title: string;
  /** Whether the picture is next to the text, which makes cards and pictures smaller. */
  readonly lying?: boolean | undefined;
  /** Cards, each in a list item. */
  readonly children: ReactNode;
};

/** Products under a heading. */
export const ProductSection = ({ title, lying = false, children }: ProductSectionProps): ReactElement => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>{title}</h2>
    <ul className={styles['grid']} data-lying={lying ? '' : undefined}>
      {children}
    </ul>
  </section>
);
