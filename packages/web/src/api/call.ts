import type { AnswerOf } from '@ramka/contract/calls';
import type { CallName } from '@ramka/contract/routes';
import type { CallInput } from './call-input.ts';
import { createCaller, type Caller } from './create-caller.ts';
import { createFileCaller, type FileCaller } from './create-file-caller.ts';

/** Makes a call of the API and answers it together with its `ETag`; throws an `ApiFailure`. */
export const callWithTag: Caller = createCaller('', () => document.documentElement.lang);

/** Makes a call of the API that answers a file; throws an `ApiFailure`. */
export const callForFile: FileCaller = createFileCaller('', () => document.documentElement.lang);

/** Makes a call of the API: `call('renameRoom', { params, body })`; throws an `ApiFailure`. */
export const call = async <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<AnswerOf<Name>> =>
  (await callWithTag(name, input)).answer;
