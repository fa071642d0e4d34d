import { formatPrice } from '@ramka/domain/money';
import { picturePath } from '@ramka/domain/drawing';
import { clampQuantity } from '@ramka/domain/quantity';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { imageAddress } from '../api/picture-addresses.ts';
import { listSingleProducts, type SingleProduct } from '../api/products.ts';
import { totalCost } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { useSubmit } from '../ui/form.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { addRoomProduct } from '../project-changes/room-entries.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import styles from './room-add-product-dialog.module.css';

export type RoomAddProductDialogProps = {
  /** The target room. If it is undefined or deleted meanwhile, the visitor chooses the room as well. */
  readonly roomId: number | undefined;
  readonly seriesTag: string | undefined;
  readonly onClose: () => void;
};

/** Dialog that adds a single product, which needs no frame, to a room: series, category, product and quantity. */
export const RoomAddProductDialog = ({ roomId, seriesTag, onClose }: RoomAddProductDialogProps): ReactElement => {
  const { common, roomDialogs } = useTexts();
  const project = useProject();
  const addProduct = useProjectChange(addRoomProduct);
  const room = project.rooms.find(({ id }) => id === roomId);
  const [chosenId, setChosenId] = useState(roomId ?? project.rooms[0]?.id ?? null);
  const target = room ?? project.rooms.find(({ id }) => id === chosenId);
  const [product, setProduct] = useState<SingleProduct>();
  const [quantity, setQuantity] = useState(1);
  const canAdd = product !== undefined && target !== undefined;
  const { busy, submit } = useSubmit(
    async () => canAdd && (await addProduct({ roomId: target.id, product, quantity })),
    onClose,
  );
  return (
    <Dialog
      onClose={onClose}
      title={roomDialogs.singleProductTitle}
      description={room?.name}
      width="wide"
      onSubmit={submit}
      footer={
        <>
          <p className={styles['total']}>
            {roomDialogs.projectTotal(formatPrice(totalCost(project), pageSettings.currencyLabel))}
          </p>
          <QuantityField
            label={common.quantity}
            labelHidden
            value={quantity}
            onValue={setQuantity}
            read={clampQuantity}
          />
          <Button type="submit" variant="primary" disabled={!canAdd} busy={busy}>
            {common.add}
          </Button>
        </>
      }
    >
      {room === undefined && <RoomSelect roomId={target?.id ?? null} onRoom={setChosenId} />}
      <ProductChoice startSeries={seriesTag} product={product} onProduct={setProduct} />
    </Dialog>
  );
};

type RoomSelectProps = { readonly roomId: number | null; readonly onRoom: (roomId: number) => void };

/** Select for the room; shows a hint if the project has none. */
const RoomSelect = ({ roomId, onRoom }: RoomSelectProps): ReactElement => {
  const { roomDialogs } = useTexts();
  const project = useProject();
  if (project.rooms.length === 0) {
    return <p>{roomDialogs.roomNeeded}</p>;
  }
  return (
    <Select
      label={roomDialogs.room}
      placeholder={roomDialogs.chooseRoom}
      options={project.rooms.map(({ id, name }) => ({ value: id, label: name }))}
      value={roomId}
      onValue={onRoom}
    />
  );
};

type ProductChoiceProps = {
  /** Tag of the series that is preselected. */
  readonly startSeries: string | undefined;
  readonly product: SingleProduct | undefined;
  readonly onProduct: (product: SingleProduct | undefined) => void;
};

/** Selects for series and category, and the list of products. */
const ProductChoice = ({ startSeries, product, onProduct }: ProductChoiceProps): ReactElement => {
  const { common, roomDialogs } = useTexts();
  const { data: catalogue } = useQuery(catalogueQuery);
  const allSeries = catalogue?.allSeries.filter(({ tag }) => tag in catalogue.productCategories) ?? [];
  const [seriesTag, setSeriesTag] = useState(startSeries ?? null);
  const [categoryId, setCategoryId] = useState<number>();
  const categories = catalogue?.productCategories[seriesTag ?? ''] ?? [];
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

type ProductListProps = {
  readonly categoryId: number;
  readonly product: SingleProduct | undefined;
  readonly onProduct: (product: SingleProduct) => void;
};

/** The single products of a category as radio buttons. */
const ProductList = ({ categoryId, product, onProduct }: ProductListProps): ReactElement => {
  const { common, messages, roomDialogs } = useTexts();
  const products = useQuery({
    queryKey: ['single-products', categoryId],
    queryFn: ({ signal }) => listSingleProducts(categoryId, signal),
  });
  if (products.data === undefined) {
    return (
      <QueryState
        failure={products.error && failureWithReason(products.error, readingFailure(products.error, messages))}
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
            <span translate="no">{entry.symbol}</span>
            <Price value={entry.price} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
