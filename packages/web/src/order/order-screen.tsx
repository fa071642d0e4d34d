import { formatPrice, type MinorUnits } from '@ramka/domain/money';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { getRouteApi } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { SkeletonBlocks } from '../skeleton/skeleton.tsx';
import { failureText, readingFailure } from '../api/failure.ts';
import type { Order } from '../api/order.ts';
import { OrderAndFilesMenu } from '../downloads/order-and-files-menu.tsx';
import { useLanguage, useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import { CopyTableButton } from '../sets/copied-table.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { SearchField } from '../ui/fields/text-field.tsx';
import { ToggleGroup } from '../ui/fields/toggle-group.tsx';
import { Price } from '../ui/price.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { ReserveField, type OrderNoteChange, useNoteOrder, useOrder } from './order-notes.tsx';
import { NotesOnAll } from './notes-on-all.tsx';
import { ScreenDialogs } from './open-dialog.ts';
import {
  copiedOrder,
  type Grouping,
  groupings,
  groupsOf,
  remainingOf,
  type OrderRow,
  rowsOf,
  rowsWithin,
} from './order-rows.ts';
import styles from './order-screen.module.css';
import { LostParts } from './order-reasons.tsx';
import { OrderTables } from './order-table.tsx';
import { useOrderTracking, type OrderTracking } from './order-tracking.ts';
import { ShopAnswers } from './shop-answer-section.tsx';

const route = getRouteApi('/projekt/$projectId/zamowienie');

/**
 * The order of the whole project: each article once, with its pieces, price and sum; if tracked, with stock and ordered
 * pieces.
 */
export const OrderScreen = (): ReactElement => {
  const { messages, shell } = useTexts();
  const project = useProject();
  const order = useOrder();
  const failure = order.error && failureText(order.error, readingFailure(order.error, messages));
  return (
    <ScreenDialogs>
      <div className={styles['screen']}>
        <ScreenTitle screen={shell.order} project={project.name} />
        {order.data ? (
          <CompleteOrder order={order.data} />
        ) : (
          <>
            <header className={styles['head']}>
              <h1>{shell.order}</h1>
              <p className={styles['sum']} />
            </header>
            {failure === null && <SkeletonBlocks />}
            <QueryState failure={failure} onRetry={() => void order.refetch()} />
          </>
        )}
      </div>
    </ScreenDialogs>
  );
};

type OrderProps = { readonly order: Order };

const CompleteOrder = ({ order }: OrderProps): ReactElement => {
  const { shell, order: words } = useTexts();
  const note = useNoteOrder();
  const tracking = useOrderTracking(order);
  const filter = useOrderFilter(order, tracking);
  const isEmpty = order.articles.length === 0 && order.lost.length === 0;
  return (
    <>
      {isEmpty ? (
        <>
          <h1>{shell.order}</h1>
          <EmptyState icon={ClipboardList} title={words.empty}>
            {words.emptyText}
          </EmptyState>
          <ShopAnswers />
        </>
      ) : (
        <>
          <header className={styles['head']}>
            <h1>{shell.order}</h1>
            <RemainingToOrder filter={filter} />
            <Actions filter={filter} />
          </header>
          <ShopAnswers />
          <LostParts lost={order.lost} />
          <OrderList order={order} filter={filter} onNote={note} />
          {filter.isComplete && <p className={styles['note']}>{words.exported}</p>}
        </>
      )}
    </>
  );
};

/** State of the filters, and the rows that they show. Room, set and grouping are stored in the address. */
const useOrderFilter = (order: Order, tracking: OrderTracking) => {
  const project = useProject();
  const { groupId, setId, by } = route.useSearch();
  const navigate = route.useNavigate();
  const [query, setQuery] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const searched = useDeferredValue(query);
  const room = project.rooms.find(({ id }) => id === groupId);
  const set = room === undefined ? project.sets.find(({ id }) => id === setId) : undefined;
  /** Whether the quantities are those of the whole project. */
  const isComplete = room === undefined;
  /** Whether stock, ordered pieces, reserve and packs are shown. A room has none of its own. */
  const isTracked = tracking.isOn && isComplete;
  const grouping: Grouping = groupings.find((one) => one === by) ?? 'series';
  const rows = rowsWithin(order, { roomId: room?.id, setId: set?.id });
  const groups = groupsOf(rows, { query: searched, grouping, onlyOpen: onlyOpen && isTracked });
  /** The rows of all groups, in the order of the article list. */
  const shown = groups.flatMap((group) => group.rows).toSorted((one, other) => one.place - other.place);
  const showAll = (): void => {
    setQuery('');
    setOnlyOpen(false);
    void navigate({ search: { by } });
  };
  const isSearched = searched.trim() !== '';
  return {
    query,
    setQuery,
    onlyOpen,
    setOnlyOpen,
    room,
    set,
    isComplete,
    isTracked,
    setTracked: tracking.setOn,
    isSearched,
    grouping,
    groups,
    shown,
    showAll,
  };
};

type FilterProps = { readonly filter: ReturnType<typeof useOrderFilter> };

/** Totals of what the filter shows and remains to be ordered, announced after each change. */
const RemainingToOrder = ({ filter: { room, set, isSearched, shown } }: FilterProps): ReactElement => {
  const { common, order } = useTexts();
  const { articles, pieces, total } = remainingOf(shown);
  const part = room?.name ?? (set && nameOfSet(set, { common })) ?? (isSearched ? order.found : undefined);
  return (
    <p className={styles['sum']} aria-live="polite">
      {articles === 0 && part === undefined ? (
        order.nothingLeft
      ) : (
        <>
          {part ?? order.left}:{' '}
          <strong>
            <span className={styles['count']}>{order.articleCount(articles)},</span>{' '}
            <span className={styles['count']}>{order.pieces(pieces)}</span>
          </strong>{' '}
          <Price value={total} size="large" />
        </>
      )}
    </p>
  );
};

type NoteProps = { readonly onNote: (change: OrderNoteChange) => void };

/** Shop and downloads, of the room if one is chosen, otherwise of the whole order. */
const Actions = ({ filter: { room, isTracked, shown } }: FilterProps): ReactElement => {
  const { language, texts } = useLanguage();
  const words = { common: texts.common, order: texts.order };
  return (
    <div className={styles['buttons']}>
      <OrderAndFilesMenu subject={room === undefined ? { kind: 'project' } : { kind: 'room', roomId: room.id }} />
      <CopyTableButton table={() => copiedOrder(shown, isTracked, words, language)} />
    </div>
  );
};

type OrderListProps = OrderProps & FilterProps & NoteProps;

/** The list with its filters. */
const OrderList = ({ order, filter, onNote }: OrderListProps): ReactElement => {
  const { order: words } = useTexts();
  const { query, setQuery, room, set, isComplete, isTracked, setTracked, grouping, groups, shown } = filter;
  return (
    <>
      <div className={styles['bar']}>
        <ViewFields query={query} onQuery={setQuery} grouping={grouping} />
        {isComplete && <Switch checked={isTracked} onChecked={setTracked} label={words.track} />}
      </div>
      {isTracked && <TrackingBar order={order} filter={filter} onNote={onNote} />}
      <div aria-live="polite">
        <PartNotice filter={filter} hidden={order.articles.length - shown.length} />
        {shown.length === 0 && <p>{words.nothingFound}</p>}
      </div>
      <OrderTables
        groups={groups}
        rows={rowsWithin(order, { roomId: room?.id, setId: set?.id })}
        isTracked={isTracked}
        onNote={onNote}
      />
      {shown.length > 0 && <OrderTotal rows={shown} />}
    </>
  );
};

/** The settings of a tracked order, and the actions on all of its articles. */
const TrackingBar = ({ order, filter: { onlyOpen, setOnlyOpen }, onNote }: OrderListProps): ReactElement => {
  const { order: words } = useTexts();
  return (
    <div className={styles['bar']}>
      <TermFields order={order} onNote={onNote} />
      <Switch checked={onlyOpen} onChecked={setOnlyOpen} label={words.onlyOpen} />
      <div className={styles['annotating']}>
        <NotesOnAll rows={rowsOf(order)} />
      </div>
    </div>
  );
};

const written = (cost: MinorUnits): string => formatPrice(cost, pageSettings.currencyLabel);

/** The total below the tables, and the parts of it that are not needed by the project itself. */
const OrderTotal = ({ rows }: { readonly rows: readonly OrderRow[] }): ReactElement => {
  const { common, order } = useTexts();
  const { pieces, total, reserve, packs } = remainingOf(rows);
  const parts = [
    written(total - reserve - packs),
    ...(reserve > 0 ? [order.costOfReserve(written(reserve))] : []),
    ...(packs > 0 ? [order.costOfPacks(written(packs))] : []),
  ];
  return (
    <div className={styles['total']}>
      <p>
        {common.total} <strong>{order.pieces(pieces)}</strong> <Price value={total} size="large" />
      </p>
      {parts.length > 1 && <p className={styles['parts']}>{parts.join(' + ')}</p>}
    </div>
  );
};

type ViewFieldsProps = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly grouping: Grouping;
};

/** Search, room filter and grouping. Room and grouping are stored in the address. */
const ViewFields = ({ query, onQuery, grouping }: ViewFieldsProps): ReactElement => {
  const { order } = useTexts();
  const { rooms } = useProject();
  const { groupId, setId, by } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <search className={styles['search']}>
        <SearchField label={order.search} value={query} onValue={onQuery} />
      </search>
      <div className={styles['room']}>
        <Select
          label={order.room}
          labelHidden
          options={[{ value: 0, label: order.allRooms }, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
          value={rooms.find(({ id }) => id === groupId)?.id ?? 0}
          onValue={(chosen) => void navigate({ search: { by, groupId: chosen === 0 ? undefined : chosen } })}
        />
      </div>
      <ToggleGroup
        label={order.grouping}
        choices={groupings.map((value) => ({ value, label: order.groupings[value] }))}
        chosen={[grouping]}
        onChosen={([chosen]) => void navigate({ search: { groupId, setId, by: chosen }, replace: true })}
      />
    </>
  );
};

/** Settings for the whole order, with their costs. */
const TermFields = ({ order: { terms, ...order }, onNote }: OrderProps & NoteProps): ReactElement => {
  const { order: words } = useTexts();
  const { reserve, packs } = remainingOf(rowsOf({ terms, ...order }));
  return (
    <>
      <span className={styles['term']}>
        <ReserveField
          label={words.reserve}
          reserve={terms.reserve}
          onReserve={(changed) => onNote({ terms: { ...terms, reserve: changed }, articles: [] })}
        />
        <AddedCost value={reserve} />
      </span>
      <span className={styles['term']}>
        <Switch
          checked={terms.wholePacks}
          onChecked={(wholePacks) => onNote({ terms: { ...terms, wholePacks }, articles: [] })}
          label={words.wholePacks}
        />
        <AddedCost value={packs} />
      </span>
    </>
  );
};

/** Amount that a setting adds to the total; renders nothing if the amount is zero. */
const AddedCost = ({ value }: { readonly value: MinorUnits }): ReactElement | null =>
  value === 0 ? null : (
    <span>
      +<Price value={value} />
    </span>
  );

type PartNoticeProps = FilterProps & {
  /** Number of articles that are hidden. */
  readonly hidden: number;
};

/** Notice that only part of the order is shown and what downloads contain, with a button that shows all of it. */
const PartNotice = ({ filter, hidden }: PartNoticeProps): ReactElement | null => {
  const { common, order } = useTexts();
  const { room, set, isSearched, showAll } = filter;
  if (hidden === 0 && !room) return null;
  const sentences = [
    ...(room ? [order.ofRoom(room.name)] : []),
    ...(set ? [order.ofSet(nameOfSet(set, { common }))] : []),
    ...(hidden > 0 ? [order.hidden(hidden)] : []),
    ...(room && isSearched ? [order.filesOfRoom] : []),
    ...(room ? [] : [order.filesOfOrder]),
  ];
  return (
    <div className={styles['part']}>
      <p>{sentences.join(' ')}</p>
      <Button size="small" onClick={showAll}>
        {order.showAll}
      </Button>
    </div>
  );
};
