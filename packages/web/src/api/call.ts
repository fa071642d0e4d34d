import type { AnswerOf } from '@ramka/contract/calls';
import type { CallName } from '@ramka/contract/routes';
import type { CallInput } from './call-input.ts';
import { createCaller, type Caller } from './create-caller.ts';
import { createFileCaller, type FileCaller } from './files/create-file-caller.ts';
import { logFailure } from './log-failure.ts';

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
