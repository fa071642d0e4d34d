import type { AnswerOf } from '@ramka/contract/calls';
import { routes, type CallName } from '@ramka/contract/routes';
import { ApiFailure } from './api-failure.ts';
import type { CallInput } from './call-input.ts';
import { failureOf } from './failure-of.ts';

/** What a call answered, and what came with it. */
export type TaggedAnswer<Answer> = {
  readonly answer: Answer;
  /** The version of what was read or changed; null where the server names none. */
  readonly etag: string | null;
  readonly status: number;
  /** Whether there was more than the answer holds (e-catalogue search, reading R15). */
  readonly more: boolean;
};

/** Makes calls of the API. */
export type Caller = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<TaggedAnswer<AnswerOf<Name>>>;

type Loose = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** A caller of the API at an origin, in whatever language is spoken at the time of the call. */
export const createCaller =
  (origin: string, language: () => string): Caller =>
  async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const { body, ifMatch, signal, ...rest }: Loose = input;
    const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language() });
    if (ifMatch !== undefined) {
      headers.set('If-Match', ifMatch);
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
      throw await failureOf(response);
    }
    const answer = await readAnswer(name, response);
    const { headers: sent, status } = response;
    return { answer, etag: sent.get('etag'), status, more: sent.has('x-more-results') };
  };

/** Path and query of a call, with what varies filled in. */
const addressOf = (name: CallName, { params = {}, query = {} }: Pick<Loose, 'params' | 'query'>): string => {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? `/api${path}` : `/api${path}?${search}`;
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted === true) {
      throw error;
    }
    throw new ApiFailure(0, 'unreachable');
  }
};

/** What our own server says is taken at its word. */
const readAnswer = async <Name extends CallName>(name: Name, response: Response): Promise<AnswerOf<Name>> => {
  const hasBody = response.status !== 204 && routes[name].method !== 'HEAD';
  try {
    const answer: AnswerOf<Name> = hasBody ? await response.json() : undefined;
    return answer;
  } catch {
    throw new ApiFailure(response.status, 'unreadable');
  }
};
