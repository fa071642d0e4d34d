import { priceFromWire } from '@ramka/contract/translate/price';
import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { picturePath } from '@ramka/domain/picture-paths';
import type { ReactElement, ReactNode } from 'react';
import { imageAddress } from '../api/image-address.ts';
import { useTexts } from '../language/use-texts.ts';
import { CatalogueLink } from '../ui/display/catalogue-link.tsx';
import { Picture } from '../ui/display/picture.tsx';
import { Price } from '../ui/display/price.tsx';
import styles from './ecatalogue-card.module.css';

export type EcatalogueCardProps = {
  readonly product: WireEcatalogProduct;
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
  const price = priceFromWire(product.price);
  return (
    <li className={styles['card']}>
      <div className={styles['well']}>
        <Picture src={imageAddress(picturePath.ecatalogProduct(product.image))} alt="" ratio={1.6} />
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </div>
      <div className={styles['words']}>
        <span className={styles['symbol']}>{product.symbol}</span>
        <span className={styles['name']}>{product.name}</span>
        <CatalogueLink address={product.catalogUrl} label={common.catalogueLink} name={product.name} />
      </div>
      <div className={styles['foot']}>
        <span className={styles['sum']}>
          {quantity !== undefined && <span className={styles['quantity']}>×{quantity}</span>}{' '}
          <Price value={price === null ? null : price * (quantity ?? 1)} />
        </span>
        {children}
      </div>
    </li>
  );
};
