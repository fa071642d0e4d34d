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
  /** Whether sizes are expected times, in milliseconds. */
  readonly isTime: boolean;
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
  isTime: false,
  parallel: count,
  pace,
});

/** Work that takes longer than a budget of time, and may run at the same time: one that was expected to, and some that were not. */
const MOST_LATE = 2;

/** Work whose expected times add up to a budget, in milliseconds, and one piece beside it that takes longer than the budget. */
export const timeBudget = (most: number): Capacity => ({
  admits: (size, running) => {
    const late = running.filter((time) => time > most).length;
    if (size > most) return late === 0;
    return late <= MOST_LATE && running.reduce((sum, time) => (time > most ? sum : sum + time), size) <= most;
  },
  isLarge: (size) => size > most,
  isTime: true,
  parallel: 1,
  pace: 1,
});

/** Milliseconds after which a queue looks again at what is running. */
const LOOK_INTERVAL = 50;

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
  #timer: NodeJS.Timeout | undefined;
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
      this.#lookAgain();
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
    const now = performance.now();
    const { isTime } = this.#capacity;
    const running = [...this.#running].map((turn) =>
      // Work that takes longer than it was expected to counts as what it is.
      isTime ? Math.max(turn.size, now - turn.started) : turn.size,
    );
    return this.#capacity.admits(size, running);
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

  /** Looks again while work waits: what is running may have turned out to be larger than it was expected to be. */
  #lookAgain(): void {
    if (this.#waiting.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#startNext();
      this.#lookAgain();
    }, LOOK_INTERVAL).unref();
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
