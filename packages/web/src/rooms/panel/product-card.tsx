import type { WireSingleProduct } from '@ramka/contract/wire/product';
import type { QuantityEntry, WireGroup } from '@ramka/contract/wire/project';
import { picturePath } from '@ramka/domain/picture-paths';
import { priceFromDecimal } from '@ramka/domain/money';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/image-address.ts';
import { useTexts } from '../../language/use-texts.ts';
import { useSeriesName } from '../../project/use-series-name.ts';
import { CatalogueLink } from '../../ui/display/catalogue-link.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import styles from '../room-entries.module.css';

export type ProductCardProps = {
  readonly room: WireGroup;
  readonly product: WireSingleProduct;
  readonly entry: QuantityEntry;
  readonly onDialog: (dialog: RoomDialog) => void;
  readonly onRemove: () => void;
};

/** A single product in a room; pointed at, it tells its symbol, its name and where the catalogue has it. */
export const ProductCard = ({ room, product, entry, onDialog, onRemove }: ProductCardProps): ReactElement => {
  const { common } = useTexts();
  const seriesName = useSeriesName();
  return (
    <li className={styles['card']}>
      <div className={styles['well']}>
        <Picture src={imageAddress(picturePath.singleProduct(product.image))} alt="" className={styles['picture']} />
      </div>
      <div className={styles['details']}>
        <span>{product.symbol}</span>
        <strong>{product.name}</strong>
        <CatalogueLink address={product.catalogUrl} label={common.catalogueLink} name={product.name} />
      </div>
      <div className={styles['words']}>
        <span className={styles['series']} title={seriesName(product.serieTag)}>
          {seriesName(product.serieTag)}
        </span>
        <span className={styles['name']} title={product.name}>
          {product.name}
        </span>
      </div>
      <div className={styles['foot']}>
        <span className={styles['quantity']}>×{entry.quantity}</span>
        <Price value={priceFromDecimal(product.price) * entry.quantity} />
      </div>
      <EntryMenu
        name={product.name}
        className={styles['menu']}
        onChangeQuantity={() => onDialog({ kind: 'product-quantity', room, entry })}
        onRemove={onRemove}
      />
    </li>
  );
};
