import type { FrameLine } from '@ramka/domain/catalogue/frame-line';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSeriesModules } from '../catalogue/use-series-modules.ts';
import { useEditor } from '../state/editor-context.ts';
import { CategoryChoice } from './category-choice.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { drawerCards } from './drawer-filter.ts';
import { ModuleCards } from './module-cards.tsx';
import styles from './module-drawer.module.css';

/** Everything that can be placed: categories, colours, a search, and the cards (specification §2, step 3). */
export const ModuleDrawer = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const texts = useTexts();
  const { drawer } = texts.editor;
  const { draft, catalogue } = useEditor();
  const { modules, pending, failed, retry } = useSeriesModules(line, catalogue);
  const categories = catalogue.listModuleCategories(line);
  const [category, setCategory] = useState(categories[0] ?? null);
  const [subcategoryId, setSubcategoryId] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { colourId } = draft;
  const cards = useMemo(
    () => drawerCards(modules, line, { colourId, category, subcategoryId, query: sought }),
    [modules, line, colourId, category, subcategoryId, sought],
  );
  return (
    <section className={styles['drawer']} aria-label={drawer.label}>
      <div className={styles['head']}>
        <TextField
          label={drawer.search}
          labelHidden
          placeholder={drawer.search}
          type="search"
          value={query}
          onValue={setQuery}
          end={
            query === '' ? (
              <Search className={styles['glass']} aria-hidden />
            ) : (
              <IconButton icon={X} size="small" silent label={drawer.clearSearch} onClick={() => setQuery('')} />
            )
          }
        />
        <ColourSwatches line={line} />
        {query.trim() === '' && (
          <CategoryChoice
            categories={categories}
            category={category}
            subcategoryId={subcategoryId}
            onCategory={(next) => {
              setCategory(next);
              setSubcategoryId(null);
            }}
            onSubcategory={setSubcategoryId}
          />
        )}
      </div>
      {failed ? (
        <EmptyState
          title={texts.messages.fetchFailed}
          actions={<Button onClick={retry}>{texts.common.retry}</Button>}
        />
      ) : (
        <ModuleCards cards={cards} pending={pending} query={sought.trim()} />
      )}
    </section>
  );
};
