/** The part of autocannon's interface that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  type Options = {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
  };
  type Outcome = {
    readonly '2xx': number;
    readonly '3xx': number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: { readonly total: number };
    readonly statusCodeStats: unknown;
  };
  function autocannon(options: Options): PromiseLike<Outcome>;
  export = autocannon;
}
