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
  /** How many the project has; undefined where that is not the matter. */
  readonly quantity?: number | undefined;
  /** Told in the picture's corner, such as that the project has it already. */
  readonly mark?: string | undefined;
  /** What can be done with it, in the card's lower corner. */
  readonly children: ReactNode;
};

/** A product of the e-catalogue. */
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
  /** Cards lie, picture beside words: more fit on a screen, each picture is smaller. */
  readonly lying?: boolean | undefined;
  /** Cards, each a list entry. */
  readonly children: ReactNode;
};

/** Products under one heading. */
export const ProductSection = ({ title, lying = false, children }: ProductSectionProps): ReactElement => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>{title}</h2>
    <ul className={styles['grid']} data-lying={lying ? '' : undefined}>
      {children}
    </ul>
  </section>
);
