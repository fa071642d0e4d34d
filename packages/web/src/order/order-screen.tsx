import { type NamedSet, nameOfSet } from '@ramka/texts/name-of-set';
import { getRouteApi } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { SkeletonBlocks } from '../skeleton/skeleton.tsx';
import { failureText, readingFailure } from '../api/failure.ts';
import type { Order } from '../api/order.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { CopyTableButton } from '../sets/copied-table.tsx';
import { ShopButton } from '../shop/shop-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
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
import { ShopAnswers } from './shop-answer-section.tsx';
import { LostParts } from './order-reasons.tsx';
import { OrderTables } from './order-table.tsx';

const route = getRouteApi('/projekt/$projectId/zamowienie');

/** The order of the whole project: each article once, with the quantities in stock, ordered and remaining. */
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
              <div className={styles['buttons']}>
                <DownloadButton subject={{ kind: 'order' }} />
              </div>
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
  const rows = rowsOf(order);
  const isEmpty = rows.length === 0 && order.lost.length === 0;
  return (
    <>
      <ShopAnswers />
      {isEmpty ? (
        <>
          <h1>{shell.order}</h1>
          <EmptyState icon={ClipboardList} title={words.empty}>
            {words.emptyText}
          </EmptyState>
        </>
      ) : (
        <>
          <header className={styles['head']}>
            <h1>{shell.order}</h1>
            <RemainingToOrder rows={rows} />
            <Actions rows={rows} />
          </header>
          <LostParts lost={order.lost} />
          <OrderList order={order} onNote={note} />
          <p className={styles['note']}>{words.exported}</p>
        </>
      )}
    </>
  );
};

type RowsProps = { readonly rows: readonly OrderRow[] };

/** Totals of what remains to be ordered, announced after each change. */
const RemainingToOrder = ({ rows }: RowsProps): ReactElement => {
  const { order } = useTexts();
  const { articles, pieces, total } = remainingOf(rows);
  return (
    <p className={styles['sum']} aria-live="polite">
      {articles === 0 ? (
        order.nothingLeft
      ) : (
        <>
          {order.left}:{' '}
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

/** Actions for the whole order: shop, downloads and annotations. */
const Actions = ({ rows }: RowsProps): ReactElement => {
  const { language, texts } = useLanguage();
  const { order } = texts;
  return (
    <div className={styles['buttons']}>
      <ShopButton subject={{ kind: 'project' }} />
      <DownloadButton subject={{ kind: 'order' }} />
      <CopyTableButton table={() => copiedOrder(rows, true, { common: texts.common, order }, language)} />
      <NotesOnAll rows={rows} />
    </div>
  );
};

type OrderListProps = OrderProps & NoteProps;

/** The list with its filters. */
const OrderList = ({ order, onNote }: OrderListProps): ReactElement => {
  const { order: words } = useTexts();
  const project = useProject();
  const { groupId: roomId, setId, by } = route.useSearch();
  const navigate = route.useNavigate();
  const [query, setQuery] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const searched = useDeferredValue(query);
  const room = project.rooms.find(({ id }) => id === roomId);
  const set = project.sets.find(({ id }) => id === setId);
  const isComplete = room === undefined;
  const grouping = groupings.find((one) => one === by) ?? 'series';
  const rows = rowsWithin(order, { roomId: room?.id, setId: set?.id });
  const groups = groupsOf(rows, { query: searched, grouping, onlyOpen: onlyOpen && isComplete });
  const shown = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const showAll = (): void => {
    setQuery('');
    setOnlyOpen(false);
    void navigate({ search: { by } });
  };
  return (
    <>
      <div className={styles['bar']}>
        <ViewFields query={query} onQuery={setQuery} grouping={grouping} />
        {isComplete && (
          <>
            <TermFields terms={order.terms} onNote={onNote} />
            <Switch checked={onlyOpen} onChecked={setOnlyOpen} label={words.onlyOpen} />
          </>
        )}
      </div>
      <div aria-live="polite">
        <PartNotice room={room} set={set} hidden={order.articles.length - shown} onAll={showAll} />
        {shown === 0 && <p>{words.nothingFound}</p>}
      </div>
      <OrderTables {...{ groups, rows, isComplete, onNote }} />
    </>
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
        <TextField
          label={order.search}
          labelHidden
          placeholder={order.search}
          type="search"
          value={query}
          onValue={onQuery}
        />
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

/** Settings for the whole order. */
const TermFields = ({ terms, onNote }: Pick<Order, 'terms'> & NoteProps): ReactElement => {
  const { order } = useTexts();
  return (
    <>
      <ReserveField
        label={order.reserve}
        reserve={terms.reserve}
        onReserve={(reserve) => onNote({ terms: { ...terms, reserve }, articles: [] })}
      />
      <Switch
        checked={terms.wholePacks}
        onChecked={(wholePacks) => onNote({ terms: { ...terms, wholePacks }, articles: [] })}
        label={order.wholePacks}
      />
    </>
  );
};

type PartNoticeProps = {
  readonly room: { readonly name: string } | undefined;
  readonly set: NamedSet | undefined;
  /** Number of articles that are hidden. */
  readonly hidden: number;
  readonly onAll: () => void;
};

/** Notice that only part of the order is shown, with a button that shows all of it. */
const PartNotice = ({ room, set, hidden, onAll }: PartNoticeProps): ReactElement | null => {
  const { common, order } = useTexts();
  if (hidden === 0 && !room) return null;
  const sentences = [
    ...(room ? [order.ofRoom(room.name)] : []),
    ...(set ? [order.ofSet(nameOfSet(set, { common }))] : []),
    ...(hidden > 0 ? [order.hidden(hidden)] : []),
  ];
  return (
    <div className={styles['part']}>
      <p>{sentences.join(' ')}</p>
      <Button size="small" onClick={onAll}>
        {order.showAll}
      </Button>
    </div>
  );
};
