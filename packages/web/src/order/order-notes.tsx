import { MAX_ANNOTATED_PIECES, type LineAnnotation, type Reserve } from '@ramka/domain/order';
import { parseQuantity } from '@ramka/domain/quantity';
import { queryOptions, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { type Order, type OrderChange, readOrder, withNotes, withoutNotes } from '../api/order.ts';
import { makeChange } from '../offline/make-change.ts';
import { withPendingOf } from '../offline/optimistic-updates.ts';
import { queuedText } from '../offline/waiting-text.ts';
import { changeOrder } from '../project-changes/order.ts';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { projectEvents } from '../project/project-events.ts';
import { useProjectId } from '../project/project-query.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Select } from '../ui/fields/select.tsx';
import { type OrderRow, rowsOf } from './order-rows.ts';
import styles from './order-notes.module.css';

/** Below the project's key, so that invalidating the project also invalidates the order. */
const orderQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'order'],
    queryFn: async ({ signal }) => {
      // A change in flight may reach the server after this request.
      const inFlight = [...changesInFlight].filter(({ projectId: id }) => id === projectId);
      const order = withPendingOf(projectId, changeOrder, await readOrder(projectId, signal));
      return inFlight.reduce((changed, { change }) => withNotes(changed, change), order);
    },
    staleTime: 0,
  });

/** Requests and returns the order of the current project. */
export const useOrder = (): UseQueryResult<Order> => useQuery(orderQuery(useProjectId()));

/** Returns the loaded order, for dialogs of the order screen. */
export const useShownOrder = (): Order | undefined =>
  useQuery({ ...orderQuery(useProjectId()), refetchOnMount: false }).data;

/** Returns the rows of the loaded order. */
export const useOrderRows = (): readonly OrderRow[] => {
  const order = useShownOrder();
  return useMemo(() => (order === undefined ? [] : rowsOf(order)), [order]);
};

/** Changes that are in flight or waiting for their turn. */
const changesInFlight = new Set<{ readonly projectId: string; readonly change: OrderChange }>();

/** A change of annotations, with the message to show when it is saved; no message if undefined. */
export type OrderNoteChange = OrderChange & { readonly successMessage?: string; readonly action?: Snackbar['action'] };

/** Returns a function that changes annotations optimistically and rolls back if saving fails. */
export const useNoteOrder = (): ((change: OrderNoteChange) => void) => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { messages } = useTexts();
  const { queryKey } = orderQuery(projectId);
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
      const symbols = new Set(queries.getQueryData<Order>(queryKey)?.articles.map(({ symbol }) => symbol));
      if (articles.some(({ symbol }) => !symbols.has(symbol))) void queries.invalidateQueries({ queryKey });
      projectEvents.emit({ kind: 'projectUpdated', projectId });
      if (successMessage !== undefined)
        snackbars.success(made.queued ? queuedText(projectId, messages) : successMessage, action);
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

type PiecesFieldProps = {
  readonly label: string;
  /** Label and state of the checkbox. */
  readonly tick: string;
  readonly ticked: boolean;
  readonly value: number;
  /** The quantity that the checkbox sets. */
  readonly fullQuantity: number;
  readonly onPieces: (pieces: number) => void;
};

/**
 * A number of pieces, typed or set to the full quantity by a checkbox. Typed text is saved on Enter, on blur, and when
 * the field is unmounted.
 */
export const PiecesField = ({ label, tick, ticked, value, fullQuantity, onPieces }: PiecesFieldProps): ReactElement => {
  const { typed, type, cancel, commit, problem, field } = useTypedAmount(MAX_ANNOTATED_PIECES, (amount) => {
    if (amount !== value) onPieces(amount);
  });
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);
  return (
    <span className={styles['noted']}>
      <Checkbox
        checked={ticked}
        onChecked={(checked) => onPieces(checked ? fullQuantity : 0)}
        label={tick}
        labelHidden
        disabled={!ticked && fullQuantity === value}
      />
      <input
        className={styles['pieces']}
        {...field}
        aria-label={label}
        value={typed ?? (value === 0 ? '' : String(value))}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') cancel();
        }}
      />
      {problem}
    </span>
  );
};

/**
 * State of a field for an amount, which is applied by `commit`. Text that cannot be parsed stays in the field with an error
 * message. `unit` matches an optional unit after the number.
 */
const useTypedAmount = (max: number, onAmount: (amount: number) => void, unit?: RegExp) => {
  const { common } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [invalidText, setUnread] = useState<string>();
  const type = (text: string): void => {
    setTyped(text);
    setUnread(undefined);
  };
  const cancel = (): void => {
    setTyped(undefined);
    setUnread(undefined);
  };
  const commit = (): void => {
    if (typed === undefined) return;
    const number = unit === undefined ? typed : typed.replace(unit, '');
    const amount = number.trim() === '' ? 0 : parseQuantity(number);
    if (amount === undefined) {
      setUnread(typed);
      return;
    }
    cancel();
    onAmount(Math.min(max, Math.abs(Math.trunc(amount))));
  };
  const isInvalid = invalidText !== undefined;
  const problem = isInvalid && (
    <span id={id} className={styles['problem']} aria-live="polite">
      {common.unreadQuantity(invalidText)}
    </span>
  );
  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': isInvalid ? id : undefined,
  } as const;
  return { typed, type, cancel, commit, problem, field };
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
  const { typed, type, commit, problem, field } = useTypedAmount(
    maxReserves[reserve.unit],
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
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      </label>
      <Select
        label={order.reserveUnit}
        labelHidden
        options={units.map((unit) => ({ value: unit, label: order.units[unit] }))}
        value={reserve.unit}
        onValue={(unit) => onReserve({ unit, amount: Math.min(maxReserves[unit], reserve.amount) })}
      />
      {problem}
    </span>
  );
};

const units = ['percent', 'pieces'] as const;
const maxReserves: Readonly<Record<Reserve['unit'], number>> = { percent: 1000, pieces: 9999 };

/** A change of the annotations of many articles. */
type AnnotateAll = (
  rows: readonly OrderRow[],
  annotationOf: (row: OrderRow) => LineAnnotation,
  successMessage: string,
) => void;

/** Returns a function that changes the annotations of many articles, which can be undone by one click (docs/readings.md#r32). */
export const useAnnotateAll = (): AnnotateAll => {
  const { common } = useTexts();
  const note = useNoteOrder();
  return (rows, annotationOf, successMessage) => {
    const before = rows.map(({ symbol, have, ordered, reserve }) => ({ symbol, have, ordered, reserve }));
    const undo = { label: common.undo, perform: () => note({ articles: before, successMessage: common.undone }) };
    note({
      articles: rows.map((row) => ({ symbol: row.symbol, ...annotationOf(row) })),
      successMessage,
      action: undo,
    });
  };
};
