import type { FastifyRequest } from 'fastify';
import type { Language } from '@ramka/domain/text';
import type { ProjectServices } from '../projects/project-services.ts';
import { documentContext, type DocumentContext } from './content/document-context.ts';
import type { AnsweredFile } from './files/add-file-call.ts';
import { fileName } from './files/file-name.ts';
import type { DocumentMaker, Orderer } from './making/document-maker.ts';
import type { DocumentForm } from './making/document-order.ts';

/** What the calls that answer documents work with. */
export type DocumentServices = Pick<ProjectServices, 'store' | 'catalogue' | 'deployment'> & {
  readonly maker: DocumentMaker;
  /** Where visitors reach this server; undefined: as they called it. */
  readonly publicUrl: string | undefined;
};

/** The context of a document for one caller. */
export const contextFor = (
  { catalogue, deployment, publicUrl }: DocumentServices,
  request: Pick<FastifyRequest, 'protocol' | 'host'> & { readonly language: Language },
): DocumentContext =>
  documentContext({
    language: request.language,
    catalogue,
    publisher: deployment.copyrightHolder,
    appAddress: `${publicUrl ?? originOf(request)}${deployment.basePath}`,
    now: Date.now(),
    timeZone: deployment.timeZone,
  });

/** A header can hold anything; a code of a longer address could not be read. */
const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  /^[a-z0-9.-]{1,120}(:[0-9]{1,5})?$/i.test(host) ? `${protocol}://${host}` : '';

/** Makes a document, and names it after its project, what it is about, and what it is. */
export const answerDocument = async (
  { maker, catalogue }: DocumentServices,
  form: DocumentForm,
  orderer: Orderer,
): Promise<AnsweredFile> => {
  const pictures = { folder: catalogue.picturesFolder, edition: catalogue.fingerprint };
  const { projectName, title, kindName } = form.content.heading;
  return {
    bytes: await maker.make({ ...form, pictures }, orderer),
    name: fileName([projectName, title, kindName], endings[form.form]),
  };
};

const endings = { pdf: 'pdf', workbook: 'xlsx', csv: 'csv' } as const;
