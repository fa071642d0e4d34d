import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deployment } from '@ramka/contract/deployment';
import { shareLinkIdText } from '@ramka/contract/wire/identifiers';
import { allLanguages, type Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { contextFor, type DocumentServices } from '../documents/file-endpoint.ts';
import { compressBody, type CompressedBody, sendCompressed, sizeOfBody } from '../http/compression.ts';
import { contentDisposition } from '../http/file-names.ts';
import type { PublicPath } from '../http/path-prefix.ts';
import { HttpError } from '../http/errors.ts';
import { languageParameter } from '../http/language.ts';
import { validatePart } from '../http/validation.ts';
import type { ShareLinkTheme } from '../theme/theme.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import { documentName, PAGE, pageName, shareLinkContext, STYLE, type ShareLinkRenderer } from './share-link-files.ts';
import { noticePage } from './share-link-page.ts';
import { type PictureSource, plainStyle } from './share-link-pictures.ts';
import {
  dayFormatter,
  findShareLink,
  findShareLinkFile,
  loadSharedProject,
  type OpenShareLink,
  type ShareLinkFile,
} from './share-links.store.ts';

type PageServices = Omit<DocumentServices, 'renderPool'> & {
  readonly renderer: ShareLinkRenderer;
  readonly theme: ShareLinkTheme;
};

/**
 * Serves the pages of share links below `podglad/`, with their pictures and documents. Nothing else is available below
 * the id of a share link, and no response contains the id of the project (docs/readings.md#r31).
 */
export const addShareLinkPages = (app: FastifyInstance, services: PageServices, cache: PictureCache): void => {
  const { deployment, publicPath } = services;
  const requireView = shareLinkOpener(services);
  const live = liveSource(services, cache);
  const frozen = frozenSource(services, cache);
  const shown = ({ frozenAt }: OpenShareLink): ShareLinkSource => (frozenAt === null ? live : frozen);
  const prefix = `${deployment.basePath}podglad`;

  const addRoutes = (own: FastifyInstance): void => {
    addLanguageParameter(own, deployment.languages);
    addErrorPages(own, services);

    own.get(`/${STYLE_NAME}`, (_request, reply) =>
      reply
        .headers({ 'content-type': STYLE, 'cache-control': 'public, max-age=3600' })
        .send(withPublicPaths(plainStyle, publicPath)),
    );

    own.get<ShareLinkParams>(
      '/:viewId',
      { ...shareLinkParams, config: { endpoint: pageEndpoint } },
      async (request, reply) => {
        const view = await requireView(request.params.viewId);
        const source = shown(view);
        // A cached page is sent without a turn, as a cached project is.
        const page =
          source.cachedPage(view, request) ?? (await own.inTurn(request, 'response', () => source.page(view, request)));
        void reply.headers(pageHeaders).header('content-language', request.language);
        return sendCompressed(request, reply, page);
      },
    );

    own.get<FileParams>('/:viewId/:file', shareLinkParams, async (request, reply) => {
      const view = await requireView(request.params.viewId);
      const { file } = request.params;
      if (!isPictureName(file)) throw new HttpError('not-found');
      const found = await shown(view).file(view, file, request);
      const headers = found.name === file ? fileHeaders : replacedFileHeaders;
      return reply.headers({ ...headers, 'content-type': found.type }).send(found.bytes);
    });

    const asDocument = { ...shareLinkParams, config: { endpoint: documentEndpoint } };
    own.get<FileParams>('/:viewId/document/:file', asDocument, async (request, reply) => {
      const view = await requireView(request.params.viewId);
      const language = allLanguages.find((each) => request.params.file === `${each}.pdf`);
      if (language === undefined) throw new HttpError('not-found');
      request.language = language;
      const { bytes, type, title } = await shown(view).document(view, request, reply);
      const name = contentDisposition(title ?? documentName(language));
      return reply.headers({ ...documentHeaders, 'content-type': type, 'content-disposition': name }).send(bytes);
    });
  };
  void app.register(async (own) => addRoutes(own), { prefix });
};

/** Source of share link files, rendered on request or frozen. Throws for unknown files. */
type ShareLinkSource = {
  /** The page if it is cached in the requested language. */
  readonly cachedPage: (view: OpenShareLink, request: FastifyRequest) => CompressedBody | undefined;
  readonly page: (view: OpenShareLink, request: FastifyRequest) => Promise<CompressedBody>;
  readonly file: (view: OpenShareLink, name: string, request: FastifyRequest) => Promise<Omit<ShareLinkFile, 'title'>>;
  readonly document: (view: OpenShareLink, request: FastifyRequest, reply: FastifyReply) => Promise<ShareLinkFile>;
};

/** Finds share links. Requests that arrive before the query starts share its result. */
const shareLinkOpener = ({ store, deployment }: PageServices): ((viewId: string) => Promise<OpenShareLink>) => {
  const today = dayFormatter(deployment.timeZone);
  const pendingReads = new Map<string, Promise<OpenShareLink | undefined>>();
  const read = async (viewId: string): Promise<OpenShareLink | undefined> => {
    await nextTurn();
    pendingReads.delete(viewId);
    return store.read(() => findShareLink(viewId, today(Date.now())));
  };
  return async (viewId) => {
    const reading = pendingReads.get(viewId) ?? read(viewId);
    pendingReads.set(viewId, reading);
    return requireFound(await reading);
  };
};

/** Maximum number of cached sources of pictures and style sheets, by name. */
const MAX_SOURCES = 50_000;

/** Serves live share links. Rendered files are cached under the version of what they show. */
const liveSource = (services: PageServices, cache: PictureCache): ShareLinkSource => {
  const { store, catalogue, deployment, renderer, publicPath, theme } = services;
  const today = dayFormatter(deployment.timeZone);
  const pages = cache.of<CompressedBody>('view-page', sizeOfBody);
  const documents = cache.of<ShareLinkFile>('view-document', ({ bytes }) => bytes.length);
  const sources = new LRUCache<string, PictureSource | string>({ maxSize: MAX_SOURCES, sizeCalculation: () => 1 });
  const currentNames = new LRUCache<string, string>({ max: MAX_SOURCES });
  const keyOf = (view: OpenShareLink, ...details: readonly string[]): string =>
    [view.id, catalogue.fingerprint, ...details, view.version].join(' ');
  const load = async (view: OpenShareLink) => requireFound(await loadSharedProject(store, view));

  const page: ShareLinkSource['page'] = (view, request) =>
    pages.fetch(keyOf(view, request.language), async () => {
      const viewed = await load(view);
      const plain = { ...contextFor(services, request), shareLinkId: view.id };
      const { html, pictures } = await renderer.page(
        view,
        viewed,
        await shareLinkContext(services, view, viewed, plain),
      );
      for (const [name, source] of pictures.sources) sources.set(`${view.id}/${name}`, source);
      sources.set(`${view.id}/${pictures.style.name}`, pictures.style.css);
      for (const [subject, name] of pictures.currentNames) currentNames.set(`${view.id}/${subject}`, name);
      return compressBody(Buffer.from(withTheme(withPublicPaths(html, publicPath), theme)));
    });

  return {
    cachedPage: (view, request) => pages.get(keyOf(view, request.language)),
    page,
    file: async (view, requestedFile, request) => {
      const cached = sources.has(`${view.id}/${requestedFile}`);
      if (!cached) await page(view, request);
      // After a restart, the names on pages of an earlier state are unknown.
      const isCurrent = cached || sources.has(`${view.id}/${requestedFile}`);
      const name = isCurrent ? requestedFile : requireFound(currentNames.get(`${view.id}/${subjectIn(request)}`));
      const source = requireFound(sources.get(`${view.id}/${name}`));
      if (typeof source === 'string')
        return { name, type: STYLE, bytes: Buffer.from(withPublicPaths(source, publicPath)) };
      return { name, ...(await renderer.picture(name, source)) };
    },
    document: async (view, request, reply) => {
      const context = { ...contextFor(services, request), shareLinkId: view.id };
      const key = keyOf(view, context.language, today(context.now), context.appAddress);
      const cached = documents.get(key);
      if (cached !== undefined) return cached;
      const abort = new AbortController();
      reply.raw.once('close', () => abort.abort());
      const requester = { network: request.clientKey, signal: abort.signal };
      const rendered = await renderer.document(view, await load(view), context, requester);
      documents.set(key, rendered);
      return rendered;
    },
  };
};

/** Subject of a picture or style sheet: the query parameter `of` of its address; empty if it is missing. */
const subjectIn = ({ query }: FastifyRequest): string => z.object({ of: z.string() }).catch({ of: '' }).parse(query).of;

/** Adds `PATH_PREFIX` to the addresses in a page or style sheet, which are stored without it. */
const withPublicPaths = (text: string, publicPath: PublicPath): string =>
  text.replaceAll(
    /(href="|url\(')(\/(?:favicon\.svg|assets\/fonts\/))/g,
    (_address, start: string, path: string) => start + publicPath(path),
  );

/** Adds the deployment's style sheet and logo to a page. Frozen pages are stored without them. */
const withTheme = (page: string, { logo, stylesheet }: ShareLinkTheme): string => {
  const styled =
    stylesheet === null ? page : page.replace('</head>', `<link rel="stylesheet" href="${stylesheet}" /></head>`);
  return logo === null
    ? styled
    : styled.replace(
        /(<span class="brand">)([^<]*)/,
        (_brand, start: string, publisher: string) => `${start}<img src="${logo}" alt="${publisher}" />`,
      );
};

/** Serves frozen share links, only from stored files. */
const frozenSource = ({ store, deployment, publicPath, theme }: PageServices, cache: PictureCache): ShareLinkSource => {
  const pages = cache.of<CompressedBody>('frozen-page', sizeOfBody);
  const files = cache.of<ShareLinkFile>('frozen-file', ({ bytes }) => bytes.length);

  const file = (view: OpenShareLink, name: string): Promise<ShareLinkFile> =>
    files.fetch(`${view.id}/${name}`, async () => {
      const stored = requireFound(await store.read(() => findShareLinkFile(view, name)));
      if (stored.type !== PAGE && stored.type !== STYLE) return stored;
      const text = withPublicPaths(Buffer.from(stored.bytes).toString(), publicPath);
      return { ...stored, bytes: Buffer.from(stored.type === PAGE ? withTheme(text, theme) : text) };
    });

  const pageIn = (view: OpenShareLink, language: Language): Promise<CompressedBody> =>
    pages.fetch(`${view.id} ${language}`, async () =>
      compressBody(Buffer.from((await file(view, pageName(language))).bytes)),
    );

  return {
    cachedPage: (view, { language }) => pages.get(`${view.id} ${language}`),
    file,
    document: (view, { language }) => file(view, documentName(language)),
    // In the requested language, or any stored one.
    page: async (view, request) => {
      for (const language of new Set([request.language, deployment.defaultLanguage, ...allLanguages])) {
        const page = await pageIn(view, language).catch(undefinedIfUnknown);
        if (page === undefined) continue;
        request.language = language;
        return page;
      }
      throw new HttpError('unknown-view');
    },
  };
};

const undefinedIfUnknown = (error: unknown): undefined => {
  if (!(error instanceof HttpError)) throw error;
};

type ShareLinkParams = { Params: { viewId: string } };
type FileParams = { Params: { viewId: string; file: string } };

/** A malformed share link id is rejected without a query. */
const params = z.looseObject({ viewId: shareLinkIdText });
const shareLinkParams = {
  schema: { params },
  validatorCompiler: () => (input: unknown) => validatePart(params, 'params', input),
};

/** Costs of pages and documents for rate limits. */
const pageEndpoint = { summary: '', status: 200, cost: 'project' } as const;
const documentEndpoint = { summary: '', status: 200, cost: 'document' } as const;

/** Unknown, revoked and expired links get the same error. */
const requireFound = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new HttpError('unknown-view');
  return found;
};

const isPictureName = (name: string): boolean => /^[\w-]{22}\.[a-z]{3,4}$/.test(name);

const STYLE_NAME = 'view.css';

const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const staticPageHeaders = { 'content-type': PAGE, 'content-security-policy': policy } as const;

/** Revalidated on every request, so that a revoked link shows nothing. */
const pageHeaders = {
  ...staticPageHeaders,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Accept-Encoding',
} as const;

/** Names of pictures are derived from their content. */
const fileHeaders = { 'cache-control': 'private, max-age=31536000, immutable' } as const;
const replacedFileHeaders = { 'cache-control': 'private, no-store' } as const;
const documentHeaders = { 'cache-control': 'private, no-store' } as const;

/** Sets the request's language to the one in the URL (`lang`). */
const addLanguageParameter = (own: FastifyInstance, offered: readonly Language[]): void => {
  own.addHook('onRequest', (request, _reply, done) => {
    request.language = languageParameter(request, offered) ?? request.language;
    done();
  });
};

/** Prevents browsers from sending the address of a share link to other sites. */
export const addShareLinkHeaders = (app: FastifyInstance, basePath: string): void => {
  app.addHook('onRequest', ({ routeOptions: { url = '' } }, reply, done) => {
    if (url.startsWith(`${basePath}podglad/`) || url.startsWith('/api/view/'))
      void reply.header('referrer-policy', 'no-referrer');
    done();
  });
};

/** The parts of the server that the page of a notice depends on. */
export type NoticeServices = {
  readonly deployment: Pick<Deployment, 'basePath' | 'copyrightHolder'>;
  readonly publicPath: PublicPath;
  readonly theme: ShareLinkTheme;
};

type Notice = Parameters<typeof noticePage>[1];

/** Sends a page without scripts that consists of a title and a note, in the language of the request. */
export const sendNotice = (
  reply: FastifyReply,
  services: NoticeServices,
  notice: Notice & { readonly status: number },
): FastifyReply => {
  const { language } = reply.request;
  return reply
    .code(notice.status)
    .headers({ ...staticPageHeaders, 'content-language': language })
    .send(noticeHtml(language, services, notice));
};

const noticeHtml = (
  language: Language,
  { deployment: { basePath, copyrightHolder: publisher }, publicPath, theme }: NoticeServices,
  notice: Notice,
): string => {
  const style = publicPath(`${basePath}podglad/${STYLE_NAME}`);
  const page = noticePage({ texts: allTexts[language], language, publisher, style }, notice);
  return withTheme(withPublicPaths(page, publicPath), theme);
};

/** Sends errors as HTML pages to browsers; other clients get JSON. */
const addErrorPages = (own: FastifyInstance, services: NoticeServices): void => {
  own.addHook('onSend', (request, reply, payload, done) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    if (reply.statusCode < 400 || !isPage) {
      done(null, payload);
      return;
    }
    const { language } = request;
    const { views, messages } = allTexts[language];
    const isMissing = reply.statusCode < 429;
    const notice = isMissing
      ? { title: views.gone, note: views.goneNote }
      : { title: views.trouble, note: messages.errors[reply.statusCode === 429 ? 'too-many-requests' : 'unavailable'] };
    void reply.headers(staticPageHeaders).removeHeader('content-length');
    done(null, noticeHtml(language, services, notice));
  });
};
