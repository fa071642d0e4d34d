import type { ResponseOf } from '@ramka/contract/endpoints';
import { LIST_FILE_BYTES } from '@ramka/domain/flat-list/list-file';
import { call } from './call.ts';

/** A file with a list: the text of a text file, or the sheets of a workbook. */
export type ListFile = { readonly name: string } & ResponseOf<'readTable'>;

/** The file exceeds the limit. */
export class FileTooLarge extends Error {}

/** The files that the dialog offers; others can be dropped as well. */
export const LIST_FILES = '.xlsx,.ods,.csv,.tsv,.txt';

/** Reads a file on the server. Throws `FileTooLarge` and `ApiFailure`. */
export const readListFile = async (projectId: string, file: File): Promise<ListFile> => {
  if (file.size > LIST_FILE_BYTES) throw new FileTooLarge();
  const content = base64Of(new Uint8Array(await file.arrayBuffer()));
  return { name: file.name, ...(await call('readTable', { params: { projectId }, body: { content } })) };
};

/** Bytes per call of `String.fromCharCode`, whose number of arguments is limited. */
const CHUNK = 0x80_00;

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
};
