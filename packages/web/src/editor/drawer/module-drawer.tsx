import type { FrameLine, Module } from '@ramka/domain/catalogue';
import { nameOfCard } from '@ramka/domain/set/modules';
import { frameOfSet, freeModuleSlots } from '@ramka/domain/set/product-set';
import { Search, X } from 'lucide-react';
import { memo, type ReactElement, useMemo } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useDictionary } from '../../project/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAwaiting, useCarryingActions, usePicked } from '../carrying/carrying.tsx';
import { recentCards } from '../catalogue/recent-modules.ts';
import { useSeriesModules } from '../catalogue/series-modules.ts';
import { type Editor, useEditor } from '../editing/editor.ts';
import { CategoryChoice, CategoryRail } from './categories.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { coloursWith, drawerCards, sharedParts, useDrawerFilter } from './drawer-filter.ts';
import { ModuleCards, RecentCards } from './module-cards.tsx';
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
import styles from './module-drawer.module.css';

/**
 * Everything that can be placed: a search, colours, categories, and the cards (docs/specification.md#s2-95, step 3).
 */
export const ModuleDrawer = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { draft, catalogue, view } = useEditor();
  return <DrawerOfLine line={line} catalogue={catalogue} colourId={draft.colourId} view={view} />;
};

type DrawerOfLineProps = Pick<Editor, 'catalogue' | 'view'> & { readonly line: FrameLine; readonly colourId: number };

/** The drawer as far as no edit changes it: placing a module draws none of it again. */
const DrawerOfLine = memo(({ line, catalogue, colourId, view }: DrawerOfLineProps): ReactElement => {
  const { editor } = useTexts();
  const { modules, pending, failed, retry } = useSeriesModules(line, catalogue);
  const dictionary = useDictionary();
  const categories = catalogue.listModuleCategories(line);
  const { category, subcategoryId, query, sought, ...choose } = useDrawerFilter(categories);
  const cards = useMemo(
    () => drawerCards(modules, line, { colourId, category, subcategoryId, query: sought }, dictionary),
    [modules, line, colourId, category, subcategoryId, sought, dictionary],
  );
  const shared = useMemo(() => sharedParts(modules), [modules]);
  const choice = {
    categories,
    category: query.trim() === '' ? category : null,
    subcategoryId,
    onCategory: choose.chooseCategory,
    onSubcategory: choose.chooseSubcategory,
  };
  return (
    <section className={styles['drawer']} aria-label={editor.drawer.label}>
      <div className={styles['head']}>
        <HowToPlace above />
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
        {query.trim() === '' && <LastPlaced {...{ line, catalogue, modules, colourId, shared }} />}
        {failed ? (
          <Unread onRetry={retry} />
        ) : (
          <ModuleCards cards={cards} shared={shared} pending={pending} query={sought}>
            <Nowhere
              {...{ line, catalogue, modules }}
              query={sought}
              onColour={({ id }) => view({ colourId: id, swatchFrom: 'person' })}
              onCategory={choose.chooseCategory}
            />
          </ModuleCards>
        )}
      </div>
      <DrawerHint />
    </section>
  );
});

DrawerOfLine.displayName = 'DrawerOfLine';

type LastPlacedProps = Pick<DrawerOfLineProps, 'line' | 'catalogue' | 'colourId'> & {
  readonly modules: readonly Module[];
  readonly shared: ReadonlySet<number>;
};

/** The modules that were placed last, as they were when the drawer came on screen. */
const LastPlaced = ({ line, catalogue, modules, colourId, shared }: LastPlacedProps): ReactElement => {
  const seriesTag = catalogue.findSeriesOfLine(line)?.tag ?? '';
  const cards = useMemo(
    () => recentCards({ seriesTag, modules, line, colourId }),
    [seriesTag, modules, line, colourId],
  );
  return <RecentCards cards={cards} shared={shared} />;
};

const Unread = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const { messages, common } = useTexts();
  return <EmptyState title={messages.fetchFailed} actions={<Button onClick={onRetry}>{common.retry}</Button>} />;
};

type NowhereProps = Pick<DrawerOfLineProps, 'line' | 'catalogue'> &
  Pick<NothingFoundProps, 'query' | 'onColour' | 'onCategory'> & { readonly modules: readonly Module[] };

/** A search that found nothing in the chosen colour: asks whether other colours of the series have it. */
const Nowhere = ({ line, catalogue, modules, query, ...choose }: NowhereProps): ReactElement => {
  const dictionary = useDictionary();
  const otherColours = useMemo(
    () => coloursWith(modules, line, { query, colours: catalogue.listColours(line) }, dictionary),
    [modules, line, query, catalogue, dictionary],
  );
  return (
    <NothingFound
      query={query}
      otherColours={otherColours}
      categories={catalogue.listModuleCategories(line)}
      seriesName={catalogue.findSeriesOfLine(line)?.name ?? ''}
      {...choose}
    />
  );
};

type SearchFieldProps = { readonly query: string; readonly onQuery: (query: string) => void };

/** Finds modules of all categories by name or symbol while one types. */
const SearchField = ({ query, onQuery }: SearchFieldProps): ReactElement => {
  const { drawer } = useTexts().editor;
  return (
    <TextField
      label={drawer.search}
      labelHidden
      placeholder={drawer.search}
      inputMode="search"
      value={query}
      onValue={onQuery}
      end={
        query === '' ? (
          <Search className={styles['glass']} aria-hidden />
        ) : (
          <IconButton icon={X} size="small" silent label={drawer.clearSearch} onClick={() => onQuery('')} />
        )
      }
    />
  );
};

/** How to place a module, for the pointer at hand; said until the set has one. */
const HowToPlace = ({ above = false }: { readonly above?: boolean }): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const { modules } = useEditor().draft.set;
  return Object.values(modules).some(Boolean) ? null : (
    <div className={above ? styles['above'] : styles['beside']}>
      <p className={styles['mouse']}>{drawer.hint}</p>
      <p className={styles['touch']}>{drawer.hintTouch}</p>
    </div>
  );
};

/** How to place a module; while one is picked or a slot awaits one, which, a row of it in one go, and the way back. */
const DrawerHint = (): ReactElement => {
  const { drawer } = useTexts().editor;
  const { draft, catalogue } = useEditor();
  const picked = usePicked();
  const { slot, again } = useAwaiting();
  const { letGo, fill } = useCarryingActions();
  const frame = frameOfSet(draft.set, catalogue);
  const free = frame ? freeModuleSlots(draft.set, frame).length : 0;
  const row = free > 1 ? (picked ?? again) : null;
  const name = picked && nameOfCard(picked);
  const waiting = name ? (free === 0 ? drawer.full(name) : drawer.picked(name)) : slot && drawer.awaiting(slot);
  return (
    <div className={styles['hint']}>
      <HowToPlace />
      {waiting !== null && (
        <div className={styles['waiting']}>
          <p>{waiting}</p>
          {row && (
            <Button size="small" onClick={() => fill(row)}>
              {drawer.fill}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={letGo}>
            {drawer.letGo}
          </Button>
        </div>
      )}
    </div>
  );
};
