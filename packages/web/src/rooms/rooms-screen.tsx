import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronsDownUp, ChevronsUpDown, List } from 'lucide-react';
import { memo, type ReactElement, type RefObject, useRef, useState } from 'react';
import { formatPrice } from '@ramka/domain/money';
import { countsOf, ecatalogueCost, lacksPrices, type Project, type Room, totalCost } from '../api/project.ts';
import { OrderAndFilesMenu } from '../downloads/order-and-files-menu.tsx';
import { useTexts } from '../language/texts.ts';
import { CatalogueChangesNotice } from '../catalogue-changes/catalogue-changes-notice.tsx';
import { ToolButton } from '../planning-tool/tool-button.tsx';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Price } from '../ui/price.tsx';
import { useFocusRestore, useSearchThreshold } from '../ui/lists.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { AddRoomForm, createRoomDraft, NoRooms, type RoomDraft } from './adding.tsx';
import { ScreenDialogs } from './open-dialog.ts';
import type { RoomsDialog } from './rooms-dialogs.tsx';
import { scaleOf } from './room-entries.tsx';
import { RoomPanel } from './room-panel.tsx';
import styles from './rooms-screen.module.css';
import { matchesSearch } from '@ramka/domain/search';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { browserStorage } from '../platform/browser-storage.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useSeriesName } from '../project/catalogue.ts';
import { SearchField } from '../ui/fields/text-field.tsx';
import { Menu } from '../ui/menu.tsx';
import barStyles from './rooms-bar.module.css';

const route = getRouteApi('/projekt/$projectId/pomieszczenia');

/** The rooms of a project with their contents (docs/specification.md#s2-49). */
export const RoomsScreen = (): ReactElement => {
  const { rooms } = useTexts();
  const project = useProject();
  const { openedGroupId: openedRoomId } = route.useSearch();
  const addressed = useAddressedDialog();
  const [draft] = useState(createRoomDraft);
  const isEmpty = project.rooms.length === 0 && project.selections.length === 0;
  const panels = useRef<HTMLDivElement>(null);
  const closed = useClosedRooms(project.id, openedRoomId);
  const { found, query, onQuery, isSearched } = useFoundRooms(project);
  useFocusRestore(panels, keysOf(found));
  return (
    <ScreenDialogs {...addressed}>
      <div className={classNames('screen', styles['screen'])}>
        <ScreenTitle screen={rooms.title} project={project.name} />
        {isEmpty ? <h1 className="visually-hidden">{rooms.title}</h1> : <Head draft={draft} isSearched={isSearched} />}
        <CatalogueChangesNotice />
        {project.rooms.length === 0 && <NoRooms hasForm={isEmpty} draft={draft} />}
        {isSearched && (
          <RoomsBar
            found={found}
            query={query}
            onQuery={onQuery}
            allClosed={found.every(({ id }) => !closed.isOpen(id))}
            setAll={closed.setAll}
            panels={panels}
          />
        )}
        <div className={styles['place']}>
          <div
            ref={panels}
            className={styles['panels']}
            style={scaleOf(project)}
            data-single={project.rooms.length === 1 ? '' : undefined}
          >
            {found.map((room) => (
              <RoomPanel
                key={room.id}
                room={room}
                isLinkTarget={room.id === openedRoomId}
                open={closed.isOpen(room.id)}
                onToggle={closed.toggle}
              />
            ))}
          </div>
        </div>
      </div>
    </ScreenDialogs>
  );
};

/** The dialog that the address opens (`singleProductSerie`). */
const useAddressedDialog = (): { readonly addressed?: RoomsDialog; readonly onClose?: () => void } => {
  const { openedGroupId, singleProductSerie } = route.useSearch();
  const { rooms } = useProject();
  const navigate = route.useNavigate();
  if (singleProductSerie === undefined) return {};
  const roomId = rooms.find(({ id }) => id === openedGroupId)?.id;
  return {
    addressed: { dialog: 'add-product', roomId, seriesTag: singleProductSerie },
    onClose: () => void navigate({ search: { openedGroupId }, replace: true }),
  };
};

const keysOf = (rooms: readonly Room[]): readonly string[] => rooms.map(({ id }) => String(id));

type HeadProps = {
  readonly draft: RoomDraft;
  /** Whether the bar with the search, which stays visible and contains the total, is shown. */
  readonly isSearched: boolean;
};

/** Head of the screen: totals and actions for all rooms. */
const Head = memo(({ draft, isSearched }: HeadProps): ReactElement => {
  const { rooms } = useTexts();
  return (
    <div className={styles['line']} data-searched={isSearched ? '' : undefined}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{rooms.title}</h1>
        <AddRoomForm draft={draft} />
        <div className={styles['downloads']}>
          <ToolButton />
          <OrderAndFilesMenu subject={{ kind: 'project' }} />
        </div>
      </header>
      <TotalCost />
    </div>
  );
});

Head.displayName = 'Head';

/** Net price of the whole project, with a note of the part that e-catalogue products have in it. */
const TotalCost = (): ReactElement => {
  const { rooms } = useTexts();
  const project = useProject();
  const counts = countsOf(project, project.rooms);
  return (
    <div className={styles['total']}>
      <p className={styles['sum']} aria-live="polite">
        <span className={styles['label']}>{rooms.totalCost}</span> <Price value={totalCost(project)} size="large" />
      </p>
      {counts.sets > 0 && <p className="muted">{rooms.countsWithBoxes(counts)}</p>}
      {lacksPrices(project) && <p className={styles['note']}>{rooms.withoutAwaited}</p>}
      {project.selections.length > 0 && (
        <p className={styles['note']}>
          <Link to="/projekt/$projectId/ekatalog" params={{ projectId: project.id }}>
            {rooms.ecatalogueIncluded(formatPrice(ecatalogueCost(project), pageSettings.currencyLabel))}
          </Link>
        </p>
      )}
    </div>
  );
};

/** Number of rooms from which they can be searched and collapsed, and have an index. */
const MANY_ROOMS = 10;

type RoomsBarProps = {
  readonly found: readonly Room[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly allClosed: boolean;
  readonly setAll: ClosedRooms['setAll'];
  readonly panels: RefObject<HTMLElement | null>;
};

/**
 * Sticky bar above many rooms: search and index of rooms; once the head has scrolled out of view, also its totals and
 * actions.
 */
const RoomsBar = memo((props: RoomsBarProps): ReactElement => {
  const { found, query, onQuery, allClosed, setAll, panels } = props;
  const { rooms } = useTexts();
  const project = useProject();
  return (
    <div className={barStyles['bar']}>
      <search className={barStyles['search']}>
        <SearchField label={rooms.searchRooms} value={query} onValue={onQuery} />
      </search>
      <Menu
        align="start"
        trigger={
          <Button size="small" icon={List}>
            {rooms.index(project.rooms.length)}
          </Button>
        }
        groups={[
          project.rooms.map((room) => ({
            name: String(room.id),
            label: room.name,
            perform: () => {
              onQuery('');
              setAll([room], true);
              requestAnimationFrame(() => showRoom(panels.current, room.id));
            },
          })),
        ]}
      />
      <Button size="small" icon={allClosed ? ChevronsUpDown : ChevronsDownUp} onClick={() => setAll(found, allClosed)}>
        <span className={barStyles['words']}>{allClosed ? rooms.openAll : rooms.closeAll}</span>
      </Button>
      <p className="muted" aria-live="polite">
        {found.length === 0 ? rooms.noneFound : query.trim() !== '' && rooms.found(found.length)}
      </p>
      <div className={barStyles['of-project']}>
        <span className={barStyles['total']}>
          <span className={barStyles['label']}>{rooms.totalCost}</span> <Price value={totalCost(project)} />
        </span>
        <OrderAndFilesMenu subject={{ kind: 'project' }} size="small" />
      </div>
    </div>
  );
});

RoomsBar.displayName = 'RoomsBar';

/** Scrolls to a room and focuses it. */
const showRoom = (panels: HTMLElement | null, roomId: number): void => {
  const panel = panels?.querySelector<HTMLElement>(`[data-room="${roomId}"]`);
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
};

type FoundRooms = {
  readonly isSearched: boolean;
  readonly found: readonly Room[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** Filters rooms by their names and contents. */
const useFoundRooms = (project: Project): FoundRooms => {
  const texts = useTexts();
  const seriesName = useSeriesName();
  const [query, onQuery] = useState('');
  const isSearched = useSearchThreshold(project.rooms.length, MANY_ROOMS) && project.rooms.length > 0;
  if (query.trim() === '') return { found: project.rooms, query, onQuery, isSearched };
  const sets = new Map(
    project.sets.map((set) => [set.id, `${nameOfSet(set, texts)} ${seriesName(set.seriesTag)} ${set.description}`]),
  );
  const products = new Map(project.products.map(({ id, name, symbol }) => [id, `${name} ${symbol}`]));
  const found = project.rooms.filter((room) =>
    [room.name, ...room.sets.map(({ id }) => sets.get(id)), ...room.products.map(({ id }) => products.get(id))].some(
      (words) => words !== undefined && matchesSearch(query, { name: words, symbols: [] }),
    ),
  );
  return { found, query, onQuery, isSearched };
};

type ClosedRooms = {
  readonly isOpen: (roomId: number) => boolean;
  readonly toggle: (roomId: number) => void;
  readonly setAll: (rooms: readonly Pick<Room, 'id'>[], open: boolean) => void;
};

/** State of the collapsed rooms, stored in this browser. A room named by the address is expanded. */
const useClosedRooms = (projectId: string, linkedRoomId: number | undefined): ClosedRooms => {
  const [closed, setClosed] = useState<ReadonlySet<number>>(
    () => new Set(readClosedRooms(projectId).filter((id) => id !== linkedRoomId)),
  );
  const update = (change: (closed: ReadonlySet<number>) => ReadonlySet<number>): void =>
    setClosed((closed) => {
      const next = change(closed);
      browserStorage.setItem(keyOf(projectId), JSON.stringify([...next]));
      return next;
    });
  // Stable functions, so that unchanged rooms do not re-render.
  const [changes] = useState((): Omit<ClosedRooms, 'isOpen'> => ({
    toggle: (roomId) =>
      update((closed) => new Set(closed.has(roomId) ? [...closed].filter((id) => id !== roomId) : [...closed, roomId])),
    setAll: (rooms, open) =>
      update((closed) => {
        const ids = new Set(rooms.map(({ id }) => id));
        return new Set(open ? [...closed].filter((id) => !ids.has(id)) : [...closed, ...ids]);
      }),
  }));
  return { isOpen: (roomId) => !closed.has(roomId), ...changes };
};

const keyOf = (projectId: string): string => `configurator.closed-rooms.${projectId}`;

const readClosedRooms = (projectId: string): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(browserStorage.getItem(keyOf(projectId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};
