import type { ResponseOf } from '@ramka/contract/endpoints';
import { type EndpointName, routes } from '@ramka/contract/routes';
import {
  type Caller,
  type CallInput,
  createCaller,
  createDocumentAddress,
  createFileCaller,
  type DocumentCaller,
  type FileCaller,
  type RequestCaller,
} from './client.ts';
import { probeConnection } from '../platform/connection.ts';
import { createStore, type Store } from '../platform/store.ts';
import { ApiFailure, isUnanswered } from './failure.ts';

/** The language in which calls ask. */
export const language = (): string => document.documentElement.lang;
const caller = createCaller('', language);
const fileCaller = createFileCaller('', language);

/** Returns the address of a document in the current language. */
export const documentAddress: DocumentCaller<string> = createDocumentAddress(language);

/** How many calls are under way (docs/specification.md#s4-29). */
const inFlight = createStore(0);

/** See `inFlight`, for who draws it. */
export const requestsInFlight: Pick<Store<number>, 'get' | 'subscribe'> = inFlight;

/** Makes a call of the API whose request a declaration built; throws an `ApiFailure`. */
export const sendRequest: RequestCaller = async (name, request) => {
  const tagged = await trackRequest(name, caller(name, request));
  // The service worker has answered in place of the server.
  if (tagged.keptAt !== null) void probeConnection();
  return tagged;
};

/** Makes a call of the API and answers it together with its `ETag`; throws an `ApiFailure`. */
export const callWithTag: Caller = sendRequest;

/** Makes a call of the API that answers a file; throws an `ApiFailure`. */
export const callForFile: FileCaller = (name, input) => trackRequest(name, fileCaller(name, input));

/** Makes a call of the API: `call('renameRoom', { params, body })`; throws an `ApiFailure`. */
export const call = async <Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<ResponseOf<Name>> =>
  (await callWithTag(name, input)).answer;

/**
 * Counts a call while it is under way, writes one that failed to the console, and lets the failure pass
 * (docs/specification.md#s8-22); where nobody answered, only once it is known whether there is a connection. A `HEAD` asks
 * now and then whether there is something: that there is not is an answer; and what was called off did not fail.
 */
export const trackRequest = async <Answer>(name: EndpointName, answer: Promise<Answer>): Promise<Answer> => {
  inFlight.set(inFlight.get() + 1);
  try {
    return await answer;
  } catch (failure) {
    const isPoll = routes[name].method === 'HEAD';
    if (failure instanceof ApiFailure && !(isPoll && failure.status === 404)) {
      // eslint-disable-next-line no-console -- the one place that may: docs/specification.md#s8-22 asks for it
      console.error(`${name} failed: ${failure.status} ${failure.code}`, failure);
    }
    if (!isPoll && isUnanswered(failure)) await probeConnection();
    throw failure;
  } finally {
    inFlight.set(inFlight.get() - 1);
  }
};
