import type { ResponseOf, BodyOf, FileEndpointName, QueryOf } from '@ramka/contract/endpoints';
import { type EndpointName, routes } from '@ramka/contract/routes';
import { ApiFailure, failureOf } from './failure.ts';

/** The body of a response with data from its headers. */
export type TaggedAnswer<Answer> = {
  readonly answer: Answer;
  /** Version of the resource; null if the server names none. */
  readonly etag: string | null;
  /** Id of the undo entry for what the request removed (docs/readings.md#r14); null if it removed nothing. */
  readonly undoId: number | null;
  /** Whether there are more results than the response contains (e-catalogue search, docs/readings.md#r15). */
  readonly more: boolean;
  /** Time at which the service worker cached the response; null if it comes from the server. */
  readonly cachedAt: Date | null;
};

/** Sends requests of the API. */
export type Caller = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<TaggedAnswer<ResponseOf<Name>>>;

/** Like `Caller`, for requests that a declared change has built or that were read from the queue. */
export type RequestCaller = <Name extends EndpointName>(
  name: Name,
  request: LooseInput,
) => Promise<TaggedAnswer<ResponseOf<Name>>>;

/** Creates a client of the API at a base address. `language` is called for each request. */
export const createCaller =
  (base: string, language: () => string): RequestCaller =>
  async <Name extends EndpointName>(name: Name, input: LooseInput) => {
    const response = await sendCall({ base, language }, name, input);
    const answer = await readAnswer(name, response, input.signal);
    const { headers } = response;
    const undoId = headers.get('x-removal');
    const cachedAt = headers.get('x-kept-at');
    return {
      answer,
      etag: headers.get('etag'),
      undoId: undoId === null ? null : Number(undoId),
      more: headers.has('x-more-results'),
      cachedAt: cachedAt === null ? null : new Date(cachedAt),
    };
  };

/** Responses of our own server are not validated. */
const readAnswer = async <Name extends EndpointName>(
  name: Name,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<Name>> => {
  const hasBody = response.status !== 204 && routes[name].method !== 'HEAD';
  try {
    const answer: ResponseOf<Name> = hasBody ? await inTime(response.json()) : undefined;
    return answer;
  } catch {
    signal?.throwIfAborted();
    throw new ApiFailure(response.status, 'unreadable');
  }
};

/** A downloaded file. */
export type AnsweredFile = {
  readonly content: Blob;
  readonly name: string;
  /** Symbols of articles that the format cannot contain. Absent if it contains all. */
  readonly omitted?: string;
};

/** Calls an endpoint that returns a document. */
export type DocumentCaller<Answer> = <Name extends FileEndpointName>(name: Name, input: CallInput<Name>) => Answer;

/** Sends requests of the API that return files: documents and project files. */
export type FileCaller = <Name extends FileEndpointName | 'readProjectFile'>(
  name: Name,
  input: CallInput<Name>,
) => Promise<AnsweredFile>;

/** Creates a client for files of the API at a base address. `language` is called for each request. */
export const createFileCaller =
  (base: string, language: () => string): FileCaller =>
  async (name, input) => {
    const response = await sendCall({ base, language }, name, input);
    // An HTML page comes from a captive portal rather than from the API.
    if (response.headers.get('content-type')?.startsWith('text/html') === true)
      throw new ApiFailure(response.status, 'unreadable');
    const content = await response.blob().catch(() => {
      input.signal?.throwIfAborted();
      throw new ApiFailure(response.status, 'unreadable');
    });
    const { headers } = response;
    const omitted = decoded(headers.get('x-omitted-articles') ?? '');
    return { content, name: fileNameOf(headers.get('content-disposition') ?? ''), ...(omitted && { omitted }) };
  };

/**
 * Returns the file name in a `Content-Disposition` header: the UTF-8 one, or else the ASCII one (docs/readings.md#r11,
 * RFC 6266).
 */
export const fileNameOf = (disposition: string): string => {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return (extended && decoded(extended)) || plain || 'ramka';
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Address of the server without `/api`, and language of requests. `language` is called for each request. */
export type CallPlace = { readonly base: string; readonly language: () => string };

/** Input of any request. */
export type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends a request and returns the successful response. Throws an `ApiFailure`, or the abort reason of an aborted
 * request, even if a response has already arrived.
 */
export const sendCall = async (
  { base, language }: CallPlace,
  name: EndpointName,
  { body, ifMatch, key, signal, ...rest }: LooseInput,
): Promise<Response> => {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language() });
  if (ifMatch !== undefined) {
    headers.set('If-Match', ifMatch);
  }
  if (key !== undefined) {
    headers.set('Idempotency-Key', key);
  }
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  const response = await send(base + addressOf(name, rest), {
    method: routes[name].method,
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) {
    const failure = await failureOf(response);
    signal?.throwIfAborted();
    throw failure;
  }
  return response;
};

/** Returns the address at which any browser can download a document without headers or a body. */
export const createDocumentAddress =
  (base: string, language: () => string): DocumentCaller<string> =>
  (name, input) => {
    const { params, body }: LooseInput = input;
    const query = { ...(body === undefined ? {} : { body: JSON.stringify(body) }), lang: language() };
    return base + addressOf(name, { params: params ?? {}, query });
  };

/** Returns path and query of a request with its parameters filled in. */
const addressOf = (name: EndpointName, { params = {}, query = {} }: Pick<LooseInput, 'params' | 'query'>): string => {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  // Commas need no escape in a query, and encoding them would triple the length of lists of ids.
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search === '' ? `/api${path}` : `/api${path}?${search}`;
};

/**
 * Milliseconds for a read request to receive its headers, and for the rest of any response, so that no screen waits
 * forever.
 */
const ANSWER_TIMEOUT = 60_000;

const send = async (address: string, init: RequestInit & { readonly headers: Headers }): Promise<Response> => {
  // Browsers follow a redirected change with a GET request, whose response would be mistaken for that of the change.
  if (init.method !== 'GET') return reached(fetch(address, { ...init, redirect: 'error' }), init);
  return inTime(reached(fetch(address, init), init));
};

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure(504, 'unreachable')), ANSWER_TIMEOUT);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
};

const reached = (answer: Promise<Response>, { signal }: RequestInit): Promise<Response> =>
  answer.catch(() => {
    signal?.throwIfAborted();
    throw new ApiFailure(0, 'unreachable');
  });

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Names of the path parameters of an endpoint. */
export type ParamNames<Name extends EndpointName> = NamesIn<(typeof routes)[Name]['path']>;

/** A required field if the endpoint has this part; `unknown` if it does not. */
export type Needed<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };

/** Input of a request: path parameters, query and body, as far as the endpoint has them. */
export type CallInput<Name extends EndpointName> = Needed<
  'params',
  [ParamNames<Name>] extends [never] ? undefined : { readonly [K in ParamNames<Name>]: string | number }
> &
  Needed<'query', QueryOf<Name>> &
  Needed<'body', BodyOf<Name>> & {
    /** Entity tag that the resource must still have (docs/readings.md#r13). */
    readonly ifMatch?: string | undefined;
    /**
     * Idempotency key, under which the server applies the change only once
     * (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md).
     */
    readonly key?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  };
