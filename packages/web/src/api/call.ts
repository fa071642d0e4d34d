import type { AnswerOf } from '@ramka/contract/calls';
import { type CallName, routes } from '@ramka/contract/routes';
import { type Caller, type CallInput, createCaller, createFileCaller, type FileCaller } from './client.ts';
import { ApiFailure } from './failure.ts';

const language = (): string => document.documentElement.lang;
const caller = createCaller('', language);
const fileCaller = createFileCaller('', language);

/** Makes a call of the API and answers it together with its `ETag`; throws an `ApiFailure`. */
export const callWithTag: Caller = (name, input) => logFailure(name, caller(name, input));

/** Makes a call of the API that answers a file; throws an `ApiFailure`. */
export const callForFile: FileCaller = (name, input) => logFailure(name, fileCaller(name, input));

/** Makes a call of the API: `call('renameRoom', { params, body })`; throws an `ApiFailure`. */
export const call = async <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<AnswerOf<Name>> =>
  (await callWithTag(name, input)).answer;

/**
 * Writes a call that failed to the console, and lets the failure pass (docs/specification.md#s8-22). A `HEAD` asks
 * whether there is something: that there is not is an answer; and what was called off did not fail.
 */
export const logFailure = async <Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (failure) {
    const isAnswer = routes[name].method === 'HEAD' && failure instanceof ApiFailure && failure.status === 404;
    if (failure instanceof ApiFailure && !isAnswer) {
      // eslint-disable-next-line no-console -- the one place that may: docs/specification.md#s8-22 asks for it
      console.error(`${name} failed: ${failure.status} ${failure.code}`, failure);
    }
    throw failure;
  }
};
