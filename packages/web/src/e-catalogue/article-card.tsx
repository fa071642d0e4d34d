import type { Colour } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import { canConfirmCatalogueQuantity, catalogueQuantity } from '@ramka/domain/quantity';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import type { CatalogueOverview } from '../api/catalogue.ts';
import { imageAddress } from '../api/picture-addresses.ts';
import type { EcatalogueProduct } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import type { Project } from '../api/project.ts';
import { useProjectPart } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { QuantityField } from '../ui/fields/quantity-field.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import styles from './article-card.module.css';
import cards from './product-cards.module.css';
import type { ArticleVariant, CatalogueArticle } from './articles.ts';
import { addCatalogueItem, changeCatalogueItem } from '../project-changes/ecatalogue.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type ArticleCardProps = {
  readonly article: CatalogueArticle;
  readonly shared: SharedByCards;
  /** Called with the chosen product; the caller then asks for the quantity (docs/specification.md#s2-137). */
  readonly onProduct: (product: EcatalogueProduct) => void;
};

/** Card of an e-catalogue article with its colours and a field for the quantity. */
export const ArticleCard = ({ article, shared, onProduct }: ArticleCardProps): ReactElement | null => {
  const { common, ecatalogue } = useTexts();
  const [chosen, setChosen] = useState(0);
  const product = (article.variants[chosen] ?? article.variants[0])?.product;
  if (product === undefined) return null;
  const quantityInProject = shared.quantities.get(product.catalogId);
  return (
    <article className={classNames(cards['card'], styles['card'])} aria-label={product.name}>
      <button
        type="button"
        className={classNames(cards['well'], styles['well'])}
        aria-label={[
          ecatalogue.choose(`${product.symbol} ${product.name}`),
          ...(quantityInProject === undefined ? [] : [ecatalogue.inProject(quantityInProject)]),
        ].join(', ')}
        onClick={() => onProduct(product)}
      >
        <Picture src={imageAddress(picturePath.ecatalogProduct(product.image))} alt="" ratio={1.6} />
        {quantityInProject !== undefined && (
          <span className={cards['mark']}>{ecatalogue.inProject(quantityInProject)}</span>
        )}
      </button>
      <div className={styles['words']}>
        <span className={styles['symbol']} translate="no">
          {product.symbol}
        </span>
        <span className={styles['name']} title={product.name}>
          {article.name}
        </span>
        <CatalogueLink address={product.catalogueUrl} label={common.catalogueLink} name={product.name} />
      </div>
      {article.variants.length > 1 && (
        <VariantSwatches variants={article.variants} colours={shared.colours} chosen={chosen} onChosen={setChosen} />
      )}
      <ProductQuantity key={product.catalogId} product={product} saved={quantityInProject} />
    </article>
  );
};

/** Data shared by all cards of a list, derived once. */
export type SharedByCards = {
  /** Quantity of each product in the project, by its id in the e-catalogue. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Hexadecimal colours by the names of colours and finishes. */
  readonly colours: ReadonlyMap<string, string>;
};

/** Returns the data shared by the cards; the same object until the project changes. */
export const useSharedByCards = (): SharedByCards => {
  const quantities = useProjectPart(quantitiesOf);
  const { data: colours = noColours } = useQuery({ ...catalogueQuery, select: coloursByName });
  return { quantities, colours };
};

const quantitiesOf = ({ selections }: Project): ReadonlyMap<number, number> =>
  new Map(selections.map(({ catalogId, quantity }) => [catalogId, quantity]));

type VariantSwatchesProps = Pick<SharedByCards, 'colours'> & {
  readonly variants: readonly ArticleVariant[];
  readonly chosen: number;
  readonly onChosen: (index: number) => void;
};

/** The colours of an article: swatches for colours that the catalogue knows, otherwise small pictures. */
const VariantSwatches = ({ variants, colours, chosen, onChosen }: VariantSwatchesProps): ReactElement => {
  const { ecatalogue } = useTexts();
  const name = useId();
  return (
    <fieldset className={styles['variants']}>
      <legend className="visually-hidden">{ecatalogue.variants}</legend>
      <div className={styles['swatches']}>
        {variants.map((variant, index) => (
          <label key={variant.product.catalogId} className={styles['swatch']} title={variant.name}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={variant.name}
              checked={index === chosen}
              onChange={() => onChosen(index)}
            />
            <SwatchFace variant={variant} hexColor={colours.get(variant.name)} />
          </label>
        ))}
      </div>
      <span className={styles['colour']} aria-hidden>
        {variants[chosen]?.name}
      </span>
    </fieldset>
  );
};

type SwatchFaceProps = { readonly variant: ArticleVariant; readonly hexColor: string | undefined };

const SwatchFace = ({ variant, hexColor }: SwatchFaceProps): ReactElement =>
  hexColor === undefined ? (
    <img
      className={styles['face']}
      src={imageAddress(picturePath.ecatalogProduct(variant.product.image))}
      alt=""
      loading="lazy"
      draggable={false}
    />
  ) : (
    <span className={styles['face']} style={{ backgroundColor: hexColor }} />
  );

const noColours: ReadonlyMap<string, string> = new Map();

const coloursByName = ({ colourFamilies, finishes, moduleColours }: CatalogueOverview): ReadonlyMap<string, string> => {
  const colours: readonly Pick<Colour, 'name' | 'hexColor'>[] = Object.values(moduleColours).flat();
  return new Map([...colourFamilies, ...finishes, ...colours].map(({ name, hexColor }) => [name, hexColor]));
};

type ProductQuantityProps = {
  readonly product: EcatalogueProduct;
  readonly saved: number | undefined;
};

/** Price of a product, and the field for its quantity in the project. */
const ProductQuantity = ({ product, saved }: ProductQuantityProps): ReactElement => {
  const { common, ecatalogue } = useTexts();
  const change = useProjectChange(saved === undefined ? addCatalogueItem : changeCatalogueItem);
  const [typed, setTyped] = useState<number>();
  const quantity = typed ?? saved ?? 1;
  const [busy, setBusy] = useState(false);
  const { price, symbol, name } = product;
  const confirmable = canConfirmCatalogueQuantity(price ?? 0, quantity);
  const save = async (): Promise<void> => {
    if (!confirmable || busy) return;
    setBusy(true);
    const isSaved = await change({ product, quantity });
    setBusy(false);
    // A quantity typed while the response was pending is kept.
    if (isSaved) setTyped((now) => (now === quantity ? undefined : now));
  };
  const label = saved === undefined ? common.add : common.save;
  const isChange = confirmable && quantity !== saved;
  const refusal = price === null ? ecatalogue.notOrderable : isChange ? undefined : ecatalogue.sameQuantity;
  return (
    <div className={styles['foot']}>
      <Price value={price} />
      {price !== null && (
        <QuantityField
          label={common.quantity}
          labelHidden
          compact
          value={quantity}
          onValue={setTyped}
          read={catalogueQuantity}
          onEnter={() => void save()}
        />
      )}
      <Button
        size="small"
        icon={saved === undefined ? Plus : Check}
        aria-label={`${label}: ${symbol} ${name}`}
        busy={busy}
        refusal={refusal}
        onClick={() => void save()}
      >
        {label}
      </Button>
    </div>
  );
};
