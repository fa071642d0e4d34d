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
import { publicPath } from '../platform/public-path.ts';
import { createStore, type Store } from '../platform/store.ts';
import { ApiFailure, isUnanswered } from './failure.ts';

/** Language of the requests. */
export const language = (): string => document.documentElement.lang;
const caller = createCaller(publicPath(''), language);
const fileCaller = createFileCaller(publicPath(''), language);

/** Returns the address of a document in the current language. */
export const documentAddress: DocumentCaller<string> = createDocumentAddress(publicPath(''), language);

/** Number of requests in flight (docs/specification.md#s4-29). */
const inFlight = createStore(0);

/** Number of requests in flight, read-only. */
export const requestsInFlight: Pick<Store<number>, 'get' | 'subscribe'> = inFlight;

/** Sends a request that a declared change has built. Throws an `ApiFailure`. */
export const sendRequest: RequestCaller = async (name, request) => {
  const tagged = await trackRequest(name, caller(name, request));
  // The service worker has responded from its cache in place of the server.
  if (tagged.cachedAt !== null) void probeConnection();
  return tagged;
};

/** Sends a request and returns the response together with its `ETag`. Throws an `ApiFailure`. */
export const callWithTag: Caller = (name, input) => sendRequest(name, input);

/** Sends a request for a file. Throws an `ApiFailure`. */
export const callForFile: FileCaller = (name, input) => trackRequest(name, fileCaller(name, input));

/** Sends a request of the API: `call('renameRoom', { params, body })`. Throws an `ApiFailure`. */
export const call = async <Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<ResponseOf<Name>> =>
  (await callWithTag(name, input)).answer;

/**
 * Counts a request while it is in flight, and logs a failure to the console before rethrowing it
 * (docs/specification.md#s8-22). Without a response, the connection is probed before the error is thrown, so that callers know whether the
 * device is offline. Aborted requests, and polls by `HEAD` that return 404, are not logged.
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
