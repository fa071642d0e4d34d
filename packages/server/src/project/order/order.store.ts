import {
  addAnnotations,
  isEmptyAnnotation,
  emptyAnnotation,
  type LineAnnotation,
  type OrderTerms,
  type Reserve,
  defaultTerms,
} from '@ramka/domain/order';
import { ok, type Result } from '@ramka/domain/result';
import { lookAlikeKey } from '@ramka/domain/search';
import { requireWithinLimits } from '../limits.ts';
import { lockWithoutVersionBump, type ChangeRefusal } from '../change.ts';
import { chunk, firstRowOf, type Operation, execute, rowsOf, pipelined } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';

/** The stored part of a purchase order: terms and annotations. Quantities are computed from the project. */
export type StoredOrder = {
  readonly terms: OrderTerms;
  /** In ascending order of symbols. */
  readonly annotations: readonly StoredAnnotation[];
};

export type StoredAnnotation = LineAnnotation & { readonly symbol: string };

/** Reads the terms and annotations of a project's order. */
export function* loadOrder(projectId: string): Operation<StoredOrder> {
  const [terms, notes] = yield* pipelined(
    firstRowOf(
      queryBuilder
        .selectFrom('orderTerms')
        .select(['reserve', 'reserveUnit', 'wholePacks'])
        .where('projectId', '=', projectId),
    ),
    rowsOf(
      queryBuilder
        .selectFrom('orderNotes')
        .select(['symbol', 'have', 'ordered', 'reserve', 'reserveUnit'])
        .where('projectId', '=', projectId),
    ),
  );
  return {
    terms: terms
      ? { reserve: reserveOf(terms) ?? defaultTerms.reserve, wholePacks: terms.wholePacks !== 0 }
      : defaultTerms,
    annotations: mergeLookAlikes(
      notes
        .map(({ symbol, have, ordered, ...reserve }) => ({ symbol, have, ordered, reserve: reserveOf(reserve) }))
        .toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1)),
    ),
  };
}

/** Adds up the annotations of different spellings of one symbol. */
const mergeLookAlikes = (annotations: readonly StoredAnnotation[]): readonly StoredAnnotation[] => {
  const merged = new Map<string, StoredAnnotation>();
  for (const annotation of annotations) {
    const key = lookAlikeKey(annotation.symbol);
    const existing = merged.get(key);
    merged.set(key, existing ? { ...existing, ...addAnnotations(existing, annotation) } : annotation);
  }
  return [...merged.values()];
};

type ReserveColumns = { readonly reserve: number; readonly reserveUnit: string | null };

const reserveOf = ({ reserve: amount, reserveUnit }: ReserveColumns): Reserve | null =>
  reserveUnit === null ? null : { amount, unit: reserveUnit === 'pieces' ? 'pieces' : 'percent' };

const columnsOf = (reserve: Reserve | null): ReserveColumns => ({
  reserve: reserve?.amount ?? 0,
  reserveUnit: reserve?.unit ?? null,
});

/** A partial change: the terms, and the annotations of some articles. */
export type OrderChange = {
  readonly terms?: OrderTerms | undefined;
  readonly articles: readonly AnnotationChange[];
};

type AnnotationChange = { readonly symbol: string } & {
  readonly [Field in keyof LineAnnotation]?: LineAnnotation[Field] | undefined;
};

/**
 * Stores a change. Unnamed fields stay unchanged, so that concurrent changes of two visitors are merged. Neither the
 * project version nor restore points are affected
 * (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). Returns the annotations of the named
 * articles.
 */
export function* changeOrder(
  note: { readonly projectId: string; readonly now: number },
  { terms, articles }: OrderChange,
): Operation<Result<StoredOrder, ChangeRefusal>> {
  const { projectId } = note;
  const begun = yield* lockWithoutVersionBump(note);
  if (!begun.ok) return begun;
  const order = yield* loadOrder(projectId);
  const present = new Map(order.annotations.map((note) => [lookAlikeKey(note.symbol), note]));
  const changed = new Map<string, StoredAnnotation>();
  for (const note of articles) {
    const key = lookAlikeKey(note.symbol);
    const before = changed.get(key) ?? present.get(key) ?? emptyAnnotation;
    changed.set(key, applyChange({ ...before, symbol: note.symbol }, note));
  }
  const stored = yield* rowsOf(
    queryBuilder.selectFrom('orderNotes').select('symbol').where('projectId', '=', projectId),
  );
  const replaced = stored.filter(({ symbol }) => changed.has(lookAlikeKey(symbol)));
  for (const batch of chunk(replaced))
    yield* execute(
      queryBuilder
        .deleteFrom('orderNotes')
        .where('projectId', '=', projectId)
        .where(
          'symbol',
          'in',
          batch.map(([{ symbol }]) => symbol),
        ),
    );
  yield* writeOrder(projectId, { terms, annotations: [...changed.values()] });
  const bounded = yield* requireWithinLimits(projectId, 'annotations');
  return bounded.ok ? ok({ terms: terms ?? order.terms, annotations: [...changed.values()] }) : bounded;
}

const applyChange = (note: StoredAnnotation, { have, ordered, reserve }: AnnotationChange): StoredAnnotation => ({
  symbol: note.symbol,
  have: have ?? note.have,
  ordered: ordered ?? note.ordered,
  reserve: reserve === undefined ? note.reserve : reserve,
});

/** Writes an order into a project without annotations. Existing terms are replaced. */
export function* writeOrder(
  projectId: string,
  {
    terms,
    annotations,
  }: { readonly terms?: OrderTerms | undefined; readonly annotations: readonly StoredAnnotation[] },
): Operation<void> {
  if (terms !== undefined) {
    const values = {
      ...columnsOf(terms.reserve),
      reserveUnit: terms.reserve.unit,
      wholePacks: terms.wholePacks ? 1 : 0,
    };
    yield* execute(
      queryBuilder
        .insertInto('orderTerms')
        .values({ projectId, ...values })
        .onConflict((conflict) => conflict.column('projectId').doUpdateSet(values)),
    );
  }
  for (const batch of chunk(annotations.filter((note) => !isEmptyAnnotation(note))))
    yield* execute(
      queryBuilder.insertInto('orderNotes').values(
        batch.map(([{ symbol, have, ordered, reserve }]) => ({
          projectId,
          symbol,
          have,
          ordered,
          ...columnsOf(reserve),
        })),
      ),
    );
}
