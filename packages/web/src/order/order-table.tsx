import { formatCount } from '@ramka/domain/text';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OrderChange } from '../api/order.ts';
import { imageAddress } from '../api/picture-addresses.ts';
import { useTexts } from '../language/texts.ts';
import { useMatches } from '../ui/media.ts';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { isFocusLost } from '../ui/focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { useOpenDialog } from './open-dialog.ts';
import { PiecesField } from './order-notes.tsx';
import { Reasons } from './order-reasons.tsx';
import { type OrderGroup, type OrderRow } from './order-rows.ts';
import table from '../ui/table.module.css';
import styles from './order-table.module.css';

type OrderTableProps = {
  readonly group: OrderGroup;
  /** Whether annotations are shown, and the steps from the needed to the remaining pieces. */
  readonly isTracked: boolean;
  readonly onNote: (change: OrderChange) => void;
};

type OrderTablesProps = Omit<OrderTableProps, 'group'> & {
  readonly groups: readonly OrderGroup[];
  readonly rows: readonly OrderRow[];
};

/**
 * The groups of articles. While a number is typed, the groups and their order stay fixed, regardless of what the number
 * or another visitor changes.
 */
export const OrderTables = ({ groups, rows, ...shared }: OrderTablesProps): ReactElement => {
  const [frozen, setFrozen] = useState<readonly OrderGroup[]>();
  const container = useRef<HTMLDivElement>(null);
  const now = new Map(rows.map((row) => [row.symbol, row]));
  const shown = frozen?.map((group) => ({ ...group, rows: group.rows.flatMap(({ symbol }) => now.get(symbol) ?? []) }));
  useLayoutEffect(() => {
    if (!shown || container.current?.contains(document.activeElement) === true) return;
    // The focused field was removed together with its article.
    setFrozen(undefined);
    if (isFocusLost()) container.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div
      ref={container}
      className={styles['groups']}
      tabIndex={-1}
      onFocus={({ target }) => target.matches('[inputmode=numeric]') && setFrozen(shown ?? groups)}
      onBlur={() => setFrozen(undefined)}
    >
      {(shown ?? groups).map((group) => (
        <OrderTable key={JSON.stringify(group.subject)} group={group} {...shared} />
      ))}
    </div>
  );
};

/** Table of the articles under one heading. */
const OrderTable = ({ group, isTracked, onNote }: OrderTableProps): ReactElement => {
  const { common, order: words } = useTexts();
  const id = useId();
  const title = useGroupTitle(group);
  const isNarrow = useMatches('(width < 860px)');
  const { need, extra, have, ordered, fill, toOrder } = words.columns;
  const columns = isTracked
    ? [need, extra, have, ordered, fill, toOrder, common.sum]
    : [common.quantity, common.price, common.sum];
  return (
    <section className={styles['group']} aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && (
        <h2 id={id} className={styles['heading']}>
          {group.subject.kind === 'attention' && <TriangleAlert aria-hidden />}
          {title} <span className={styles['count']}>{words.articleCount(group.rows.length)}</span>
        </h2>
      )}
      <table className={`${table['table']} ${styles['table']}`} data-tracked={isTracked ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles['picture']}>
              <span className="visually-hidden">{common.symbol}</span>
            </th>
            <th scope="col">{common.product}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles['number']}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <OrderTableRow key={row.symbol} {...{ row, isTracked, isNarrow, onNote }} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const useGroupTitle = ({ subject }: OrderGroup): string => {
  const { order, ecatalogue } = useTexts();
  switch (subject.kind) {
    case 'attention':
      return order.attention;
    case 'all':
      return '';
    case 'series':
      return subject.name ?? ecatalogue.otherSeries;
    case 'kind':
      return order.kinds[subject.name];
  }
};

type OrderRowProps = Omit<OrderTableProps, 'group'> & {
  readonly row: OrderRow;
  /** Whether a tracked row shows only the remaining quantity until it is expanded. */
  readonly isNarrow: boolean;
};

/** Row of an article. Its uses are shown below it on demand. */
const OrderTableRow = memo(({ row, isTracked, isNarrow, onNote }: OrderRowProps): ReactElement => {
  const { common, order } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { need, toOrder, price, catalogueUrl } = row;
  const hasDetails = need > 0 || catalogueUrl !== '';
  return (
    <>
      <tr
        className={styles['row']}
        data-done={toOrder === 0 ? '' : undefined}
        data-folded={isTracked && !open ? '' : undefined}
      >
        <td className={styles['picture']}>{row.image !== '' && <Picture src={imageAddress(row.image)} alt="" />}</td>
        <ArticleCell
          row={row}
          open={open}
          showsNotes={isTracked && isNarrow}
          reasonsId={id}
          onOpen={hasDetails || (isTracked && isNarrow) ? () => setOpen(!open) : undefined}
        />
        {isTracked ? <NotedCells row={row} onNote={onNote} /> : <PlainCells row={row} />}
        <td className={styles['number']} data-label={common.sum}>
          {toOrder === 0 ? '–' : <Price value={price === null ? null : price * toOrder} />}
        </td>
      </tr>
      {open && hasDetails && (
        <tr id={id} className={styles['reasons']}>
          <td colSpan={isTracked ? 9 : 5}>
            {need > 0 && <Reasons place={row.place} label={order.reasons(calledBy(row))} />}
            <CatalogueLink address={catalogueUrl} label={common.catalogueLink} name={calledBy(row)} />
          </td>
        </tr>
      )}
    </>
  );
});

OrderTableRow.displayName = 'OrderTableRow';

/** Returns the name of an article, or its symbol if it has no name. */
const calledBy = ({ name, symbol }: OrderRow): string => (name === '' ? symbol : name);

type ArticleCellProps = {
  readonly row: OrderRow;
  readonly open: boolean;
  /** Whether expanding the row shows the annotations as well. */
  readonly showsNotes: boolean;
  readonly reasonsId: string;
  /** Undefined if there is nothing to show. */
  readonly onOpen: (() => void) | undefined;
};

/** Symbol, name and warnings, with the button that shows the article's uses and product page. */
const ArticleCell = ({ row, open, showsNotes, reasonsId, onOpen }: ArticleCellProps): ReactElement => {
  const { order } = useTexts();
  const called = calledBy(row);
  return (
    <th scope="row" className={styles['article']}>
      <span className={styles['symbol']} translate="no">
        {row.symbol}
      </span>
      <span className={styles['name']}>{row.name}</span>
      {onOpen && (
        <span className={styles['details']}>
          <IconButton
            icon={ChevronDown}
            label={showsNotes ? order.details(called) : order.reasons(called)}
            size="small"
            aria-expanded={open}
            aria-controls={reasonsId}
            className={open ? styles['turned'] : undefined}
            onClick={onOpen}
          />
        </span>
      )}
      <Concern row={row} />
    </th>
  );
};

/** Pieces to order and the price of one piece. Where more or fewer pieces are ordered than needed, the cell names both. */
const PlainCells = ({ row: { need, toOrder, packSize, price } }: Pick<OrderRowProps, 'row'>): ReactElement => {
  const { common, order } = useTexts();
  return (
    <>
      <td className={classNames(styles['number'], styles['left'])} data-label={common.quantity}>
        <span translate="no">{formatCount(toOrder)}</span>
        {toOrder !== need && (
          <span className={styles['pack']}>
            {order.columns.need}: {formatCount(need)}
            {packSize !== null && `, ${order.pack(packSize)}`}
          </span>
        )}
      </td>
      <td className={styles['number']} data-label={common.price}>
        <Price value={price} />
      </td>
    </>
  );
};

/** The quantities from "needed" to "remaining", with the fields for annotations. */
const NotedCells = ({ row, onNote }: Omit<OrderRowProps, 'isTracked' | 'isNarrow'>): ReactElement => {
  const openDialog = useOpenDialog();
  const { order } = useTexts();
  const { columns } = order;
  const { symbol, need, extra, have, ordered, fill, toOrder, gone } = row;
  const called = calledBy(row);
  return (
    <>
      <td className={styles['number']} data-label={columns.need} translate="no">
        {formatCount(need)}
      </td>
      <td className={styles['number']} data-label={columns.extra}>
        <button
          type="button"
          className={styles['reserve']}
          translate="no"
          aria-label={`${order.reserveOf(called)}: ${extra}`}
          onClick={() => openDialog({ dialog: 'reserve', symbol })}
        >
          {extra === 0 ? '–' : `+${formatCount(extra)}`}
        </button>
      </td>
      <td className={styles['number']} data-label={columns.have}>
        <PiecesField
          label={order.haveOf(called)}
          tick={order.allThere(called)}
          ticked={need > 0 && have >= need + extra}
          value={have}
          fullQuantity={need + extra}
          onPieces={(pieces) => onNote({ articles: [{ symbol, have: pieces }] })}
        />
      </td>
      <td className={styles['number']} data-label={columns.ordered}>
        <PiecesField
          label={order.orderedOf(called)}
          tick={order.allOrdered(called)}
          ticked={ordered > 0 && toOrder === 0}
          value={ordered}
          fullQuantity={gone ? ordered : ordered + toOrder}
          onPieces={(pieces) => onNote({ articles: [{ symbol, ordered: pieces }] })}
        />
      </td>
      <td className={styles['number']} data-label={columns.fill}>
        <span translate="no">{fill === 0 ? '–' : `+${formatCount(fill)}`}</span>
        {row.packSize !== null && <span className={styles['pack']}>{order.pack(row.packSize)}</span>}
      </td>
      <td className={classNames(styles['number'], styles['left'])} data-label={columns.toOrder} translate="no">
        {formatCount(toOrder)}
      </td>
    </>
  );
};

/** Text of why an article needs attention. */
const Concern = ({ row: { concern, tooMany } }: { readonly row: OrderRow }): ReactElement | null => {
  const { common, order } = useTexts();
  if (concern === undefined) return null;
  const texts = {
    gone: order.gone,
    'no-price': common.priceOnRequest,
    'too-many': order.tooMany(tooMany),
    'not-needed': order.notNeeded,
  };
  return <span className={styles['concern']}>{texts[concern]}</span>;
};
