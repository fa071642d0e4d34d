type Planned = { readonly planningId: string };
type Present = { readonly id: number; readonly planningId: string | null };

/**
 * Under which ids things of a plan are kept: those that are known keep theirs, new ones get the next free ones, the
 * last of them first, since what has the highest id stands at the top of the screen.
 */
export class MatchedIds {
  readonly #ids = new Map<string, number>();
  readonly #kept: ReadonlySet<number>;

  constructor(planned: readonly Planned[], present: readonly Present[], nextId: number) {
    const known = new Map(present.map(({ id, planningId }) => [planningId, id]));
    let free = nextId;
    for (const { planningId } of planned.toReversed()) {
      const id = known.get(planningId) ?? free;
      if (id === free) free += 1;
      this.#ids.set(planningId, id);
    }
    this.#kept = new Set(this.#ids.values());
  }

  /** The id of something planned. */
  of({ planningId }: Planned): number {
    const id = this.#ids.get(planningId);
    if (id === undefined) throw new Error('it is not of this plan');
    return id;
  }

  /** Whether what has this id is planned. */
  readonly has = ({ id }: { readonly id: number }): boolean => this.#kept.has(id);
}
