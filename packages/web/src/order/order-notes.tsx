import {
  isEmptyAnnotation,
  MOST_ANNOTATED_PIECES,
  emptyAnnotation,
  annotationAfterOrdering,
  type LineAnnotation,
  type Reserve,
} from '@ramka/domain/order';
import { parseQuantity } from '@ramka/domain/quantity';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ListChecks, ListX } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useId, useState } from 'react';
import { type Order, type OrderChange, readOrder, withNotes, withoutNotes } from '../api/order.ts';
import { makeChange } from '../offline/make-change.ts';
import { withPendingOf } from '../offline/optimistic-updates.ts';
import { waitingText } from '../offline/waiting-text.ts';
import { changeOrder } from '../project-changes/order.ts';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { projectEvents } from '../project/project-events.ts';
import { useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { RadioList } from '../ui/fields/radios.tsx';
import { Select } from '../ui/fields/select.tsx';
import { isOpen, remainingOf, type OrderRow } from './order-rows.ts';
import styles from './order-notes.module.css';

/** Below the project's key, so that invalidating the project also invalidates the order. */
const keyOf = (projectId: string) => ['project', projectId, 'order'] as const;

/** Returns the order of the current project. */
export const useOrder = (): UseQueryResult<Order> => {
  const projectId = useProjectId();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async ({ signal }) => {
      // A change in flight may reach the server after the question.
      const inFlight = [...changesInFlight].filter(({ projectId: id }) => id === projectId);
      const order = withPendingOf(projectId, changeOrder, await readOrder(projectId, signal));
      return inFlight.reduce((changed, { change }) => withNotes(changed, change), order);
    },
    staleTime: 0,
  });
};

/** The changes that are being sent, or wait for their turn. */
const changesInFlight = new Set<{ readonly projectId: string; readonly change: OrderChange }>();

/** A change of annotations, with the message to show when it is saved; no message if undefined. */
export type OrderNoteChange = OrderChange & { readonly successMessage?: string; readonly action?: Snackbar['action'] };

/** Returns a function that changes annotations optimistically and rolls back if saving fails. */
export const useNoteOrder = (): ((change: OrderNoteChange) => void) => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const queryKey = keyOf(projectId);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // Saved one after another, so that the latest change is saved last.
    scope: { id: `order ${projectId}` },
    mutationFn: (change: OrderNoteChange) => makeChange(projectId, changeOrder, change),
    onMutate: async (change) => {
      snackbars.clear();
      const inFlight = { projectId, change };
      changesInFlight.add(inFlight);
      // A response that is pending may be older than the change.
      const isRead = queries.isFetching({ queryKey }) > 0;
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Order>(queryKey);
      queries.setQueryData<Order>(queryKey, (order) => order && withNotes(order, change));
      if (isRead) void queries.invalidateQueries({ queryKey });
      return { inFlight, before };
    },
    onSuccess: (made, { articles, successMessage, action }, { inFlight }) => {
      changesInFlight.delete(inFlight);
      if (!made.queued && queries.isMutating({ mutationKey: queryKey }) === 1)
        queries.setQueryData<Order>(queryKey, (order) => order && withNotes(order, made.response));
      const known = new Set(queries.getQueryData<Order>(queryKey)?.articles.map(({ symbol }) => symbol));
      if (articles.some(({ symbol }) => !known.has(symbol))) void queries.invalidateQueries({ queryKey });
      projectEvents.tell({ kind: 'projectUpdated', projectId });
      if (successMessage !== undefined)
        snackbars.success(made.queued ? waitingText(projectId, messages) : successMessage, action);
    },
    onError: (failure, change, prepared) => {
      if (prepared) changesInFlight.delete(prepared.inFlight);
      snackbars.error(failureWithReason(failure, savingFailure(failure, messages)));
      // Rolls back locally, because without a connection the order cannot be reloaded.
      const before = prepared?.before;
      queries.setQueryData<Order>(queryKey, (order) => order && before && withoutNotes(order, change, before));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return mutate;
};

type NotedPiecesProps = {
  readonly label: string;
  /** Label and state of the checkbox. */
  readonly tick: string;
  readonly ticked: boolean;
  readonly value: number;
  /** The quantity that the checkbox sets. */
  readonly whole: number;
  readonly onPieces: (pieces: number) => void;
};

/**
 * A number of pieces, typed or set to the full quantity by a checkbox. Typed text is saved on Enter, on blur, and when
 * the field is unmounted.
 */
export const NotedPieces = ({ label, tick, ticked, value, whole, onPieces }: NotedPiecesProps): ReactElement => {
  const { typed, type, cancel, keep, problem, field } = useTypedAmount(MOST_ANNOTATED_PIECES, (amount) => {
    if (amount !== value) onPieces(amount);
  });
  const leave = useEffectEvent(keep);
  useEffect(() => () => leave(), []);
  return (
    <span className={styles['noted']}>
      <Checkbox
        checked={ticked}
        onChecked={(checked) => onPieces(checked ? whole : 0)}
        label={tick}
        labelHidden
        disabled={!ticked && whole === value}
      />
      <input
        className={styles['pieces']}
        {...field}
        aria-label={label}
        value={typed ?? (value === 0 ? '' : String(value))}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') cancel();
        }}
      />
      {problem}
    </span>
  );
};

/**
 * State of a field for an amount, which is applied by `keep`. Text that cannot be parsed stays in the field with an error
 * message. `unit` matches an optional unit after the number.
 */
const useTypedAmount = (most: number, onAmount: (amount: number) => void, unit?: RegExp) => {
  const { common } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const type = (text: string): void => {
    setTyped(text);
    setUnread(undefined);
  };
  const cancel = (): void => {
    setTyped(undefined);
    setUnread(undefined);
  };
  const keep = (): void => {
    if (typed === undefined) return;
    const number = unit === undefined ? typed : typed.replace(unit, '');
    const amount = number.trim() === '' ? 0 : parseQuantity(number);
    if (amount === undefined) {
      setUnread(typed);
      return;
    }
    cancel();
    onAmount(Math.min(most, Math.abs(Math.trunc(amount))));
  };
  const isUnread = unread !== undefined;
  const problem = isUnread && (
    <span id={id} className={styles['problem']} aria-live="polite">
      {common.unreadQuantity(unread)}
    </span>
  );
  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
    'aria-invalid': isUnread ? true : undefined,
    'aria-describedby': isUnread ? id : undefined,
  } as const;
  return { typed, type, cancel, keep, problem, field };
};

export type ReserveFieldProps = {
  readonly label: string;
  readonly reserve: Reserve;
  readonly onReserve: (reserve: Reserve) => void;
  /** Whether it gets the initial focus of a dialog. */
  readonly first?: boolean | undefined;
};

/** A reserve in pieces or percent. Typed text is saved on Enter or blur. */
export const ReserveField = ({ label, reserve, onReserve, first }: ReserveFieldProps): ReactElement => {
  const { order } = useTexts();
  const { typed, type, keep, problem, field } = useTypedAmount(
    mostOf[reserve.unit],
    (amount) => {
      if (amount !== reserve.amount) onReserve({ ...reserve, amount });
    },
    reserve.unit === 'percent' ? /\s*%\s*$/u : undefined,
  );
  return (
    <span className={styles['reserve']}>
      <label className={styles['label']}>
        <span>{label}</span>
        <input
          className={styles['pieces']}
          {...field}
          data-autofocus={first === true ? '' : undefined}
          value={typed ?? String(reserve.amount)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      </label>
      <Select
        label={order.reserveUnit}
        labelHidden
        options={units.map((unit) => ({ value: unit, label: order.units[unit] }))}
        value={reserve.unit}
        onValue={(unit) => onReserve({ unit, amount: Math.min(mostOf[unit], reserve.amount) })}
      />
      {problem}
    </span>
  );
};

const units = ['percent', 'pieces'] as const;
const mostOf: Readonly<Record<Reserve['unit'], number>> = { percent: 1000, pieces: 9999 };

export type ReserveDialogProps = {
  readonly row: OrderRow;
  /** The reserve of the whole order. */
  readonly usual: Reserve;
  readonly onReserve: (reserve: Reserve | null) => void;
  readonly onClose: () => void;
};

/** Sets a reserve for a single article, or resets it to that of the whole order. */
export const ReserveDialog = ({ row, usual, onReserve, onClose }: ReserveDialogProps): ReactElement => {
  const { common, order } = useTexts();
  const [own, setOwn] = useState(row.reserve);
  const told = ({ amount, unit }: Reserve): string => `${amount} ${order.units[unit]}`;
  return (
    <Dialog
      onClose={onClose}
      title={order.reserveOf(row.name === '' ? row.symbol : row.name)}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary">
            {common.save}
          </Button>
        </>
      }
      onSubmit={() => {
        onReserve(own);
        onClose();
      }}
    >
      <RadioList
        label={order.reserve}
        choices={[
          { value: 'usual', label: order.reserveUsual, note: told(usual) },
          { value: 'own', label: order.reserveOwn },
        ]}
        value={own === null ? 'usual' : 'own'}
        onValue={(value) => setOwn(value === 'usual' ? null : (own ?? { unit: 'pieces', amount: 1 }))}
      />
      {own && <ReserveField label={order.reserveOwn} reserve={own} onReserve={setOwn} />}
    </Dialog>
  );
};

export type NotesOnAllProps = {
  readonly rows: readonly OrderRow[];
  readonly onNote: (change: OrderNoteChange) => void;
};

/**
 * Marks all remaining articles as ordered, or clears all annotations. Asks for confirmation, and can be undone by one
 * click (docs/readings.md#r32).
 */
export const NotesOnAll = ({ rows, onNote }: NotesOnAllProps): ReactElement => {
  const { common, order } = useTexts();
  const [asked, setAsked] = useState<'mark' | 'reset'>();
  const open = rows.filter(isOpen);
  const noted = rows.filter((row) => !isEmptyAnnotation(row));
  const noteAll = (changed: readonly OrderRow[], told: string, noteOf: (row: OrderRow) => LineAnnotation): void => {
    setAsked(undefined);
    const before = changed.map(({ symbol, have, ordered, reserve }) => ({ symbol, have, ordered, reserve }));
    const undo = { label: common.undo, perform: () => onNote({ articles: before, successMessage: common.undone }) };
    onNote({
      articles: changed.map((row) => ({ symbol: row.symbol, ...noteOf(row) })),
      successMessage: told,
      action: undo,
    });
  };
  const mark = (): void => noteAll(open, order.marked, annotationAfterOrdering);
  const reset = (): void => noteAll(noted, order.resetDone, () => emptyAnnotation);
  return (
    <>
      <Button
        icon={ListChecks}
        refusal={open.length === 0 ? order.nothingLeft : undefined}
        onClick={() => setAsked('mark')}
      >
        {order.markAll}
      </Button>
      {noted.length > 0 && (
        <Button variant="quiet" icon={ListX} onClick={() => setAsked('reset')}>
          {order.reset}
        </Button>
      )}
      <DialogPresence>
        {asked !== undefined && (
          <AllQuestion
            asked={asked}
            rows={asked === 'mark' ? open : noted}
            onConfirm={asked === 'mark' ? mark : reset}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </DialogPresence>
    </>
  );
};

type AllQuestionProps = {
  readonly asked: 'mark' | 'reset';
  readonly rows: readonly OrderRow[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Confirmation with the number of articles and pieces concerned. */
const AllQuestion = ({ asked, rows, onConfirm, onCancel }: AllQuestionProps): ReactElement => {
  const { order } = useTexts();
  const articles = order.articleCount(rows.length);
  return asked === 'mark' ? (
    <ConfirmDialog title={order.markAll} confirmLabel={order.mark} onConfirm={onConfirm} onCancel={onCancel}>
      {order.markAllText(articles, order.pieces(remainingOf(rows).pieces))}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title={order.reset} confirmLabel={order.reset} danger onConfirm={onConfirm} onCancel={onCancel}>
      {order.resetText(articles)}
    </ConfirmDialog>
  );
};
