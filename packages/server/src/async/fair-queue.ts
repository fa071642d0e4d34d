/** The estimated wait in a queue is too long. */
export class QueueTooLong extends Error {
  override readonly name = 'QueueTooLong';
  /** Seconds until a retry may succeed. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too much work is waiting');
    this.retryAfter = retryAfter;
  }
}

/** A task in the queue: its client, its size, and a signal that aborts when its result is no longer needed. */
export type QueuedWork = { readonly client: string; readonly size: number; readonly signal: AbortSignal };

/** Determines which tasks may run at the same time. */
export type Capacity = {
  /** Whether a task may start while tasks of the given sizes run. */
  readonly admits: (size: number, running: readonly number[]) => boolean;
  /** Whether a task is large. Smaller tasks may overtake large ones. */
  readonly isLarge: (size: number) => boolean;
  /** Whether sizes are estimated durations in milliseconds. */
  readonly isTime: boolean;
  /** Number of tasks that progress in parallel. */
  readonly parallel: number;
  /** Initial estimate of milliseconds per unit of size, until measured. */
  readonly pace: number;
  /** Maximum of the measured milliseconds per unit of size. */
  readonly maxPace: number;
};

/** A number of places. Tasks of at least size `large` never take the last one. */
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
  maxPace: Infinity,
});

/** Maximum number of running tasks that have exceeded the budget, at which smaller ones may still start. */
const MAX_OVERDUE = 2;

/**
 * Maximum factor by which time estimates are assumed to be exceeded. A busy machine delays a task of one millisecond by a
 * hundred, but not a task of a second by a hundred seconds.
 */
const MAX_SLOWDOWN = 10;

/** Tasks that exceed the budget by at most this factor do not wait for a much longer one. */
export const MODERATE = 2;

/**
 * A budget of estimated milliseconds for concurrent tasks. One task that exceeds the budget may run in addition, or two if
 * the second exceeds it only moderately.
 */
export const timeBudget = (limit: number): Capacity => ({
  admits: (size, running) => {
    const late = running.filter((time) => time > limit).length;
    if (size > limit) return late <= (size <= MODERATE * limit ? 1 : 0);
    return late <= MAX_OVERDUE && running.reduce((sum, time) => (time > limit ? sum : sum + time), size) <= limit;
  },
  isLarge: (size) => size > limit,
  isTime: true,
  parallel: 1,
  pace: 1,
  maxPace: MAX_SLOWDOWN,
});

/** Interval in milliseconds at which waiting tasks are checked again. */
const LOOK_INTERVAL = 50;

/** A turn of a task. The owner must end it with `leave`. */
export type Turn = { readonly size: number; readonly finish: number; readonly client: string; started: number };

/**
 * Weighted fair queueing: a task is scheduled after its client's earlier tasks, plus its own size. Small tasks thus
 * precede large ones of other clients, and a client's tenth task follows the first task of everyone else.
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

  /** `timeout` is the maximum wait in milliseconds. */
  constructor(capacity: Capacity, timeout: number) {
    this.#capacity = capacity;
    this.#timeout = timeout;
    this.#pace = capacity.pace;
  }

  /** Runs a task in its turn. Rejects like `enter`. */
  async run<Result>(work: QueuedWork, act: () => Promise<Result>): Promise<Result> {
    const turn = await this.enter(work);
    try {
      return await act();
    } finally {
      this.leave(turn);
    }
  }

  /** Starts a task immediately if none is waiting and the capacity admits it; undefined otherwise. */
  tryEnter(client: string, size: number): Turn | undefined {
    if (this.#waiting.size > 0 || !this.#admits(size)) return undefined;
    const turn = this.#turnOf(client, size);
    this.#lastFinishes.set(client, turn.finish);
    this.#start(turn);
    return turn;
  }

  /**
   * Resolves when the task may start. Rejects with `QueueTooLong` if the wait would be too long, and with the signal's
   * reason on abort.
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

  leave(turn: Turn): void {
    this.#running.delete(turn);
    const pace = (performance.now() - turn.started) / turn.size;
    // Limited, because the size of the task may have been a poor estimate.
    this.#pace += (Math.min(pace, 4 * this.#pace, this.#capacity.maxPace) - this.#pace) * 0.1;
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
      // A task that exceeds its estimate counts with its actual duration.
      isTime ? Math.max(turn.size, now - turn.started) : turn.size,
    );
    return this.#capacity.admits(size, running);
  }

  /** The total size of tasks before a turn, divided by the parallelism. */
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

  /** Checks waiting tasks periodically, because running tasks may exceed their estimates. */
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
    // Large and small tasks overtake each other, but later ones do not overtake earlier ones indefinitely.
    const isFull = { large: false, small: false };
    for (const [turn, begin] of inOrder) {
      const kind = this.#capacity.isLarge(turn.size) ? 'large' : 'small';
      if (isFull[kind]) continue;
      if (!this.#admits(turn.size)) {
        isFull[kind] = true;
        continue;
      }
      this.#waiting.delete(turn);
      this.#start(turn);
      begin();
    }
  }
}
