import type { Colour, FrameLine, Module } from '@ramka/domain/catalogue';
import { nameOfCard } from '@ramka/domain/set/modules';
import { frameOfSet, freeModuleSlots, placedModules } from '@ramka/domain/set/product-set';
import { PaintRoller, Search, X } from 'lucide-react';
import { memo, type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { readingFailure } from '../../api/failure.ts';
import { useTexts } from '../../language/texts.ts';
import { useDictionary } from '../../project/catalogue.ts';
import { useProjectId } from '../../project/project-query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Swatches } from '../../ui/fields/swatches.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMatches } from '../../ui/media.ts';
import { armedText, movableCard } from '../drag/drag-item.ts';
import { usePlacing, useDragActions, usePicked } from '../drag/drag-provider.tsx';
import { mostUsedModules, usedCards, type UsedModule } from '../catalogue/used-modules.ts';
import { useSeriesModules } from '../../project/series-modules.ts';
import { sameSet, widerFrame } from '../editing/draft.ts';
import { type Editor, useEditor } from '../editing/editor.ts';
import { applyEdit } from '../editing/edits.ts';
import { CategoryChips, CategorySelects } from './categories.tsx';
import { cardsWithFirst, coloursWith, drawerCards, sharedParts, useDrawerFilter } from './drawer-filter.ts';
import { ModuleCards } from './module-cards.tsx';
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
import styles from './module-drawer.module.css';

/** The module drawer: search, colours, categories and cards (docs/specification.md#s2-95, step 3). */
export const ModuleDrawer = ({ line }: { readonly line: FrameLine }): ReactElement => {
  const { draft, catalogue, view } = useEditor();
  const sealed = draft.set.ip44;
  const shown = { line, catalogue, view, sealed, onlySealed: sealed && draft.onlySealed };
  return <DrawerOfLine {...shown} colourId={draft.colourId} />;
};

type DrawerOfLineProps = Pick<Editor, 'catalogue' | 'view'> & {
  readonly line: FrameLine;
  readonly colourId: number;
  /** Whether the set has a seal; modules that rule it out are marked. */
  readonly sealed: boolean;
  readonly onlySealed: boolean;
};

/**
 * The drawer for a line. It is memoised on properties that edits do not change, so that placing a module does not
 * re-render it.
 */
const DrawerOfLine = memo(({ sealed, onlySealed, ...shown }: DrawerOfLineProps): ReactElement => {
  const { line, catalogue, colourId, view } = shown;
  const { editor } = useTexts();
  const { modules, pending, failed, retry } = useSeriesModules(line);
  const isSmall = useMatches('(width < 860px)');
  // Deferred: the cards are shown before the search dictionary has loaded.
  const dictionary = useDeferredValue(useDictionary());
  const categories = useMemo(() => catalogue.listModuleCategories(line), [catalogue, line]);
  const used = useUsedModules({ line, catalogue });
  const { category, subcategoryId, query, sought, ...choose } = useDrawerFilter(categories, used.length > 0);
  const cards = useMemo(() => {
    const filter = { colourId, category, subcategoryId, query: sought, onlySealed };
    const found = drawerCards(modules, line, filter, dictionary);
    return category === null && sought === ''
      ? cardsWithFirst(usedCards(used, { modules, line, colourId }), found)
      : found;
  }, [modules, used, line, colourId, category, subcategoryId, sought, onlySealed, dictionary]);
  const shared = useMemo(() => sharedParts(modules), [modules]);
  const { keepPlaced } = useDragActions();
  const Categories = isSmall ? CategoryChips : CategorySelects;
  return (
    <section className={styles['drawer']} aria-label={editor.drawer.label}>
      {/* In Safari, buttons and select boxes do not get the focus when they are pressed. */}
      <div className={styles['head']} onFocus={keepPlaced} onPointerDown={keepPlaced}>
        <HowToPlace above />
        <SearchField query={query} onQuery={choose.search} />
        <ColourSwatches colours={catalogue.listColours(line)} colourId={colourId} view={view} />
        <Categories
          categories={categories}
          category={query.trim() === '' ? category : null}
          subcategoryId={subcategoryId}
          onCategory={choose.chooseCategory}
          onSubcategory={choose.chooseSubcategory}
        />
      </div>
      <div className={styles['cards']}>
        {(onlySealed || (sealed && cards.some(({ module }) => module.disablesIp44))) && (
          <SealedFilter only={onlySealed} onOnly={(only) => view({ onlySealed: only })} />
        )}
        {failed ? (
          <Unread onRetry={retry} />
        ) : (
          <ModuleCards {...{ cards, shared, sealed, pending }} findRole={catalogue.findRole} query={sought}>
            <Nowhere {...{ line, catalogue, modules, view }} query={sought} />
          </ModuleCards>
        )}
      </div>
      <DrawerHint />
    </section>
  );
});

DrawerOfLine.displayName = 'DrawerOfLine';

type SealedFilterProps = { readonly only: boolean; readonly onOnly: (only: boolean) => void };

/** Toggles between all modules and those that a sealed set may contain. */
const SealedFilter = ({ only, onOnly }: SealedFilterProps): ReactElement => {
  const { seal } = useTexts();
  return (
    <p className={styles['only']}>
      {only && <span>{seal.only}</span>}
      <Button size="small" onClick={() => onOnly(!only)}>
        {only ? seal.showAll : seal.only}
      </Button>
    </p>
  );
};

/**
 * The modules that the project uses most, which come first in the list of all modules. Read once when the drawer is
 * mounted, so that placing modules does not move cards.
 */
const useUsedModules = ({ line, catalogue }: Pick<DrawerOfLineProps, 'line' | 'catalogue'>): readonly UsedModule[] => {
  const projectId = useProjectId();
  const [used] = useState(() => mostUsedModules(projectId, catalogue.findSeriesOfLine(line)?.tag ?? ''));
  return used;
};

const Unread = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const { messages, common } = useTexts();
  return (
    <EmptyState
      title={readingFailure(undefined, messages)}
      actions={<Button onClick={onRetry}>{common.retry}</Button>}
    />
  );
};

type NowhereProps = Pick<DrawerOfLineProps, 'line' | 'catalogue' | 'view'> &
  Pick<NothingFoundProps, 'query'> & { readonly modules: readonly Module[] };

/** Shown if a search has no results in the chosen colour: offers other colours of the series that have some. */
const Nowhere = ({ line, catalogue, modules, view, query }: NowhereProps): ReactElement => {
  const dictionary = useDictionary();
  const otherColours = useMemo(
    () => coloursWith(modules, line, { query, colours: catalogue.listColours(line) }, dictionary),
    [modules, line, query, catalogue, dictionary],
  );
  return (
    <NothingFound
      query={query}
      otherColours={otherColours}
      seriesName={catalogue.findSeriesOfLine(line)?.name ?? ''}
      onColour={({ id }) => view({ colourId: id, swatchFrom: 'visitor' })}
    />
  );
};

type SearchFieldProps = { readonly query: string; readonly onQuery: (query: string) => void };

/** Search field for modules by name or symbol. It filters all categories while the visitor types. */
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

/**
 * Explains how to place a module, for mouse or touch. Shown until the set has a module. Above the list it also names the
 * frame if choosing a number of slots may have chosen it.
 */
const HowToPlace = ({ above = false }: { readonly above?: boolean }): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const { draft, catalogue } = useEditor();
  return placedModules(draft.set).length > 0 ? null : (
    <div className={above ? styles['above'] : styles['beside']}>
      {above && draft.defaultFrame && <p className={styles['frame']}>{frameOfSet(draft.set, catalogue)?.name}</p>}
      <p className={styles['mouse']}>{drawer.hint}</p>
      <p className={styles['touch']}>{drawer.hintTouch}</p>
      {draft.slots === 1 && widerFrame(draft, catalogue) && <p>{drawer.grows}</p>}
    </div>
  );
};

/**
 * Hint below the cards. It names the picked module, the armed slot or the module that was just placed, and offers to
 * fill all free slots, to place the last module into the armed slot, or to cancel.
 */
const DrawerHint = (): ReactElement => {
  const texts = useTexts();
  const { drawer } = texts.editor;
  const editor = useEditor();
  const { draft, catalogue } = editor;
  const picked = usePicked();
  const { armedSlot: slot, repeatCard, placed } = usePlacing();
  const { cancel, fill, placeInArmed } = useDragActions();
  const frame = frameOfSet(draft.set, catalogue);
  const free = frame ? freeModuleSlots(draft.set, frame).length : 0;
  const last = movableCard({ placed }, editor);
  const movable = free > 0 && slot === null ? last : null;
  const row = free > 1 ? (picked ?? repeatCard ?? movable?.card) : null;
  const name = picked && nameOfCard(picked);
  const waiting = name
    ? free === 0
      ? drawer.full(name)
      : drawer.picked(name)
    : slot
      ? armedText(slot, draft.set, texts)
      : movable && drawer.placed(nameOfCard(movable.card), movable.slot);
  return (
    <div className={styles['hint']}>
      <HowToPlace />
      {waiting !== null && (
        <div className={styles['waiting']} data-uncovered="">
          <p>{waiting}</p>
          {row && (
            <Button size="small" onClick={() => fill(row)}>
              {drawer.fill}
            </Button>
          )}
          {slot !== null && last !== null && (
            <Button size="small" onClick={placeInArmed}>
              {drawer.moveHere}
            </Button>
          )}
          {movable === null && (
            <Button size="small" variant="quiet" onClick={cancel}>
              {drawer.letGo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

type ColourSwatchesProps = Pick<Editor, 'view'> & {
  readonly colours: readonly Colour[];
  readonly colourId: number;
};

/** The colours of the line's modules; antibacterial colours carry a mark. */
const ColourSwatches = ({ colours, colourId, view }: ColourSwatchesProps): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const chosen = colours.find(({ id }) => id === colourId);
  if (colours.length === 0) return null;
  return (
    <Swatches
      label={drawer.colours}
      swatches={colours.map(({ antibacterial, ...colour }) => ({
        ...colour,
        mark: antibacterial ? { sign: 'AB', meaning: drawer.antibacterial } : undefined,
      }))}
      chosen={colourId}
      onChosen={(id) => view({ colourId: id, swatchFrom: 'visitor' })}
    >
      {chosen && <RecolourOffer colour={chosen} />}
    </Swatches>
  );
};

/** Offers to apply the chosen colour to all modules of the set. Null if they already have it. */
const RecolourOffer = ({ colour }: { readonly colour: Colour }): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const { draft, catalogue, edit } = useEditor();
  if (draft.swatchFrom === 'start' || draft.swatchFrom === 'defaults') return null;
  const recolour = { kind: 'recolour-modules', colour } as const;
  const edited = applyEdit(draft, recolour, catalogue);
  if (!edited.ok || sameSet(edited.value.draft.set, draft.set)) return null;
  return (
    <Button size="small" icon={PaintRoller} onClick={() => edit(recolour)}>
      {drawer.recolour(colour.name)}
    </Button>
  );
};
