import { isBlankNote, noNote, type OrderNote, type OrderTerms, type Reserve, usualTerms } from '@ramka/domain/order';
import { accepted, type Result } from '@ramka/domain/result';
import { keepWithinBounds } from '../bounds.ts';
import { beginNote, type ChangeRefusal } from '../change.ts';
import { chunk, firstRowOf, type Operation, execute, rowsOf, pipelined } from '../../store/operation.ts';
import { queryBuilder } from '../../store/tables.ts';

/** What visitors keep of the order of a project, beside what it takes. */
export type KeptOrder = {
  readonly terms: OrderTerms;
  /** By symbol, in its order. */
  readonly notes: readonly KeptNote[];
};

/** A note and the article that it is about. */
export type KeptNote = OrderNote & { readonly symbol: string };

/** What is kept of the order of a project. */
export function* loadOrder(projectId: string): Operation<KeptOrder> {
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
    terms: terms ? { reserve: reserveOf(terms) ?? usualTerms.reserve, wholePacks: terms.wholePacks !== 0 } : usualTerms,
    notes: notes
      .map(({ symbol, have, ordered, ...reserve }) => ({ symbol, have, ordered, reserve: reserveOf(reserve) }))
      .toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1)),
  };
}

type ReserveColumns = { readonly reserve: number; readonly reserveUnit: string | null };

const reserveOf = ({ reserve: amount, reserveUnit }: ReserveColumns): Reserve | null =>
  reserveUnit === null ? null : { amount, unit: reserveUnit === 'pieces' ? 'pieces' : 'percent' };

const columnsOf = (reserve: Reserve | null): ReserveColumns => ({
  reserve: reserve?.amount ?? 0,
  reserveUnit: reserve?.unit ?? null,
});

/** A change to what is kept: the terms, and what it names of the notes of some articles. */
export type OrderChange = {
  readonly terms?: OrderTerms | undefined;
  readonly articles: readonly ChangedNote[];
};

type ChangedNote = { readonly symbol: string } & { readonly [Field in keyof OrderNote]?: OrderNote[Field] | undefined };

/**
 * Keeps a change. What it does not name stays, so that two visitors do not undo what the other noted. It is no change to what
 * the project holds: the project's version stays, and no point to return to takes it back
 * (docs/decisions/0106-order-notes-and-installation-ticks-are-not-versioned.md). Answers what is kept of the named articles.
 */
export function* changeOrder(
  note: { readonly projectId: string; readonly now: number },
  { terms, articles }: OrderChange,
): Operation<Result<KeptOrder, ChangeRefusal>> {
  const { projectId } = note;
  const begun = yield* beginNote(note);
  if (!begun.ok) return begun;
  const kept = yield* loadOrder(projectId);
  const present = new Map(kept.notes.map((note) => [note.symbol, note]));
  const changed = new Map<string, KeptNote>();
  for (const note of articles) {
    const { symbol } = note;
    changed.set(symbol, withNamed(changed.get(symbol) ?? present.get(symbol) ?? { symbol, ...noNote }, note));
  }
  for (const batch of chunk([...changed.keys()]))
    yield* execute(
      queryBuilder
        .deleteFrom('orderNotes')
        .where('projectId', '=', projectId)
        .where(
          'symbol',
          'in',
          batch.map(([symbol]) => symbol),
        ),
    );
  yield* writeOrder(projectId, { terms, notes: [...changed.values()] });
  const bounded = yield* keepWithinBounds(projectId, 'notes');
  return bounded.ok ? accepted({ terms: terms ?? kept.terms, notes: [...changed.values()] }) : bounded;
}

const withNamed = (note: KeptNote, { have, ordered, reserve }: ChangedNote): KeptNote => ({
  symbol: note.symbol,
  have: have ?? note.have,
  ordered: ordered ?? note.ordered,
  reserve: reserve === undefined ? note.reserve : reserve,
});

/** Writes what is kept of an order where there are no such notes yet; terms take the place of others. */
export function* writeOrder(
  projectId: string,
  { terms, notes }: { readonly terms?: OrderTerms | undefined; readonly notes: readonly KeptNote[] },
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
  for (const batch of chunk(notes.filter((note) => !isBlankNote(note))))
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
