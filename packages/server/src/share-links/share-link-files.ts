import type { Language } from '@ramka/domain/text';
import type { DocumentContext } from '../documents/content/document-context.ts';
import {
  type CardsDocument,
  cardsDocument,
  type ClientDocument,
  clientDocument,
} from '../documents/content/document-content.ts';
import { buildDocumentSets, onWalls } from '../documents/content/document-set.ts';
import { setsInScope } from '../documents/content/project-document.ts';
import type { Requester } from '../documents/render-pool.ts';
import type { DocumentServices } from '../documents/file-endpoint.ts';
import { withMountedPoints, withPoints } from '../documents/labelled-context.ts';
import { AS_MOUNTED } from '../project/purpose-links.store.ts';
import { fileName } from '../http/file-names.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { type SharedProject, buildShareLinkContent } from './share-link-content.ts';
import { dayText, type PageFrame, shareLinkPage } from './share-link-page.ts';
import {
  shareLinkPictures,
  type PictureSource,
  shareLinkPictureRenderer,
  type ShareLinkPictures,
} from './share-link-pictures.ts';
import type { ShareLink, ShareLinkFile } from './share-links.store.ts';

/** A page in one language with its pictures and style sheet. */
export type RenderedPage = { readonly html: string; readonly pictures: ShareLinkPictures };

/** Renders the files of share links from the current state of a project. */
export type ShareLinkRenderer = {
  readonly page: (view: ShareLinkOptions, viewed: SharedProject, context: DocumentContext) => Promise<RenderedPage>;
  readonly picture: (name: string, source: PictureSource) => Promise<{ readonly type: string; readonly bytes: Buffer }>;
  readonly document: (
    view: ShareLinkOptions,
    viewed: SharedProject,
    context: DocumentContext,
    requester: Requester,
  ) => Promise<ShareLinkFile>;
  /**
   * Renders everything that a frozen link shows in the given languages; undefined if it exceeds the size limits. Reports
   * the percentage that is done.
   */
  readonly freeze: (
    view: ShareLinkOptions,
    viewed: SharedProject,
    contexts: readonly DocumentContext[],
    requester: Requester,
    onProgress: (percent: number) => void,
  ) => Promise<readonly ShareLinkFile[] | undefined>;
};

/** The properties of a share link that determine its content. */
export type ShareLinkOptions = Pick<ShareLink, 'id' | 'frozenAt' | 'prices' | 'variants' | 'purpose'>;

/** The context of a link's page: links for the installer show labels, and records of the installation what is installed. */
export const shareLinkContext = async (
  services: Parameters<typeof withPoints>[0],
  { purpose }: Pick<ShareLink, 'purpose'>,
  { project }: SharedProject,
  context: DocumentContext,
): Promise<DocumentContext> => {
  if (purpose === 'installation') return withPoints(services, project, context);
  return purpose === AS_MOUNTED ? withMountedPoints(services, project, context) : context;
};

/** The file name of the page in a language. */
export const pageName = (language: Language): string => `page.${language}`;

/** The file name of the document in a language. */
export const documentName = (language: Language): string => `document/${language}.pdf`;

/** Limits of a frozen link: distinct pictures, and total bytes of all files. */
const MAX_PICTURES = 400;
const MAX_BYTES = 24 * 1024 * 1024;

export const shareLinkRenderer = (services: RendererServices, cache: PictureCache): ShareLinkRenderer => {
  const { catalogue, renderPool } = services;
  const page: ShareLinkRenderer['page'] = async (view, viewed, context) => {
    const content = await buildShareLinkContent(viewed, view.prices, context);
    const pictures = shareLinkPictures(content, catalogue);
    const documents = hasDocument(view, viewed) ? [documentLink(view, context)] : [];
    const frame = {
      ...frameOf(view, context, services),
      style: `${view.id}/${pictures.style.name}?of=style`,
      documents,
    };
    return { html: await shareLinkPage(content, frame, pictures), pictures };
  };

  const picture = shareLinkPictureRenderer(catalogue, cache);

  const document: ShareLinkRenderer['document'] = async (view, { project }, context, requester) => {
    const content = await documentContent(view, project, context);
    const { projectName, kindName } = content.heading;
    const pictures = { picturesFolder: catalogue.picturesFolder, fingerprint: catalogue.fingerprint };
    const order = () => ({ form: 'pdf' as const, content, pictures });
    const bytes = await renderPool.render({ size: project.sets.length, readJob: order }, requester);
    const title = fileName([projectName, kindName], 'pdf');
    return { name: documentName(context.language), type: 'application/pdf', title, bytes };
  };

  return { page, picture, document, freeze: freezeWith({ page, picture, document }) };
};

type RendererServices = Pick<DocumentServices, 'catalogue' | 'deployment' | 'renderPool'>;

const frameOf = (
  view: ShareLinkOptions,
  { language, texts, timeZone }: DocumentContext,
  { catalogue, deployment }: RendererServices,
): Omit<PageFrame, 'documents' | 'style'> => ({
  texts,
  language,
  languages: deployment.languages,
  shareLinkId: view.id,
  publisher: deployment.copyrightHolder,
  currencyLabel: catalogue.currency.label,
  isSample: catalogue.sample,
  isMounted: view.purpose === AS_MOUNTED,
  frozenOn: view.frozenAt === null ? null : dayText(view.frozenAt, language, timeZone),
});

const freezeWith =
  ({ page, picture, document }: Omit<ShareLinkRenderer, 'freeze'>): ShareLinkRenderer['freeze'] =>
  async (view, viewed, contexts, requester, onProgress) => {
    const files = new Map<string, ShareLinkFile>();
    const addFile = (file: Omit<ShareLinkFile, 'title'> & Partial<ShareLinkFile>): void =>
      void files.set(file.name, { title: null, ...file });
    const isTooLarge = (): boolean => [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_BYTES;
    const sources = new Map<string, PictureSource>();
    // Pages before documents: a link that is too large is rejected before the expensive part.
    for (const context of contexts) {
      requester.signal.throwIfAborted();
      const { html, pictures } = await page(view, viewed, context);
      if (pictures.sources.size > MAX_PICTURES) return undefined;
      addFile({ name: pageName(context.language), type: PAGE, bytes: Buffer.from(html) });
      addFile({ name: pictures.style.name, type: STYLE, bytes: Buffer.from(pictures.style.css) });
      for (const [name, source] of pictures.sources) sources.set(name, source);
      if (isTooLarge()) return undefined;
    }
    const batches = batchesOf([...sources]);
    for (const [done, batch] of batches.entries()) {
      requester.signal.throwIfAborted();
      await Promise.all(batch.map(async ([name, source]) => addFile({ name, ...(await picture(name, source)) })));
      onProgress(Math.floor((PICTURES_SHARE * (done + 1)) / batches.length));
    }
    for (const [index, context] of contexts.entries()) {
      requester.signal.throwIfAborted();
      if (hasDocument(view, viewed)) addFile(await document(view, viewed, context, requester));
      if (isTooLarge()) return undefined;
      onProgress(PICTURES_SHARE + Math.floor(((100 - PICTURES_SHARE) * (index + 1)) / contexts.length));
    }
    requester.signal.throwIfAborted();
    return [...files.values()];
  };

/** The percentage of the work that rendering the pictures takes. The documents take the rest. */
const PICTURES_SHARE = 90;

/** Number of pictures rendered between two checks whether the client is still connected. */
const BATCH = 8;

const batchesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) =>
    items.slice(batch * BATCH, (batch + 1) * BATCH),
  );

/** Content types of pages and style sheets. */
export const PAGE = 'text/html; charset=utf-8';
export const STYLE = 'text/css; charset=utf-8';

/** The client's version of the project if prices are shown; otherwise catalogue cards of its sets. */
const documentContent = async (
  { prices }: ShareLinkOptions,
  project: StoredProject,
  context: DocumentContext,
): Promise<ClientDocument | CardsDocument> => {
  const inRooms = await buildDocumentSets(setsInScope(project, { kind: 'all' }), context, project.sets);
  const sets = onWalls(inRooms, project);
  return prices ? clientDocument(project, context, sets) : cardsDocument(project, sets, context, false);
};

/** Whether there is a document: catalogue cards without any set would have no page. */
const hasDocument = ({ prices }: ShareLinkOptions, { project }: SharedProject): boolean =>
  prices || project.rooms.some(({ sets }) => sets.length > 0);

const documentLink = ({ prices }: ShareLinkOptions, { language, texts: { documents } }: DocumentContext) => ({
  name: documentName(language),
  title: prices ? documents.client : documents.cards,
});
