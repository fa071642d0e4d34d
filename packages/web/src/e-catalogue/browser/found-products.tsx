import type { EcatalogSearchResult, WireEcatalogProduct } from '@ramka/contract/wire/product';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProject } from '../../project/use-project.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EcatalogueCard } from '../ecatalogue-card.tsx';
import { ProductSection } from '../product-section.tsx';

export type FoundProductsProps = {
  readonly results: readonly EcatalogSearchResult[];
  readonly onProduct: (product: WireEcatalogProduct) => void;
};

/** Products of the e-catalogue to choose from; what the project has already is marked. */
export const FoundProducts = ({ results, onProduct }: FoundProductsProps): ReactElement => {
  const { ecatalogue, common } = useTexts();
  const { ecatalogProducts } = useProject();
  const quantities = new Map(ecatalogProducts.map(({ catalogId, quantity }) => [catalogId, quantity]));
  const markOf = (product: WireEcatalogProduct): string | undefined => {
    const quantity = quantities.get(product.catalogId);
    return quantity === undefined ? undefined : ecatalogue.inProject(quantity);
  };
  return (
    <>
      {results.map(({ serie, category, products }) => (
        <ProductSection key={`${serie} ${category}`} title={serie ?? ecatalogue.otherSeries} detail={category}>
          {products.map((product) => (
            <EcatalogueCard key={product.catalogId} product={product} mark={markOf(product)}>
              <Button
                size="small"
                icon={Plus}
                aria-label={`${common.add}: ${product.symbol} ${product.name}`}
                onClick={() => onProduct(product)}
              >
                {common.add}
              </Button>
            </EcatalogueCard>
          ))}
        </ProductSection>
      ))}
    </>
  );
};
