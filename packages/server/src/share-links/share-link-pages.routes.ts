import { setImmediate as nextTurn } from 'node:timers/promises';
import { viewIdText } from '@ramka/contract/wire/identifiers';
import { allLanguages, type Language, languageOfCode } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { contextFor, type DocumentServices } from '../documents/file-call.ts';
import { compressBody, type CompressedBody, sendCompressed, sizeOfBody } from '../http/compression.ts';
import { contentDisposition } from '../http/file-names.ts';
import { ApiProblem } from '../http/errors.ts';
import { readPart } from '../http/validation.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import { documentName, PAGE, pageName, STYLE, type ViewMaker } from './share-link-files.ts';
import { noticePage } from './share-link-page.ts';
import { type PictureSource, plainStyle } from './share-link-pictures.ts';
import { daysIn, findView, findViewFile, loadViewed, type OpenView, type ViewFile } from './share-links.store.ts';

/** What the pages of views are served with. */
type ViewServices = Omit<DocumentServices, 'maker'> & { readonly views: ViewMaker };

/**
 * Serves the pages of view links below `podglad/`, their pictures and documents: nothing else can be asked for under the id of
 * a view, and nothing of it holds the id of a project (docs/readings.md#r31).
 */
export const addViewPages = (app: FastifyInstance, services: ViewServices, cache: PictureCache): void => {
  const { deployment } = services;
  const requireView = viewOpener(services);
  const live = liveViews(services, cache);
  const frozen = frozenViews(services, cache);
  const shown = ({ frozenAt }: OpenView): ShownViews => (frozenAt === null ? live : frozen);
  const prefix = `${deployment.basePath}podglad`;

  const addRoutes = (own: FastifyInstance): void => {
    takeLanguage(own, deployment.languages);
    answerInWords(own, `${prefix}/${STYLE_NAME}`, deployment.copyrightHolder);

    own.get(`/${STYLE_NAME}`, (_request, reply) =>
      reply.headers({ 'content-type': STYLE, 'cache-control': 'public, max-age=3600' }).send(plainStyle),
    );

    own.get<ViewParams>('/:viewId', { ...viewParams, config: { call: pageCall } }, async (request, reply) => {
      const view = await requireView(request.params.viewId);
      const page = await own.inTurn(request, 'response', () => shown(view).page(view, request));
      void reply.headers(pageHeaders).header('content-language', request.language);
      return sendCompressed(request, reply, page);
    });

    own.get<FileParams>('/:viewId/:file', viewParams, async (request, reply) => {
      const view = await requireView(request.params.viewId);
      const { file } = request.params;
      if (!isPictureName(file)) throw new ApiProblem('not-found');
      const found = await shown(view).file(view, file, request);
      return reply.headers({ ...fileHeaders, 'content-type': found.type }).send(found.bytes);
    });

    const asDocument = { ...viewParams, config: { call: documentCall } };
    own.get<FileParams>('/:viewId/document/:file', asDocument, async (request, reply) => {
      const view = await requireView(request.params.viewId);
      const language = allLanguages.find((each) => request.params.file === `${each}.pdf`);
      if (language === undefined) throw new ApiProblem('not-found');
      request.language = language;
      const { bytes, type, title } = await shown(view).document(view, request, reply);
      const name = contentDisposition(title ?? documentName(language));
      return reply.headers({ ...documentHeaders, 'content-type': type, 'content-disposition': name }).send(bytes);
    });
  };
  void app.register(async (own) => addRoutes(own), { prefix });
};

/** What is shown of views, made now or kept; throws where there is no such thing. */
type ShownViews = {
  readonly page: (view: OpenView, request: FastifyRequest) => Promise<CompressedBody>;
  readonly file: (view: OpenView, name: string, request: FastifyRequest) => Promise<Omit<ViewFile, 'title'>>;
  readonly document: (view: OpenView, request: FastifyRequest, reply: FastifyReply) => Promise<ViewFile>;
};

/** Finds views; who asks before the store is asked shares its answer, which is as new as their questions. */
const viewOpener = ({ store, deployment }: ViewServices): ((viewId: string) => Promise<OpenView>) => {
  const today = daysIn(deployment.timeZone);
  const asked = new Map<string, Promise<OpenView | undefined>>();
  const read = async (viewId: string): Promise<OpenView | undefined> => {
    await nextTurn();
    asked.delete(viewId);
    return store.read(() => findView(viewId, today(Date.now())));
  };
  return async (viewId) => {
    const reading = asked.get(viewId) ?? read(viewId);
    asked.set(viewId, reading);
    return requireOpen(await reading);
  };
};

/** Pictures and style sheets of pages that were made here, by their names. */
const MOST_SOURCES = 50_000;

/** Views of projects as they are. What is made is kept under the version of what it shows. */
const liveViews = (services: ViewServices, cache: PictureCache): ShownViews => {
  const { store, catalogue, deployment, views } = services;
  const today = daysIn(deployment.timeZone);
  const pages = cache.of<CompressedBody>('view-page', sizeOfBody);
  const documents = cache.of<ViewFile>('view-document', ({ bytes }) => bytes.length);
  const sources = new LRUCache<string, PictureSource | string>({ maxSize: MOST_SOURCES, sizeCalculation: () => 1 });
  const keyOf = (view: OpenView, ...details: readonly string[]): string =>
    [view.id, catalogue.fingerprint, ...details, view.version].join(' ');
  const load = async (view: OpenView) => requireOpen(await store.read(() => loadViewed(view)));

  const page: ShownViews['page'] = (view, request) =>
    pages.fetch(keyOf(view, request.language), async () => {
      const context = { ...contextFor(services, request), viewId: view.id };
      const { html, pictures } = await views.page(view, await load(view), context);
      for (const [name, source] of pictures.sources) sources.set(`${view.id}/${name}`, source);
      sources.set(`${view.id}/${pictures.style.name}`, pictures.style.css);
      return compressBody(Buffer.from(html));
    });

  return {
    page,
    file: async (view, name, request) => {
      const key = `${view.id}/${name}`;
      if (!sources.has(key)) await page(view, request);
      const source = requireOpen(sources.get(key));
      if (typeof source === 'string') return { name, type: STYLE, bytes: Buffer.from(source) };
      return { name, ...(await views.picture(name, source)) };
    },
    document: async (view, request, reply) => {
      const context = { ...contextFor(services, request), viewId: view.id };
      const key = keyOf(view, context.language, today(context.now), context.appAddress);
      const known = documents.get(key);
      if (known !== undefined) return known;
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const orderer = { network: request.clientKey, left: left.signal };
      const made = await views.document(view, await load(view), context, orderer);
      documents.set(key, made);
      return made;
    },
  };
};

/** Views that are frozen: as they were kept, and from nowhere else. */
const frozenViews = ({ store, deployment }: ViewServices, cache: PictureCache): ShownViews => {
  const pages = cache.of<CompressedBody>('frozen-page', sizeOfBody);
  const files = cache.of<ViewFile>('frozen-file', ({ bytes }) => bytes.length);

  const file = (view: OpenView, name: string): Promise<ViewFile> =>
    files.fetch(`${view.id}/${name}`, async () => requireOpen(await store.read(() => findViewFile(view, name))));

  const pageIn = (view: OpenView, language: Language): Promise<CompressedBody> =>
    pages.fetch(`${view.id} ${language}`, async () =>
      compressBody(Buffer.from((await file(view, pageName(language))).bytes)),
    );

  return {
    file,
    document: (view, { language }) => file(view, documentName(language)),
    // In the language asked for, or in one that was kept.
    page: async (view, request) => {
      for (const language of new Set([request.language, deployment.defaultLanguage, ...allLanguages])) {
        const page = await pageIn(view, language).catch(noneWhereUnknown);
        if (page === undefined) continue;
        request.language = language;
        return page;
      }
      throw new ApiProblem('unknown-view');
    },
  };
};

const noneWhereUnknown = (error: unknown): undefined => {
  if (!(error instanceof ApiProblem)) throw error;
};

type ViewParams = { Params: { viewId: string } };
type FileParams = { Params: { viewId: string; file: string } };

/** What cannot be the id of a view is unknown before anybody asks the store for it. */
const params = z.looseObject({ viewId: viewIdText });
const viewParams = {
  schema: { params },
  validatorCompiler: () => (input: unknown) => readPart(params, 'params', input),
};

/** How limits count a page and a document. */
const pageCall = { summary: '', status: 200, cost: 'project' } as const;
const documentCall = { summary: '', status: 200, cost: 'document' } as const;

/** There being nothing is told alike, whether a link was revoked, has expired or never was. */
const requireOpen = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new ApiProblem('unknown-view');
  return found;
};

const isPictureName = (name: string): boolean => /^[\w-]{22}\.[a-z]{3,4}$/.test(name);

const STYLE_NAME = 'view.css';

const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page without any script. It is asked for anew each time, so that a revoked link shows nothing. */
const pageHeaders = {
  'content-type': PAGE,
  'content-security-policy': policy,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Accept-Encoding',
} as const;

/** Names of pictures change with what they show. */
const fileHeaders = { 'cache-control': 'private, max-age=31536000, immutable' } as const;
const documentHeaders = { 'cache-control': 'private, no-store' } as const;

/** Reads a page in the language that its address asks for. */
const takeLanguage = (own: FastifyInstance, offered: readonly Language[]): void => {
  own.addHook('onRequest', (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, _reply, done) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' ? languageOfCode(lang) : undefined;
    if (language !== undefined && offered.includes(language)) request.language = language;
    done();
  });
};

/** Has browsers tell no other site the address of a share link. */
export const addViewHeaders = (app: FastifyInstance, basePath: string): void => {
  app.addHook('onRequest', ({ routeOptions: { url = '' } }, reply, done) => {
    if (url.startsWith(`${basePath}podglad/`) || url.startsWith('/api/view/'))
      void reply.header('referrer-policy', 'no-referrer');
    done();
  });
};

/** Tells people in words what programs are told in JSON. */
const answerInWords = (own: FastifyInstance, style: string, publisher: string): void => {
  own.addHook('onSend', (request, reply, payload, done) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    if (reply.statusCode < 400 || !isPage) {
      done(null, payload);
      return;
    }
    const { language } = request;
    const texts = allTexts[language];
    const { views, messages } = texts;
    const isGone = reply.statusCode < 429;
    const told = isGone
      ? { title: views.gone, note: views.goneNote }
      : { title: views.trouble, note: messages.errors[reply.statusCode === 429 ? 'too-many-requests' : 'unavailable'] };
    const page = noticePage({ texts, language, publisher, style }, told);
    void reply.headers({ 'content-type': PAGE, 'content-security-policy': policy }).removeHeader('content-length');
    done(null, page);
  });
};
