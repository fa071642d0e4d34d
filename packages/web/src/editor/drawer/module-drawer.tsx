import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import { useMemo, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useSeriesModules } from '../catalogue/use-series-modules.ts';
import { useEditor } from '../state/editor-context.ts';
import { CategoryChoice } from './category-choice.tsx';
import { CategoryRail } from './category-rail.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { drawerCards } from './drawer-filter.ts';
import { DrawerHint } from './drawer-hint.tsx';
import { ModuleCards } from '../cards/module-cards.tsx';
import styles from './module-drawer.module.css';
import { SearchField } from './search-field.tsx';
import { useDrawerFilter } from './use-drawer-filter.ts';

/** Everything that can be placed: a search, colours, categories, and the cards (specification §2, step 3). */
export const ModuleDrawer = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { modules, pending, failed, retry } = useSeriesModules(line, catalogue);
  const categories = catalogue.listModuleCategories(line);
  const { category, subcategoryId, query, sought, ...choose } = useDrawerFilter(categories);
  const { colourId } = draft;
  const cards = useMemo(
    () => drawerCards(modules, line, { colourId, category, subcategoryId, query: sought }),
    [modules, line, colourId, category, subcategoryId, sought],
  );
  const choice = {
    categories,
    category: query.trim() === '' ? category : null,
    subcategoryId,
    onCategory: choose.chooseCategory,
    onSubcategory: choose.chooseSubcategory,
  };
  return (
    <section className={styles['drawer']} aria-label={texts.editor.drawer.label}>
      <div className={styles['head']}>
        <SearchField query={query} onQuery={choose.search} />
        <ColourSwatches line={line} />
        <div className={styles['chips']}>
          <CategoryChoice {...choice} />
        </div>
      </div>
      <div className={styles['rail']}>
        <CategoryRail {...choice} />
      </div>
      <div className={styles['cards']}>
        {failed ? (
          <EmptyState
            title={texts.messages.fetchFailed}
            actions={<Button onClick={retry}>{texts.common.retry}</Button>}
          />
        ) : (
          <ModuleCards cards={cards} pending={pending} query={sought} />
        )}
      </div>
      <DrawerHint />
    </section>
  );
};
