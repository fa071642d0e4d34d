import type { EcatalogSelection } from '@ramka/contract/wire/product';
import type { Texts } from '@ramka/texts/texts';
import { EllipsisVertical, Hash, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { useProject } from '../project/use-project.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { Menu } from '../ui/actions/menu.tsx';
import { EcatalogueCard } from './ecatalogue-card.tsx';
import { groupBySeries } from './group-by-series.ts';
import { ProductSection } from './product-section.tsx';
import { useSelectionChanges } from './use-selection-changes.ts';

export type SelectedProductsProps = { readonly onChangeQuantity: (product: EcatalogSelection) => void };

/** What the project has of the e-catalogue, by series. */
export const SelectedProducts = ({ onChangeQuantity }: SelectedProductsProps): ReactElement => {
  const { language, texts } = useLanguage();
  const { ecatalogue, rooms } = texts;
  const { ecatalogProducts } = useProject();
  const { removeProduct } = useSelectionChanges();
  return (
    <>
      {groupBySeries(ecatalogProducts, language).map(({ series, products }) => (
        <ProductSection key={series} title={series ?? ecatalogue.otherSeries} lying>
          {products.map((product) => (
            <EcatalogueCard
              key={product.catalogId}
              product={product}
              quantity={product.quantity}
              mark={lossOf(product, ecatalogue)}
            >
              <Menu
                trigger={
                  <IconButton icon={EllipsisVertical} label={rooms.actionsFor(product.name)} size="small" silent />
                }
                groups={[
                  [
                    {
                      name: 'quantity',
                      label: ecatalogue.changeQuantity,
                      icon: Hash,
                      perform: () => onChangeQuantity(product),
                    },
                    {
                      name: 'delete',
                      label: ecatalogue.deleteProduct,
                      icon: Trash2,
                      danger: true,
                      perform: () => void removeProduct(product),
                    },
                  ],
                ]}
              />
            </EcatalogueCard>
          ))}
        </ProductSection>
      ))}
    </>
  );
};

/** Of a product that the catalogue no longer has: what takes its place, or that it is gone (reading R22). */
const lossOf = ({ image, replacedBy }: EcatalogSelection, texts: Texts['ecatalogue']): string | undefined => {
  if (replacedBy !== undefined) return texts.successor(replacedBy.symbol);
  return image === '' ? texts.lost : undefined;
};
