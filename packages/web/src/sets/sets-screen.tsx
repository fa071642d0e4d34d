import { getRouteApi } from '@tanstack/react-router';
import { ArrowUp, Grid3x3, LayoutGrid, ListChecks, ListPlus, Palette, Plus } from 'lucide-react';
import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react';
import type { Project } from '../api/project.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { beginNewSet, searchOfDefaults } from '../project/new-set.ts';
import { useProject } from '../project/project-query.ts';
import { idList } from '../restyle/restyle-search.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { prefersReducedMotion } from '../ui/media.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import chosenSetsBarStyles from './chosen-sets-bar.module.css';
import { SelectableSetCard } from './set-card.tsx';
import { ScreenDialogs, useOpenDialog } from './open-dialog.ts';
import setListStyles from './set-list.module.css';
import { FindBar, useFoundSets } from './set-search.tsx';
import styles from './sets-screen.module.css';

const route = getRouteApi('/projekt/$projectId/zestawy');

/** The list of sets, with actions for one or several of them (docs/specification.md#s2-73). */
export const SetsScreen = (): ReactElement => {
  const { sets, shell } = useTexts();
  const project = useProject();
  const { spread } = route.useSearch();
  const navigate = route.useNavigate();
  const [requested, setRequested] = useState<number>();
  // An open dialog stays open, even if the set is deleted meanwhile.
  if (spread !== requested && (spread === undefined || project.sets.some(({ id }) => id === spread)))
    setRequested(spread);
  const addressed =
    spread !== undefined && spread === requested
      ? ({ dialog: 'set-quantities', setIds: withUnplaced(project, spread) } as const)
      : undefined;
  const leaveAddress = (): void => {
    if (spread !== undefined) void navigate({ search: {}, replace: true });
  };
  const create = (
    <LinkButton
      to="/projekt/$projectId/zestawy/$id"
      params={{ projectId: project.id, id: 'nowy' }}
      search={searchOfDefaults(project.setDefaults)}
      state={beginNewSet}
      variant="primary"
      icon={Plus}
    >
      {sets.create}
    </LinkButton>
  );
  return (
    <ScreenDialogs addressed={addressed} onClose={leaveAddress}>
      <div className="screen">
        <ScreenTitle screen={shell.sets} project={project.name} />
        <header className={styles['head']}>
          <h1>
            {sets.title}
            {project.sets.length > 0 && <span className={styles['count']}>{sets.count(project.sets.length)}</span>}
          </h1>
          {project.sets.length > 0 && (
            <div className="cluster">
              <PlaceSetsButton />
              {create}
            </div>
          )}
        </header>
        {project.sets.length === 0 && (
          <EmptyState icon={LayoutGrid} title={sets.empty} actions={create}>
            {sets.emptyText}
          </EmptyState>
        )}
        <SetList />
        <ScrollToTop />
      </div>
    </ScreenDialogs>
  );
};

/** Returns the ids of a set and of all sets that are in no room yet, because one dialog places all of them. */
const withUnplaced = ({ rooms, sets }: Project, setId: number): readonly number[] => {
  const placed = new Set(rooms.flatMap((room) => room.sets.map(({ id }) => id)));
  return sets.flatMap(({ id, isExternal }) => (id === setId || !(isExternal || placed.has(id)) ? [id] : []));
};

/** Opens the quantities of all own sets in all rooms; null without rooms or own sets. */
const PlaceSetsButton = (): ReactElement | null => {
  const { spread } = useTexts();
  const openDialog = useOpenDialog();
  const { rooms, sets } = useProject();
  const setIds = sets.flatMap(({ id, isExternal }) => (isExternal ? [] : [id]));
  return rooms.length === 0 || setIds.length === 0 ? null : (
    <Button icon={Grid3x3} onClick={() => openDialog({ dialog: 'set-quantities', setIds })}>
      {spread.placeAll}
    </Button>
  );
};

/** Search and list of sets. Only listed sets can be selected. */
const SetList = (): ReactElement => {
  const { sets } = useTexts();
  const project = useProject();
  const { found, search, onSearch } = useFoundSets(project.sets);
  const chosen = useChosenSets(found.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useFocusRestore(
    list,
    found.map(({ id }) => String(id)),
  );
  return (
    <>
      {search !== undefined && project.sets.length > 0 && <FindBar search={search} onSearch={onSearch} />}
      {found.length > 0 && <ChosenSetsBar chosen={chosen} />}
      <p className={setListStyles['none']} aria-live="polite">
        {found.length === 0 && project.sets.length > 0 && sets.noneFound}
      </p>
      <ul ref={list} className={setListStyles['grid']}>
        {found.map((set) => (
          <SelectableSetCard
            key={set.id}
            set={set}
            selected={chosen.has(set.id)}
            onSelected={() => chosen.toggle(set.id)}
          />
        ))}
      </ul>
    </>
  );
};

export type ChosenSetsBarProps = { readonly chosen: ChosenSets };

/** Bar with "select all" and the actions for the selected sets. */
const ChosenSetsBar = ({ chosen }: ChosenSetsBarProps): ReactElement => {
  const openDialog = useOpenDialog();
  const { componentList, sets } = useTexts();
  const { id: projectId, sets: all } = useProject();
  // Quantities of external sets in rooms are controlled by the planning tool.
  const external = new Set(all.flatMap(({ id, isExternal }) => (isExternal ? [id] : [])));
  const own = chosen.ids.filter((id) => !external.has(id));
  return (
    <div className={chosenSetsBarStyles['bar']} data-active={chosen.ids.length > 0 ? '' : undefined}>
      <Checkbox
        checked={chosen.all}
        onChecked={chosen.toggleAll}
        label={chosen.all ? sets.deselectAll : sets.selectAll}
      />
      <span className={chosenSetsBarStyles['count']} aria-live="polite">
        {chosen.ids.length > 0 && sets.selected(chosen.ids.length)}
      </span>
      {chosen.ids.length > 0 && (
        <>
          {own.length > 0 && (
            <Button size="small" icon={ListPlus} onClick={() => openDialog({ dialog: 'set-quantities', setIds: own })}>
              {sets.addToRooms}
            </Button>
          )}
          <Button
            size="small"
            icon={ListChecks}
            onClick={() => openDialog({ dialog: 'components', setIds: chosen.ids })}
          >
            {componentList.show}
          </Button>
          <LinkButton
            to="/projekt/$projectId/zmiana"
            params={{ projectId }}
            search={{ sets: idList(chosen.ids) }}
            size="small"
            icon={Palette}
          >
            {sets.restyle}
          </LinkButton>
          <DownloadButton subject={{ kind: 'sets', setIds: chosen.ids }} size="small" />
          <ShopButton subject={{ kind: 'sets', setIds: chosen.ids }} size="small" />
        </>
      )}
    </div>
  );
};

/** The selected sets. */
type ChosenSets = {
  /** Selected ids, in the order of the list. */
  readonly ids: readonly number[];
  readonly all: boolean;
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** Selects all sets, or none if all are selected. */
  readonly toggleAll: () => void;
};

/** State of the selection. Sets that leave the list are deselected. */
const useChosenSets = (listed: readonly number[]): ChosenSets => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = listed.filter((id) => chosen.has(id));
  const all = ids.length === listed.length;
  return {
    ids,
    all,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(all ? [] : listed)),
  };
};

/** Scroll distance in pixels after which the button is shown (docs/specification.md#s9-18). */
const FAR = 20;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Button that scrolls back to the top of a long list. */
const ScrollToTop = (): ReactElement | null => {
  const { sets } = useTexts();
  const far = useSyncExternalStore(subscribe, () => window.scrollY > FAR);
  return far ? (
    <IconButton
      icon={ArrowUp}
      label={sets.scrollToTop}
      variant="floating"
      className={styles['to-top']}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    />
  ) : null;
};
