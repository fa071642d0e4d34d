import type { PageTexts } from '@ramka/texts/texts';
import { ArrowLeft, EllipsisVertical, Hash, PackageSearch, Search, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CatalogueItem } from '../api/products.ts';
import { ecatalogueCost } from '../api/project.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Price } from '../ui/price.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { SeriesTiles } from './catalogue-tiles.tsx';
import styles from './ecatalogue-screen.module.css';
import { useEcatalogueTree } from './ecatalogue-tree.ts';
import { ScreenDialogs, useOpenDialog } from './open-dialog.ts';
import { EcatalogueCard, ProductSection } from './product-cards.tsx';
import { groupBySeries } from './selection.ts';
import { removeCatalogueItem } from '../project-changes/ecatalogue.ts';
import { useProjectChange } from '../project/use-project-change.ts';

/** The e-catalogue products of a project (docs/specification.md#s2-121). */
export const EcatalogueScreen = (): ReactElement => {
  const { ecatalogue } = useTexts();
  const project = useProject();
  const isEmpty = project.selections.length === 0;
  return (
    <ScreenDialogs>
      <div className="screen">
        <ScreenTitle screen={ecatalogue.title} project={project.name} />
        <header className={styles['head']}>
          <h1>{ecatalogue.title}</h1>
          <p className={styles['total']} aria-live="polite">
            <span>{ecatalogue.totalCost}</span> <Price value={ecatalogueCost(project)} size="large" />
          </p>
          <div className={styles['buttons']}>
            {!isEmpty && <BrowseButton />}
            <DownloadButton subject={{ kind: 'e-catalogue' }} refusal={isEmpty ? ecatalogue.empty : undefined} />
            <LinkButton to="/projekt/$projectId/pomieszczenia" params={{ projectId: project.id }} icon={ArrowLeft}>
              {ecatalogue.backToRooms}
            </LinkButton>
          </div>
        </header>
        {isEmpty && (
          <div className={styles['empty']}>
            <EmptyState icon={PackageSearch} title={ecatalogue.empty} actions={<BrowseButton />}>
              {ecatalogue.emptyText}
            </EmptyState>
            <AllSeries />
          </div>
        )}
        <SelectedProducts />
      </div>
    </ScreenDialogs>
  );
};

/** The series of the catalogue, which open the browser at their groups. */
const AllSeries = (): ReactElement | null => {
  const openDialog = useOpenDialog();
  const { tree } = useEcatalogueTree();
  return tree === undefined ? null : (
    <SeriesTiles tree={tree} onSeries={(seriesId) => openDialog({ dialog: 'browse', seriesId })} />
  );
};

const BrowseButton = (): ReactElement => {
  const { ecatalogue } = useTexts();
  const openDialog = useOpenDialog();
  return (
    <Button variant="primary" icon={Search} onClick={() => openDialog({ dialog: 'browse' })}>
      {ecatalogue.browse}
    </Button>
  );
};

/** The project's e-catalogue products, grouped by series. */
const SelectedProducts = (): ReactElement => {
  const openDialog = useOpenDialog();
  const { language } = useLanguage();
  const { ecatalogue, rooms } = useTexts();
  const { selections } = useProject();
  const removeProduct = useProjectChange(removeCatalogueItem);
  return (
    <>
      {groupBySeries(selections, language).map(({ series, products }) => (
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
                      perform: () => openDialog({ dialog: 'product-quantity', catalogId: product.catalogId }),
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

/**
 * Returns the text for a product that is no longer in the catalogue: its successor, or that it is discontinued
 * (docs/readings.md#r22).
 */
const lossOf = ({ image, replacedBy }: CatalogueItem, ecatalogue: PageTexts['ecatalogue']): string | undefined => {
  if (replacedBy !== null) return ecatalogue.successor(replacedBy);
  return image === '' ? ecatalogue.lost : undefined;
};
