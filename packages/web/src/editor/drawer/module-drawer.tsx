import type { FrameLine } from '@ramka/domain/catalogue';
import { memo, useMemo, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSeriesModules } from '../catalogue/use-series-modules.ts';
import { useEditor, type Editor } from '../state/editor-context.ts';
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
  const { draft, catalogue, view } = useEditor();
  return <DrawerOfLine line={line} catalogue={catalogue} colourId={draft.colourId} view={view} />;
};

type DrawerOfLineProps = Pick<Editor, 'catalogue' | 'view'> & { readonly line: FrameLine; readonly colourId: number };

/** The drawer as far as no edit changes it: placing a module draws none of it again. */
const DrawerOfLine = memo(({ line, catalogue, colourId, view }: DrawerOfLineProps): ReactElement => {
  const texts = useTexts();
  const { modules, pending, failed, retry } = useSeriesModules(line, catalogue);
  const categories = catalogue.listModuleCategories(line);
  const { category, subcategoryId, query, sought, ...choose } = useDrawerFilter(categories);
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
        <ColourSwatches colours={catalogue.listColours(line)} colourId={colourId} view={view} />
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
});

DrawerOfLine.displayName = 'DrawerOfLine';
