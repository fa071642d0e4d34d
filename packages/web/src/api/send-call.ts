import { routes, type CallName } from '@ramka/contract/routes';
import { ApiFailure } from './api-failure.ts';
import type { CallInput } from './call-input.ts';
import { failureOf } from './failure-of.ts';

/** Where calls go, and the language of the visitor at the time of the call. */
export type CallPlace = { readonly origin: string; readonly language: () => string };

type Loose = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Sends a call of the API and answers what came back if it succeeded; throws an `ApiFailure`. */
export const sendCall = async <Name extends CallName>(
  { origin, language }: CallPlace,
  name: Name,
  input: CallInput<Name>,
): Promise<Response> => {
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
  return response;
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
