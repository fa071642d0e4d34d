import type { ColumnRoles, FlatListInput, ListRow } from '@ramka/domain/flat-list/flat-list';
import { totalOf } from '@ramka/domain/money';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type ReactElement, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import { useProject } from '../project/project-query.ts';
import { QueryState } from '../ui/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { ListItemRow } from './list-item-row.tsx';
import { knownSetsQuery } from './list-queries.ts';
import { readListMemory } from './list-memory.ts';
import type { ListAddition } from '../project-changes/flat-list.ts';
import styles from './list-preview.module.css';
import { AbbreviationQuestions, ColumnQuestions } from './list-questions.tsx';
import { OpenListRow } from './open-list-row.tsx';
import {
  ECATALOGUE,
  isChange,
  needsLine,
  type ListItem,
  type ListPlan,
  type ListProduct,
  listAddition,
  type ListRoom,
  NO_ROOM,
} from './plan-list.ts';
import { type ListCatalogue, useListCatalogue } from './use-list-catalogue.ts';
import { type ListAnswers, type PlannedList, usePlannedList } from './use-list-plan.ts';
import { useRowFocus } from './use-row-focus.ts';

/** A list that can be added to the project. */
export type ReadyList = {
  readonly addition: () => ListAddition;
  /** Numbers of new sets and rooms. */
  readonly sets: number;
  readonly rooms: number;
  /** Number of lines that are added to the note of the project. */
  readonly notes: number;
  /** Answers to be remembered once the list is added. */
  readonly answers: Pick<ListAnswers, 'abbreviations' | 'columns'>;
  /** Why there is nothing to add; undefined if there is. */
  readonly refusal: string | undefined;
};

export type ListPreviewProps = {
  /** Undefined while there is no list; its catalogue is then prepared. */
  readonly input: FlatListInput | undefined;
  readonly words: FlatListTexts;
  readonly catalogue: EditorCatalogue;
  /** The room for rows without one; null for none. */
  readonly roomId: number | null;
  readonly defaults: SetDefaults | null;
  /** Called whenever the list was read; undefined while it is being read. */
  readonly onReady: (list: ReadyList | undefined) => void;
};

/** The preview of a list, by room: what it adds, and the rows that need a correction. */
export const ListPreview = ({ input, ...props }: ListPreviewProps): ReactElement | null => {
  const { list, failure, retry } = useListCatalogue(props.catalogue, input === undefined);
  const { messages } = useTexts();
  if (input === undefined) return null;
  return list ? (
    <LoadedPreview {...props} input={input} list={list} />
  ) : (
    <QueryState failure={failure && failureText(failure, readingFailure(failure, messages))} onRetry={retry} />
  );
};

type LoadedPreviewProps = ListPreviewProps & { readonly input: FlatListInput; readonly list: ListCatalogue };

const LoadedPreview = ({ input, words, list, roomId, defaults, onReady }: LoadedPreviewProps): ReactElement => {
  const project = useProject();
  // The request is sent before the list is read, which takes long on a slow device.
  usePrefetchQuery(knownSetsQuery(project));
  const { messages } = useTexts();
  const { answers, leftOut, ...edits } = useListEdits(project.abbreviations);
  const reading = useMemo(() => ({ input, list, roomId, defaults, answers }), [input, list, roomId, defaults, answers]);
  const planned = usePlannedList(reading);
  const { plan, prices, columns, isOutdated } = planned;
  const ready = useMemo(
    () => (plan && !isOutdated ? readyList(plan, { leftOut, answers, words, project }) : undefined),
    [plan, isOutdated, leftOut, answers, words, project],
  );
  const report = useEffectEvent(onReady);
  useEffect(() => report(ready), [ready]);
  useEffect(() => () => report(undefined), []);
  const rowFocus = useRowFocus();
  const status = useDebounced(ready ? (ready.refusal ?? words.summary(ready.sets, ready.rooms, ready.notes)) : '');
  if (!plan) {
    const { failure, retry } = planned;
    return <QueryState failure={failure && failureText(failure, readingFailure(failure, messages))} onRetry={retry} />;
  }
  return (
    <div className={styles['preview']} aria-busy={isOutdated} {...rowFocus}>
      <AbbreviationQuestions
        words={words}
        list={list}
        unknown={planned.unknownAbbreviations}
        known={answers.abbreviations}
        input={input}
        onAnswer={edits.onAbbreviation}
      />
      {columns && (
        <ColumnQuestions
          key={columns.key}
          words={words}
          columns={columns}
          onAnswer={(roles) => edits.onColumns(columns.key, roles)}
        />
      )}
      {plan.rooms.some(({ open }) => open.some(needsLine)) && <p className={styles['ask']}>{words.needsLine}</p>}
      <PlannedRooms
        plan={plan}
        prices={prices}
        words={words}
        renderItem={(item) => (
          <ListItemRow
            key={item.key}
            item={item}
            words={words}
            list={list}
            price={priceOf(item, prices)}
            isLeftOut={leftOut.has(item.key)}
            onToggle={edits.onToggle}
            onCorrect={edits.onCorrect}
            onRestore={edits.onRestore}
            onAlternative={edits.onAlternative}
            onChosen={edits.onChosen}
          />
        )}
        renderOpen={(open) => (
          <OpenListRow
            key={open.row.id}
            open={open}
            words={words}
            functions={list.catalogue.allFunctions}
            isLeftOut={leftOut.has(open.row.id)}
            onToggle={edits.onToggle}
            onCorrect={edits.onCorrect}
            onRestore={edits.onRestore}
          />
        )}
      />
      <SkippedRows plan={plan} words={words} />
      <output className="visually-hidden">{status}</output>
    </div>
  );
};

/** The visitor's answers and omissions. The handlers stay the same, so that only changed rows are rendered again. */
const useListEdits = (known: Parameters<typeof startAnswers>[0]) => {
  const [answers, setAnswers] = useState<ListAnswers>(() => ({ ...noAnswers, ...startAnswers(known) }));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [handlers] = useState(() => {
    const put = (kind: 'abbreviations' | 'chosen') => (key: string, value: string) =>
      setAnswers((before) => ({ ...before, [kind]: { ...before[kind], [key]: value } }));
    return {
      onCorrect: (row: ListRow<ListProduct>, typed: string) => {
        const { id, text: of } = row.replaced ?? row;
        setAnswers((before) => ({ ...before, words: { ...before.words, [id]: { of, text: typed } } }));
      },
      onRestore: (ids: readonly string[]) =>
        setAnswers((before) => ({
          ...before,
          words: Object.fromEntries(Object.entries(before.words).filter(([id]) => !ids.includes(id))),
        })),
      onAbbreviation: put('abbreviations'),
      onChosen: put('chosen'),
      onColumns: (key: string, roles: ColumnRoles) =>
        setAnswers((before) => ({ ...before, columns: { ...before.columns, [key]: roles } })),
      onAlternative: (id: string) =>
        setAnswers((before) => ({ ...before, alternatives: toggled(before.alternatives, id) })),
      onToggle: (key: string) => setLeftOut((before) => toggled(before, key)),
    };
  });
  return { answers, leftOut, ...handlers };
};

const noAnswers = { words: {}, alternatives: new Set<string>(), chosen: {} };

/** The answers of this browser, and the abbreviations of the project, which take precedence. */
const startAnswers = (
  abbreviations: readonly { readonly abbreviation: string; readonly meaning: string }[] = [],
): Pick<ListAnswers, 'abbreviations' | 'columns'> => {
  const memory = readListMemory();
  const own = Object.fromEntries(abbreviations.map(({ abbreviation, meaning }) => [abbreviation, meaning]));
  return { abbreviations: { ...memory.abbreviations, ...own }, columns: memory.columns };
};

const toggled = (before: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
};

type ReadyParts = {
  readonly leftOut: ReadonlySet<string>;
  readonly answers: ListAnswers;
  readonly words: FlatListTexts;
  readonly project: ReturnType<typeof useProject>;
};

const readyList = (plan: ListPlan, { leftOut, answers, words, project }: ReadyParts): ReadyList => {
  const items = plan.rooms.flatMap((room) => room.items.filter(({ key }) => !leftOut.has(key)).filter(isChange));
  const newSets = new Set(
    items.flatMap(({ content, known }) => (content.kind === 'set' && known === undefined ? [content.setKey] : [])),
  );
  const rooms = plan.rooms.filter(({ id }) => id === undefined).length;
  const open = plan.rooms.flatMap((room) => room.open.filter(({ row }) => !leftOut.has(row.id)));
  const present = new Set(project.note?.split('\n').map((line) => line.trim()));
  const { abbreviations } = answers;
  const used = Object.fromEntries(Object.entries(abbreviations).filter(([, meaning]) => meaning.trim() !== ''));
  const addition = (): ListAddition => listAddition(plan, project, { leftOut, abbreviations: used });
  const isEmpty = items.length === 0 && rooms === 0;
  const notes = [...new Set(addition().noteLines)].filter((line) => !present.has(line)).length;
  return {
    addition,
    sets: newSets.size,
    rooms,
    notes,
    answers: { abbreviations: used, columns: answers.columns },
    refusal: open.some(needsLine)
      ? words.needsLine
      : isEmpty && (open.length === 0 || notes === 0)
        ? words.nothingNew
        : undefined,
  };
};

const priceOf = ({ content, quantity }: ListItem, prices: PlannedList['prices']): number | null | undefined => {
  const each = content.kind === 'set' ? prices.get(content.setKey) : content.product.product.price;
  return each === null || each === undefined ? each : each * quantity;
};

/** Number of rows that are rendered first; the others follow without blocking the visitor. */
const FIRST_ROWS = 12;

type PlannedRoomsProps = Pick<PlannedList, 'prices'> & {
  readonly plan: ListPlan;
  readonly words: FlatListTexts;
  readonly renderItem: (item: ListItem) => ReactElement;
  readonly renderOpen: (open: ListRoom['open'][number]) => ReactElement;
};

const PlannedRooms = ({ plan, prices, words, renderItem, renderOpen }: PlannedRoomsProps): ReactElement => {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => startTransition(() => setIsComplete(true)), []);
  const rooms = isComplete ? plan.rooms : firstRows(plan.rooms);
  const allItems = plan.rooms.flatMap(({ items }) => items);
  const isPriced = allItems.length > 0 && allItems.every((item) => priceOf(item, prices) !== undefined);
  return (
    <>
      {rooms.map((room, index) => {
        const { items, open } = room;
        return (
          <section key={room.key} className={styles['room']} aria-label={nameOfRoom(room, words)}>
            <h3 className={styles['head']}>
              <span className={styles['name']}>{nameOfRoom(room, words)}</span>
              {room.id === undefined && <span className={styles['state']}>{words.newRoom}</span>}
              {isPriced && items.length > 0 && (
                <span className={styles['sum']}>
                  <Price value={sumOf(plan.rooms[index]?.items ?? items, prices)} />
                </span>
              )}
            </h3>
            {items.length + open.length > 0 && (
              <ul className={styles['items']}>
                {items.map(renderItem)}
                {open.map(renderOpen)}
              </ul>
            )}
          </section>
        );
      })}
      {plan.rooms.some(({ open }) => open.some((row) => !needsLine(row))) && (
        <p className={styles['note']}>{words.keptAsNote}</p>
      )}
      {isPriced && plan.rooms.length > 1 && (
        <p className={styles['total']}>
          {words.total} <Price value={sumOf(allItems, prices)} />
        </p>
      )}
    </>
  );
};

/** The rooms with the rows that are rendered first. */
const firstRows = (rooms: readonly ListRoom[]): readonly ListRoom[] => {
  const shown: ListRoom[] = [];
  let remaining = FIRST_ROWS;
  for (const room of rooms) {
    const items = room.items.slice(0, remaining);
    const open = room.open.slice(0, remaining - items.length);
    remaining -= items.length + open.length;
    shown.push({ ...room, items, open });
  }
  return shown;
};

const sumOf = (items: readonly ListItem[], prices: PlannedList['prices']): number =>
  totalOf(items.map((item) => ({ quantity: 1, price: priceOf(item, prices) ?? null })));

const nameOfRoom = ({ key, name }: ListRoom, words: FlatListTexts): string =>
  key === NO_ROOM ? words.noRoom : key === ECATALOGUE ? words.ecatalogue : name;

/** The rows that create nothing, so that no row of the list is missing. */
const SkippedRows = ({ plan: { skipped }, words }: Pick<PlannedRoomsProps, 'plan' | 'words'>): ReactElement | null => {
  const [isOpen, setIsOpen] = useState(false);
  const rows = skipped.filter(({ text }) => text.trim() !== '');
  if (rows.length === 0) return null;
  return (
    <details className={styles['skipped']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.skipped(rows.length)}</summary>
      {isOpen && (
        <ul className={styles['lines']}>
          {rows.map(({ id, text, line, reading }) => (
            <li key={id}>
              {text.replaceAll('\t', ' · ')} – {words.line(line)},{' '}
              {reading.kind === 'skipped' ? words.skipReasons[reading.reason] : words.skipReasons['part-of']}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};
