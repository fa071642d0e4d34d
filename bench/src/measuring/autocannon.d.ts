/** The part of autocannon's interface that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  type Request = {
    readonly method: 'GET' | 'PUT';
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  };
  type Options = {
    readonly url: string;
    readonly method?: 'GET' | 'PUT';
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
    readonly setupClient?: (client: { readonly setRequest: (request: Request) => void }) => void;
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
