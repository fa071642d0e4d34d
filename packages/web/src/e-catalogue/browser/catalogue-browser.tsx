import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BrowserResults } from './browser-results.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import type { CatalogueQuestion } from './catalogue-question.ts';
import { CategoryPath } from './category-path.tsx';
import styles from './catalogue-browser.module.css';

export type CatalogueBrowserProps = {
  readonly onProduct: (product: WireEcatalogProduct) => void;
  readonly onClose: () => void;
};

/** The e-catalogue in full: by series, group and product group, or by name and symbol. */
export const CatalogueBrowser = ({ onProduct, onClose }: CatalogueBrowserProps): ReactElement => {
  const { ecatalogue } = useTexts();
  const [question, setQuestion] = useState<CatalogueQuestion>();
  return (
    <Dialog open onClose={onClose} title={ecatalogue.browserTitle} width="full">
      <div className={styles['browser']}>
        <CategoryPath onCategory={(category) => setQuestion({ kind: 'category', ...category })} />
        <CatalogueSearch onSearch={(query) => setQuestion({ kind: 'search', query })} />
        <BrowserResults question={question} onProduct={onProduct} />
      </div>
    </Dialog>
  );
};
