import type { ResponseOf, BodyOf, FileEndpointName, QueryOf } from '@ramka/contract/endpoints';
import { type EndpointName, routes } from '@ramka/contract/routes';
import { ApiFailure, failureOf } from './failure.ts';

/** What a call answered, and what came with it. */
export type TaggedAnswer<Answer> = {
  readonly answer: Answer;
  /** The version of what was read or changed; null where the server names none. */
  readonly etag: string | null;
  /** What the call removed, to have it given back (docs/readings.md#r14); null where it removed nothing. */
  readonly removal: number | null;
  /** Whether there was more than the answer holds (e-catalogue search, docs/readings.md#r15). */
  readonly more: boolean;
  /** When the service worker kept it, which answered in place of the server; null: it is the server's, of this moment. */
  readonly keptAt: Date | null;
};

/** Makes calls of the API. */
export type Caller = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<TaggedAnswer<ResponseOf<Name>>>;

/** As `Caller`, for requests that a declaration built or that were read from the queue. */
export type RequestCaller = <Name extends EndpointName>(
  name: Name,
  request: LooseInput,
) => Promise<TaggedAnswer<ResponseOf<Name>>>;

/** A caller of the API at an origin, in whatever language is spoken at the time of the call. */
export const createCaller =
  (origin: string, language: () => string): RequestCaller =>
  async <Name extends EndpointName>(name: Name, input: LooseInput) => {
    const response = await sendCall({ origin, language }, name, input);
    const answer = await readAnswer(name, response, input.signal);
    const { headers } = response;
    const removal = headers.get('x-removal');
    const keptAt = headers.get('x-kept-at');
    return {
      answer,
      etag: headers.get('etag'),
      removal: removal === null ? null : Number(removal),
      more: headers.has('x-more-results'),
      keptAt: keptAt === null ? null : new Date(keptAt),
    };
  };

/** What our own server says is taken at its word. */
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

/** A file that a call answered. */
export type AnsweredFile = {
  readonly content: Blob;
  readonly name: string;
  /** Symbols of articles that the format cannot contain. Absent if it contains all. */
  readonly omitted?: string;
};

/** Calls an endpoint that returns a document. */
export type DocumentCaller<Answer> = <Name extends FileEndpointName>(name: Name, input: CallInput<Name>) => Answer;

/** Makes the calls of the API that answer files: documents, and a project as a file. */
export type FileCaller = <Name extends FileEndpointName | 'readProjectFile'>(
  name: Name,
  input: CallInput<Name>,
) => Promise<AnsweredFile>;

/** A caller of the API at an origin for files, in whatever language is spoken at the time of the call. */
export const createFileCaller =
  (origin: string, language: () => string): FileCaller =>
  async (name, input) => {
    const response = await sendCall({ origin, language }, name, input);
    // A page that asks to log into a network is not what was asked for.
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
 * The name of a file in a `Content-Disposition`: the one in UTF-8, else the one in ASCII (docs/readings.md#r11, RFC
 * 6266).
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

/** Where calls go, and the language of the visitor at the time of the call. */
export type CallPlace = { readonly origin: string; readonly language: () => string };

/** What a call needs, whichever it is. */
export type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends a call of the API and answers what came back if it succeeded; throws an `ApiFailure`. A call that was called
 * off did not fail, however far it had come: it throws the abort.
 */
export const sendCall = async (
  { origin, language }: CallPlace,
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
  const response = await send(origin + addressOf(name, rest), {
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
  (language: () => string): DocumentCaller<string> =>
  (name, input) => {
    const { params, body }: LooseInput = input;
    const query = { ...(body === undefined ? {} : { body: JSON.stringify(body) }), lang: language() };
    return addressOf(name, { params: params ?? {}, query });
  };

/** Path and query of a call, with what varies filled in. */
const addressOf = (name: EndpointName, { params = {}, query = {} }: Pick<LooseInput, 'params' | 'query'>): string => {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  // Commas need no escape in a query, and lists of ids consist of little else.
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search === '' ? `/api${path}` : `/api${path}?${search}`;
};

/** Milliseconds for an answer to a read to begin, and for the rest of any answer, so that no screen waits for ever. */
const ANSWER_TIMEOUT = 60_000;

const send = async (address: string, init: RequestInit & { readonly headers: Headers }): Promise<Response> => {
  // Where something on the way sends a change elsewhere, browsers would read there, and take that for its answer.
  if (init.method !== 'GET') return reached(fetch(address, { ...init, redirect: 'error' }), init);
  return inTime(reached(fetch(address, init), init));
};

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiFailure(504, 'unreachable')), ANSWER_TIMEOUT);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
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

/** The names of what varies in the path of a call. */
export type ParamNames<Name extends EndpointName> = NamesIn<(typeof routes)[Name]['path']>;

/** A field that is required where the call has such a part, and unknown where it has none. */
export type Needed<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };

/** What a call needs: what varies in its path, its query and its body, each only where it has one. */
export type CallInput<Name extends EndpointName> = Needed<
  'params',
  [ParamNames<Name>] extends [never] ? undefined : { readonly [K in ParamNames<Name>]: string | number }
> &
  Needed<'query', QueryOf<Name>> &
  Needed<'body', BodyOf<Name>> & {
    /** The `ETag` that must still hold (docs/readings.md#r13). */
    readonly ifMatch?: string | undefined;
    /** Under which the server makes the change once (docs/decisions/0120-idempotency-keys-are-stored-with-the-change.md). */
    readonly key?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  };
