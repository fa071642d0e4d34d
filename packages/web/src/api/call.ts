import type { AnswerOf } from '@ramka/contract/calls';
import { type CallName, routes } from '@ramka/contract/routes';
import { type Caller, type CallInput, createCaller, createFileCaller, type FileCaller } from './client.ts';
import { createStore, type Store } from '../page/store.ts';
import { ApiFailure } from './failure.ts';

/** The language in which calls ask. */
export const language = (): string => document.documentElement.lang;
const caller = createCaller('', language);
const fileCaller = createFileCaller('', language);

/** How many calls are under way (docs/specification.md#s4-29). */
const underWay = createStore(0);

/** See `underWay`, for who draws it. */
export const callsUnderWay: Pick<Store<number>, 'get' | 'subscribe'> = underWay;

/** Makes a call of the API and answers it together with its `ETag`; throws an `ApiFailure`. */
export const callWithTag: Caller = (name, input) => tellCall(name, caller(name, input));

/** Makes a call of the API that answers a file; throws an `ApiFailure`. */
export const callForFile: FileCaller = (name, input) => tellCall(name, fileCaller(name, input));

/** Makes a call of the API: `call('renameRoom', { params, body })`; throws an `ApiFailure`. */
export const call = async <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<AnswerOf<Name>> =>
  (await callWithTag(name, input)).answer;

/**
 * Counts a call while it is under way, writes one that failed to the console, and lets the failure pass
 * (docs/specification.md#s8-22). A `HEAD` asks
 * whether there is something: that there is not is an answer; and what was called off did not fail.
 */
export const tellCall = async <Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> => {
  underWay.set(underWay.get() + 1);
  try {
    return await answer;
  } catch (failure) {
    const isAnswer = routes[name].method === 'HEAD' && failure instanceof ApiFailure && failure.status === 404;
    if (failure instanceof ApiFailure && !isAnswer) {
      // eslint-disable-next-line no-console -- the one place that may: docs/specification.md#s8-22 asks for it
      console.error(`${name} failed: ${failure.status} ${failure.code}`, failure);
    }
    throw failure;
  } finally {
    underWay.set(underWay.get() - 1);
  }
};
