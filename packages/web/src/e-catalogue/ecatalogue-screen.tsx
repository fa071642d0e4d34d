import { ArrowLeft, PackageSearch, Search } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { DownloadButton } from '../downloads/download-button.tsx';
import { useTexts } from '../language/use-texts.ts';
import { ScreenTitle } from '../page/screen-title.tsx';
import { whenOnline } from '../page/when-online.ts';
import { ecatalogueCost } from '../project/costs.ts';
import { useProject } from '../project/use-project.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Price } from '../ui/display/price.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ProductQuantityDialog } from './product-quantity-dialog.tsx';
import { SelectedProducts } from './selected-products.tsx';
import styles from './ecatalogue-screen.module.css';

const CatalogueBrowser = lazy(async () => {
  const part = await whenOnline(() => import('./browser/catalogue-browser.tsx'));
  return { default: part.CatalogueBrowser };
});

/** The e-catalogue products of a project (specification §2, "Catalogue products"). */
export const EcatalogueScreen = (): ReactElement => {
  const { ecatalogue } = useTexts();
  const loaded = useProject();
  const [browsing, setBrowsing] = useState(false);
  const [product, setProduct] = useState<WireEcatalogProduct>();
  const browse = (
    <Button look="primary" icon={Search} onClick={() => setBrowsing(true)}>
      {ecatalogue.browse}
    </Button>
  );
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={ecatalogue.title} project={loaded.project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{ecatalogue.title}</h1>
        <p className={styles['total']} aria-live="polite">
          <span>{ecatalogue.totalCost}</span> <Price value={ecatalogueCost(loaded)} size="large" />
        </p>
        <div className={styles['buttons']}>
          <LinkButton to="/projekt/$projectId/pomieszczenia" params={{ projectId: loaded.project.id }} icon={ArrowLeft}>
            {ecatalogue.backToRooms}
          </LinkButton>
          {loaded.ecatalogProducts.length > 0 && (
            <>
              {browse}
              <DownloadButton subject={{ kind: 'e-catalogue' }} />
            </>
          )}
        </div>
      </header>
      {loaded.ecatalogProducts.length === 0 && (
        <EmptyState icon={PackageSearch} title={ecatalogue.empty} actions={browse}>
          {ecatalogue.emptyText}
        </EmptyState>
      )}
      <SelectedProducts onChangeQuantity={setProduct} />
      {browsing && (
        <Suspense>
          <CatalogueBrowser onProduct={setProduct} onClose={() => setBrowsing(false)} />
        </Suspense>
      )}
      {product !== undefined && <ProductQuantityDialog product={product} onClose={() => setProduct(undefined)} />}
    </div>
  );
};
