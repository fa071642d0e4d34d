import { ApiProblem } from '../http/errors.ts';

/** Work that waits for a place: whose it is, how much it is (in sets), and a signal for when nobody wants it any more. */
export type Waiting = { readonly network: string; readonly size: number; readonly left: AbortSignal };

/** Does work in a few places: small work first, and each network in its turn. */
export type FairQueue = {
  /** Rejects with 503 and when to try again where it would wait too long, and when nobody wants it any more. */
  readonly run: <Answer>(waiting: Waiting, work: () => Promise<Answer>) => Promise<Answer>;
};

/** From so many sets on a document is large: one place is kept from these. */
const LARGE = 100;

/** What a set takes until it is known, in milliseconds. */
const FIRST_PACE = 15;

/** What every document takes beside its sets, as if it had so many more. */
const BESIDE = 5;

/**
 * Weighted fair queueing: an order's place in the line is where its network's orders before it end, and its own size
 * after that. A small order stands before the large ones of others, and the tenth large one of a network behind everybody's first.
 * `timeout`: how long one may wait, in milliseconds.
 */
export const fairQueue = (places: number, timeout: number): FairQueue => {
  const line = new Line(places);
  let pace = FIRST_PACE;
  return {
    run: async ({ network, size, left }, work) => {
      left.throwIfAborted();
      const order = line.orderOf(network, size + BESIDE);
      const wait = line.before(order) * pace;
      if (wait > timeout)
        throw new ApiProblem('unavailable', [], { retryAfter: Math.ceil((wait - timeout) / 1000) + 1 });
      await line.enter(order, left);
      const begun = performance.now();
      try {
        const answer = await work();
        pace += ((performance.now() - begun) / order.weight - pace) * 0.1;
        return answer;
      } finally {
        line.leave(order);
      }
    },
  };
};

/** An order in the line; `finish` is its place. */
type Order = { readonly network: string; readonly weight: number; readonly finish: number };

/** Who waits and who is at work. */
class Line {
  readonly #places: number;
  readonly #waiting = new Map<Order, () => void>();
  readonly #working = new Set<Order>();
  readonly #lastFinishes = new Map<string, number>();
  #now = 0;

  constructor(places: number) {
    this.#places = places;
  }

  orderOf(network: string, weight: number): Order {
    return { network, weight, finish: Math.max(this.#now, this.#lastFinishes.get(network) ?? 0) + weight };
  }

  /** What stands before an order, by the places that do it. */
  before({ finish }: Order): number {
    if (this.#working.size < this.#places) return 0;
    const earlier = [...this.#working, ...[...this.#waiting.keys()].filter((other) => other.finish <= finish)];
    return earlier.reduce((sum, { weight }) => sum + weight, 0) / this.#places;
  }

  /** Resolves when there is a place for an order; rejects when nobody wants it any more. */
  enter(order: Order, left: AbortSignal): Promise<void> {
    this.#lastFinishes.set(order.network, order.finish);
    return new Promise((resolve, reject) => {
      const goAway = (): void => {
        this.#waiting.delete(order);
        reject(left.reason);
      };
      left.addEventListener('abort', goAway, { once: true });
      this.#waiting.set(order, () => {
        left.removeEventListener('abort', goAway);
        resolve();
      });
      this.#startNext();
    });
  }

  leave(order: Order): void {
    this.#working.delete(order);
    this.#startNext();
    if (this.#working.size === 0) this.#lastFinishes.clear();
  }

  #startNext(): void {
    const inLine = [...this.#waiting].toSorted(([one], [other]) => one.finish - other.finish);
    for (const [order, start] of inLine) {
      if (!this.#mayStart(order)) continue;
      this.#waiting.delete(order);
      this.#working.add(order);
      this.#now = Math.max(this.#now, order.finish - order.weight);
      start();
    }
  }

  #mayStart({ weight }: Order): boolean {
    if (this.#working.size >= this.#places) return false;
    const large = [...this.#working].filter((other) => other.weight >= LARGE).length;
    return weight < LARGE || this.#places === 1 || large < this.#places - 1;
  }
}
