import type { DocumentContext } from '../content/document-context.ts';
import type { DocumentForm } from '../making/document-order.ts';
import { makeDocument } from '../making/make-document.ts';

/** Makes a document in the test's own thread. */
export const make = ({ catalogue }: DocumentContext, form: DocumentForm): Promise<Uint8Array> =>
  makeDocument({ ...form, pictures: { folder: catalogue.picturesFolder, edition: catalogue.fingerprint } });
