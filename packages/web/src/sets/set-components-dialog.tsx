import { totalOf } from '@ramka/domain/money';
import { picturePath } from '@ramka/domain/drawing';
import { useQuery } from '@tanstack/react-query';
import { tellingName } from '@ramka/texts/name-of-set';
import { Link } from '@tanstack/react-router';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { imageAddress } from '../api/picture-addresses.ts';
import { type ComponentRow, listComponents } from '../api/set-calls.ts';
import { DownloadButton } from '../downloads/download-menu.tsx';
import { useLanguage, useTexts } from '../language/texts.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { useFocusRestore } from '../ui/lists.ts';
import { CatalogueLink } from '../ui/catalogue-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import styles from './set-components-dialog.module.css';
import { copiedTable, CopyTableButton } from './copied-table.tsx';
import { fillSetWithBlanks } from '../project-changes/sets.ts';
import { useProjectChange } from '../project/use-project-change.ts';

export type SetComponentsDialogProps = {
  /** Each set is counted once. */
  readonly setIds: readonly number[];
  readonly onClose: () => void;
};

/** Bill of materials of the given sets. */
export const SetComponentsDialog = ({ setIds, onClose }: SetComponentsDialogProps): ReactElement => {
  const { texts, language } = useLanguage();
  const { componentList, messages, order } = texts;
  const projectId = useProjectId();
  const rows = useQuery({
    queryKey: ['component-list', projectId, setIds],
    queryFn: ({ signal }) => listComponents(projectId, setIds, signal),
    gcTime: 0,
  });
  return (
    <Dialog
      onClose={onClose}
      title={componentList.title}
      description={
        <>
          {order.eachSetOnce}{' '}
          <Link to="/projekt/$projectId/zamowienie" params={{ projectId }}>
            {order.whole}
          </Link>
        </>
      }
      width="wide"
      footer={
        <>
          {rows.data !== undefined && rows.data.length > 0 && (
            <CopyTableButton table={() => copiedTable(rows.data, texts, language)} />
          )}
          <DownloadButton subject={{ kind: 'sets', setIds }} />
        </>
      }
    >
      {rows.data === undefined ? (
        <QueryState
          failure={rows.error && failureWithReason(rows.error, readingFailure(rows.error, messages))}
          onRetry={() => void rows.refetch()}
        />
      ) : (
        <>
          <EmptySlots setIds={setIds} onCovered={() => void rows.refetch()} />
          <ComponentTable rows={rows.data} />
        </>
      )}
    </Dialog>
  );
};

type EmptySlotsProps = Pick<SetComponentsDialogProps, 'setIds'> & { readonly onCovered: () => void };

/**
 * Hint for sets with empty slots, which are not part of the list, with a button that fills them with blanks. Several
 * sets are one line that expands.
 */
const EmptySlots = ({ setIds, onCovered }: EmptySlotsProps): ReactElement => {
  const { common, componentList, rooms } = useTexts();
  const cover = useProjectChange(fillSetWithBlanks);
  const list = useRef<HTMLUListElement>(null);
  const open = useProject().sets.filter(({ id, emptySlots }) => emptySlots > 0 && setIds.includes(id));
  useFocusRestore(
    list,
    open.map(({ id }) => String(id)),
  );
  const rows = (
    <ul ref={list} className={styles['empty-slots']} hidden={open.length === 0}>
      {open.map((set) => {
        const name = tellingName(set, { common });
        return (
          <li key={set.id}>
            <TriangleAlert className={styles['sign']} aria-hidden />
            <span>
              {name}: {rooms.emptySlots(set.emptySlots)}
            </span>
            {!set.isExternal && (
              <Button
                size="small"
                aria-label={`${rooms.cover(set.emptySlots)}: ${name}`}
                onClick={() => void cover(set).then((done) => done && onCovered())}
              >
                {rooms.coverShort}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
  // Keeps the table visible, however many sets there are.
  return open.length < 2 ? (
    rows
  ) : (
    <details className={styles['folded']}>
      <summary>
        <TriangleAlert className={styles['sign']} aria-hidden /> {componentList.emptySlotsIn(open.length)}
        <ChevronDown className={styles['chevron']} aria-hidden />
      </summary>
      {rows}
    </details>
  );
};

type ComponentTableProps = { readonly rows: readonly ComponentRow[] };

/** Table of articles with quantities, prices and the total. */
const ComponentTable = ({ rows }: ComponentTableProps): ReactElement => {
  const { common, componentList } = useTexts();
  const total = totalOf(rows);
  if (rows.length === 0) {
    return <p>{componentList.empty}</p>;
  }
  return (
    <table className={styles['table']} aria-label={componentList.title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{componentList.picture}</span>
          </th>
          <th scope="col">{common.symbol}</th>
          <th scope="col">{common.name}</th>
          <th scope="col">{common.series}</th>
          <th scope="col" className={styles['number']}>
            {common.quantity}
          </th>
          <th scope="col" className={styles['number']}>
            {common.price}
          </th>
          <th scope="col" className={styles['number']}>
            {common.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComponentTableRow key={row.id} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={6}>
            {common.total}
          </th>
          <td className={styles['number']}>
            <Price value={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** Row of an article. An article without a price counts as 0 in the total. */
const ComponentTableRow = ({ row }: { readonly row: ComponentRow }): ReactElement => {
  const { common } = useTexts();
  const { price } = row;
  return (
    <tr>
      <td className={styles['picture']}>
        <Picture src={imageAddress(picturePath.article(row))} alt="" />
      </td>
      <th scope="row" className={styles['symbol']} translate="no">
        {row.symbol}
      </th>
      <td className={styles['name']}>
        {row.name}
        <CatalogueLink address={row.catalogueUrl} label={common.catalogueLink} name={row.name} />
      </td>
      <td className={styles['series']}>{row.seriesName}</td>
      <td className={styles['number']} data-label={common.quantity} translate="no">
        {row.quantity}
      </td>
      <td className={styles['number']} data-label={common.price}>
        <Price value={price} />
      </td>
      <td className={styles['number']} data-label={common.sum}>
        {price === null ? '–' : <Price value={price * row.quantity} />}
      </td>
    </tr>
  );
};
