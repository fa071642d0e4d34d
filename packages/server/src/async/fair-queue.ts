/** Work that would wait too long in a queue. */
export class QueueTooLong extends Error {
  override readonly name = 'QueueTooLong';
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too much work is waiting');
    this.retryAfter = retryAfter;
  }
}

/** Work that waits for its turn: whose it is, its size, and a signal that aborts when nobody wants it any more. */
export type QueuedWork = { readonly client: string; readonly size: number; readonly signal: AbortSignal };

/** How much work a queue does at a time. */
export type Capacity = {
  /** Whether work of a size may start beside work of these sizes. */
  readonly admits: (size: number, running: readonly number[]) => boolean;
  /** Whether work is large: smaller work need not wait behind it. */
  readonly isLarge: (size: number) => boolean;
  /** Pieces of work that advance at the same time. */
  readonly parallel: number;
  /** Milliseconds that work of size 1 takes, until that is measured. */
  readonly pace: number;
};

/** A number of places, of which work from a size on never takes the last one. */
export const places = (
  count: number,
  { large, pace }: { readonly large: number; readonly pace: number },
): Capacity => ({
  admits: (size, running) =>
    running.length < count &&
    (size < large || count === 1 || running.filter((other) => other >= large).length < count - 1),
  isLarge: (size) => size >= large,
  parallel: count,
  pace,
});

/** Work whose sizes add up to a budget, and one piece beside it that is larger than the budget. */
export const budget = (most: number, pace: number): Capacity => ({
  admits: (size, running) => {
    if (size > most) return running.every((other) => other <= most);
    return running.reduce((sum, other) => (other > most ? sum : sum + other), size) <= most;
  },
  isLarge: (size) => size > most,
  parallel: 1,
  pace,
});

/** A turn in a queue. Whoever gets one has to end it. */
export type Turn = { readonly size: number; readonly finish: number; readonly client: string; started: number };

/**
 * Weighted fair queueing: the place of work is where its client's earlier work ends, and its own size after that. Small work is
 * done before the large work of others, and the tenth piece of one client behind the first piece of everybody.
 */
export class FairQueue {
  readonly #capacity: Capacity;
  readonly #timeout: number;
  readonly #waiting = new Map<Turn, () => void>();
  readonly #running = new Set<Turn>();
  readonly #lastFinishes = new Map<string, number>();
  #now = 0;
  #pace: number;

  /** `timeout`: how long work may wait, in milliseconds. */
  constructor(capacity: Capacity, timeout: number) {
    this.#capacity = capacity;
    this.#timeout = timeout;
    this.#pace = capacity.pace;
  }

  /** Does work in its turn. Rejects as `enter` does. */
  async run<Result>(work: QueuedWork, act: () => Promise<Result>): Promise<Result> {
    const turn = await this.enter(work);
    try {
      return await act();
    } finally {
      this.leave(turn);
    }
  }

  /** Starts work at once where nothing waits and it may; undefined: it has to wait. */
  tryEnter(client: string, size: number): Turn | undefined {
    if (this.#waiting.size > 0 || !this.#admits(size)) return undefined;
    const turn = this.#turnOf(client, size);
    this.#lastFinishes.set(client, turn.finish);
    this.#start(turn);
    return turn;
  }

  /**
   * Resolves when work may start. Rejects with `QueueTooLong` where it would wait too long, and with the signal's reason when nobody wants it
   * any more.
   */
  enter({ client, size, signal }: QueuedWork): Promise<Turn> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const turn = this.#turnOf(client, size);
    const wait = this.#sizeBefore(turn) * this.#pace;
    if (wait > this.#timeout) {
      const retryAfter = Math.ceil((wait - this.#timeout) / 1000) + 1;
      return Promise.reject(new QueueTooLong(retryAfter));
    }
    this.#lastFinishes.set(client, turn.finish);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.delete(turn);
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.set(turn, () => {
        signal.removeEventListener('abort', abort);
        resolve(turn);
      });
      this.#startNext();
    });
  }

  /** Ends a turn. */
  leave(turn: Turn): void {
    this.#running.delete(turn);
    const pace = (performance.now() - turn.started) / turn.size;
    // Work whose size was not known says little.
    this.#pace += (Math.min(pace, 4 * this.#pace) - this.#pace) * 0.1;
    this.#startNext();
    if (this.#running.size === 0) this.#lastFinishes.clear();
  }

  #turnOf(client: string, size: number): Turn {
    const finish = Math.max(this.#now, this.#lastFinishes.get(client) ?? 0) + size;
    return { client, size, finish, started: 0 };
  }

  #admits(size: number): boolean {
    if (this.#running.size === 0) return true;
    return this.#capacity.admits(
      size,
      [...this.#running].map((turn) => turn.size),
    );
  }

  /** The size of what is done before a turn, shared among what advances at the same time. */
  #sizeBefore({ size, finish }: Turn): number {
    if (this.#admits(size)) return 0;
    const earlier = [...this.#waiting.keys()].filter((other) => other.finish <= finish);
    return [...this.#running, ...earlier].reduce((sum, turn) => sum + turn.size, 0) / this.#capacity.parallel;
  }

  #start(turn: Turn): void {
    turn.started = performance.now();
    this.#running.add(turn);
    this.#now = Math.max(this.#now, turn.finish - turn.size);
  }

  #startNext(): void {
    if (this.#waiting.size === 0) return;
    const inOrder = [...this.#waiting].toSorted(([one], [other]) => one.finish - other.finish);
    let isFull = false;
    for (const [turn, begin] of inOrder) {
      const isLarge = this.#capacity.isLarge(turn.size);
      // Smaller work that came later must not keep overtaking.
      if (isFull && !isLarge) continue;
      if (!this.#admits(turn.size)) {
        isFull ||= !isLarge;
        continue;
      }
      this.#waiting.delete(turn);
      this.#start(turn);
      begin();
    }
  }
}
