import type { FileCallName } from '@ramka/contract/calls';
import { ApiFailure } from '../api-failure.ts';
import type { CallInput } from '../call-input.ts';
import { fileNameOf } from './file-name-of.ts';
import { sendCall } from '../send-call.ts';

/** A file that a call answered. */
export type AnsweredFile = { readonly content: Blob; readonly name: string };

/** Makes the calls of the API that answer files. */
export type FileCaller = <Name extends FileCallName>(name: Name, input: CallInput<Name>) => Promise<AnsweredFile>;

/** A caller of the API at an origin for files, in whatever language is spoken at the time of the call. */
export const createFileCaller =
  (origin: string, language: () => string): FileCaller =>
  async (name, input) => {
    const response = await sendCall({ origin, language }, name, input);
    const content = await response.blob().catch((error: unknown) => {
      throw input.signal?.aborted === true ? error : new ApiFailure(response.status, 'unreadable');
    });
    return { content, name: fileNameOf(response.headers.get('content-disposition') ?? '') };
  };
