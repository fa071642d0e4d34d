import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { endpoints, type FileEndpointName } from '@ramka/contract/endpoints';
import type { SharePurpose } from '@ramka/contract/routes';
import type { DocumentType } from '@ramka/contract/wire/document';
import { type Language, languageOfCode } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type EndpointParts, type EndpointRequest, routeOf } from '../http/endpoint.ts';
import type { HttpError } from '../http/errors.ts';
import { contentDisposition, fileName } from '../http/file-names.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { validatePart } from '../http/validation.ts';
import { findMountedLink, findPurposeLink } from '../project/purpose-links.store.ts';
import type { ProjectServices } from '../project/set-responses.ts';
import { documentContext, type DocumentContext } from './content/document-context.ts';
import type { RenderPool, Requester } from './render-pool.ts';
import type { RenderContent, RenderJob } from './render-worker.ts';

export type GeneratedFile = {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Symbols of articles that the format cannot contain, for the header `X-Omitted-Articles`. */
  readonly omitted?: readonly string[];
};

/** Registers an endpoint that returns a file. The requester's signal aborts if the connection closes early. */
export const registerFileEndpoint = <Name extends FileEndpointName>(
  api: FastifyInstance,
  name: Name,
  handler: (request: EndpointRequest<Name>, requester: Requester) => Promise<GeneratedFile>,
): void => {
  const { status, file, body }: Endpoint & { readonly file: DocumentType } = endpoints[name];
  const { schema, ...route } = routeOf(name);
  const answer = async (request: EndpointRequest<Name>, reply: FastifyReply): Promise<FastifyReply> => {
    const abort = new AbortController();
    reply.raw.once('close', () => abort.abort());
    try {
      const {
        bytes,
        name: fileName,
        omitted = [],
      } = await handler(request, { network: request.clientKey, signal: abort.signal });
      return await reply
        .code(status)
        .headers({ ...headersOf(file, fileName, request.language), ...omittedHeader(omitted) })
        .send(bytes);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      return reply.hijack();
    }
  };
  api.route<EndpointParts<Name>>({ ...route, schema, handler: answer });
  api.route<EndpointParts<Name>>({
    ...route,
    method: 'GET',
    exposeHeadRoute: false,
    schema: { ...(schema.params && { params: schema.params }) },
    preHandler: (request, _reply, done) => readAddress(request, body, done),
    handler: answer,
  });
};

/**
 * Reads the body and the language of a file from its address, for browsers that can only follow a link. The parameters are
 * `body`, the JSON that the endpoint otherwise takes as its body, and `lang`.
 */
const readAddress = (
  request: FastifyRequest,
  schema: z.ZodType | undefined,
  done: (error?: HttpError) => void,
): void => {
  const { lang, body } = addressParameters.parse(request.query);
  request.language = (lang === undefined ? undefined : languageOfCode(lang)) ?? request.language;
  if (schema === undefined) {
    done();
    return;
  }
  const read = validatePart(schema, 'body', parseJson(body ?? ''));
  if ('error' in read) {
    done(read.error);
    return;
  }
  Object.assign(request, { body: read.value });
  done();
};

const addressParameters = z.object({
  lang: z.string().optional().catch(undefined),
  body: z.string().optional().catch(undefined),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Percent-encoded, because symbols may contain any character. At most 20 symbols are named. */
const omittedHeader = (symbols: readonly string[]) =>
  symbols.length === 0
    ? {}
    : { 'x-omitted-articles': encodeURIComponent([...symbols.slice(0, 20), ...(symbols[20] ? ['…'] : [])].join(', ')) };

const headersOf = (file: DocumentType, name: string, language: Language) => ({
  vary: 'Accept-Language',
  'cache-control': 'private, no-store',
  'content-language': language,
  'content-type': file === 'text/csv' ? 'text/csv; charset=utf-8' : file,
  'content-disposition': contentDisposition(name),
});

export type DocumentServices = Pick<ProjectServices, 'store' | 'catalogue' | 'deployment'> & {
  readonly renderPool: RenderPool;
  /** Public base URL of the server; undefined: derived from each request. */
  readonly publicUrl: string | undefined;
  readonly publicPath: PublicPath;
};

/** The part of a request that determines the document context. */
export type DocumentRequest = Pick<FastifyRequest, 'headers' | 'host'> & { readonly language: Language };

export const contextFor = (
  { catalogue, deployment, publicUrl, publicPath }: Omit<DocumentServices, 'store' | 'renderPool'>,
  request: DocumentRequest,
): DocumentContext => {
  const origin = publicUrl ?? pageOriginOf(request);
  return documentContext({
    language: request.language,
    catalogue,
    publisher: deployment.copyrightHolder,
    appAddress: origin === '' ? '' : `${origin}${publicPath(deployment.basePath)}`,
    now: Date.now(),
    timeZone: deployment.timeZone,
  });
};

/** The context of a document for others. It leads to the project's share link for the purpose, if there is one. */
export const handOverContext = async (
  services: Omit<DocumentServices, 'renderPool'>,
  request: DocumentRequest & { readonly params: { readonly projectId: string } },
  purpose: SharePurpose,
): Promise<DocumentContext> => {
  const { projectId } = request.params;
  const shareLinkId = await services.store.read(function* () {
    // The record of the installation replaces the link that shows the current plan.
    const mounted = purpose === 'installation' ? yield* findMountedLink(projectId) : undefined;
    return mounted ?? (yield* findPurposeLink({ projectId, purpose }));
  });
  return { ...contextFor(services, request), shareLinkId };
};

/**
 * The origin of the page that requested the document, if it equals the host of the request; otherwise empty, and the
 * document has no link. Any client can send an arbitrary Host header, and readers trust links in documents. The length
 * limit keeps the QR code readable.
 */
export const pageOriginOf = ({ headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>): string =>
  origin !== undefined && /^https?:\/\/[a-z0-9.-]{1,120}(:[0-9]{1,5})?$/i.test(origin) && new URL(origin).host === host
    ? origin
    : '';

/** Renders a document and names the file after the project, the subject and the document type. */
export const renderRequested = async (
  { renderPool, catalogue }: DocumentServices,
  { size, build }: RequestedDocument,
  requester: Requester,
): Promise<GeneratedFile> => {
  const pictures = { picturesFolder: catalogue.picturesFolder, fingerprint: catalogue.fingerprint };
  let name = '';
  const order = async (): Promise<RenderJob> => {
    const form = await build();
    const { projectName, title } = form.content.heading;
    name = fileName([projectName, title, kindOf(form)], endings[form.form]);
    return { ...form, pictures };
  };
  return { bytes: await renderPool.render({ size, readJob: order }, requester), name };
};

/** A queued document request. `size` is the number of sets and products; `build` reads the content later. */
export type RequestedDocument = { readonly size: number; readonly build: () => Promise<RenderContent> };

/** The name of the document type. CSV files that differ only in their separators get different names. */
const kindOf = (form: RenderContent): string => {
  const { kindName, language } = form.content.heading;
  const { forms, purposes } = allTexts[language].downloads;
  if (form.form === 'points-csv') return allTexts[language].documents.points;
  if (!('dialect' in form) || form.dialect === 'semicolon') return kindName;
  return `${kindName}, ${form.dialect === 'comma' ? forms.comma : purposes['order-symbols']}`;
};

const endings = {
  pdf: 'pdf',
  workbook: 'xlsx',
  csv: 'csv',
  'points-csv': 'csv',
  'order-csv': 'csv',
  'open-trans': 'xml',
} as const;
