import type { Language } from '@ramka/domain/text';
import type { DocumentContext } from '../documents/content/document-context.ts';
import {
  type CardsDocument,
  cardsDocument,
  type ClientDocument,
  clientDocument,
} from '../documents/content/document-content.ts';
import { describeSets } from '../documents/content/document-set.ts';
import { setsInScope } from '../documents/content/project-document.ts';
import type { Orderer } from '../documents/render-pool.ts';
import type { DocumentServices } from '../documents/file-call.ts';
import { fileName } from '../http/file-names.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import type { StoredProject } from '../project/projects.store.ts';
import { type ViewedProject, viewContent } from './share-link-content.ts';
import { dayText, type PageFrame, viewPage } from './share-link-page.ts';
import { picturesOfView, type PictureSource, viewPictureMaker, type ViewPictures } from './share-link-pictures.ts';
import type { ListedView, ViewFile } from './share-links.store.ts';

/** A page in one language and all that belongs to it. */
export type MadePage = { readonly html: string; readonly pictures: ViewPictures };

/** Makes what views show, from a project as it is. */
export type ViewMaker = {
  readonly page: (view: ShownView, viewed: ViewedProject, context: DocumentContext) => Promise<MadePage>;
  readonly picture: (name: string, source: PictureSource) => Promise<{ readonly type: string; readonly bytes: Buffer }>;
  readonly document: (
    view: ShownView,
    viewed: ViewedProject,
    context: DocumentContext,
    orderer: Orderer,
  ) => Promise<ViewFile>;
  /** All that a frozen view shows in these languages; undefined where that is more than can be kept. */
  readonly freeze: (
    view: ShownView,
    viewed: ViewedProject,
    contexts: readonly DocumentContext[],
    orderer: Orderer,
  ) => Promise<readonly ViewFile[] | undefined>;
};

/** What of a view link decides on what it shows. */
export type ShownView = Pick<ListedView, 'id' | 'frozenAt' | 'prices' | 'variants'>;

/** The name of the page in a language. */
export const pageName = (language: Language): string => `page.${language}`;

/** The name of the document in a language. */
export const documentName = (language: Language): string => `document/${language}.pdf`;

/** Different pictures, and bytes of all files together, that a frozen view can keep. */
const MOST_PICTURES = 400;
const MOST_BYTES = 24 * 1024 * 1024;

/** A maker of what views show. */
export const viewMaker = (services: MakerServices, cache: PictureCache): ViewMaker => {
  const { catalogue, maker } = services;
  const page: ViewMaker['page'] = async (view, viewed, context) => {
    const content = await viewContent(viewed, view.prices, context);
    const pictures = picturesOfView(content, catalogue);
    const documents = hasDocument(view, viewed) ? [documentLink(view, context)] : [];
    const frame = { ...frameOf(view, context, services), style: `${view.id}/${pictures.style.name}`, documents };
    return { html: viewPage(content, frame, pictures), pictures };
  };

  const picture = viewPictureMaker(catalogue, cache);

  const document: ViewMaker['document'] = async (view, { project }, context, orderer) => {
    const content = await documentContent(view, project, context);
    const { projectName, kindName } = content.heading;
    const pictures = { picturesFolder: catalogue.picturesFolder, fingerprint: catalogue.fingerprint };
    const order = () => ({ form: 'pdf' as const, content, pictures });
    const bytes = await maker.make({ size: project.sets.length, order }, orderer);
    const title = fileName([projectName, kindName], 'pdf');
    return { name: documentName(context.language), type: 'application/pdf', title, bytes };
  };

  return { page, picture, document, freeze: freezing({ page, picture, document }) };
};

type MakerServices = Pick<DocumentServices, 'catalogue' | 'deployment' | 'maker'>;

const frameOf = (
  view: ShownView,
  { language, texts, timeZone }: DocumentContext,
  { catalogue, deployment }: MakerServices,
): Omit<PageFrame, 'documents' | 'style'> => ({
  texts,
  language,
  languages: deployment.languages,
  viewId: view.id,
  publisher: deployment.copyrightHolder,
  currencyLabel: catalogue.currency.label,
  isSample: catalogue.sample,
  frozenOn: view.frozenAt === null ? null : dayText(view.frozenAt, language, timeZone),
});

const freezing =
  ({ page, picture, document }: Omit<ViewMaker, 'freeze'>): ViewMaker['freeze'] =>
  async (view, viewed, contexts, orderer) => {
    const files = new Map<string, ViewFile>();
    const keep = (file: Omit<ViewFile, 'title'> & Partial<ViewFile>): void =>
      void files.set(file.name, { title: null, ...file });
    for (const context of contexts) {
      const { html, pictures } = await page(view, viewed, context);
      if (pictures.sources.size > MOST_PICTURES) return undefined;
      keep({ name: pageName(context.language), type: PAGE, bytes: Buffer.from(html) });
      keep({ name: pictures.style.name, type: STYLE, bytes: Buffer.from(pictures.style.css) });
      const missing = [...pictures.sources].filter(([name]) => !files.has(name));
      const made = missing.map(async ([name, source]) => keep({ name, ...(await picture(name, source)) }));
      if (hasDocument(view, viewed)) made.push(document(view, viewed, context, orderer).then(keep));
      await Promise.all(made);
      const size = [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
      if (size > MOST_BYTES) return undefined;
    }
    return [...files.values()];
  };

/** What pages and style sheets are, as `Content-Type` says it. */
export const PAGE = 'text/html; charset=utf-8';
export const STYLE = 'text/css; charset=utf-8';

/** With prices, what its client reads; without, each set on a card. */
const documentContent = async (
  { prices }: ShownView,
  project: StoredProject,
  context: DocumentContext,
): Promise<ClientDocument | CardsDocument> => {
  const sets = await describeSets(setsInScope(project, { kind: 'all' }), context);
  return prices ? clientDocument(project, context, sets) : cardsDocument(project, sets, context, false);
};

/** A document of cards without any set would have no page. */
const hasDocument = ({ prices }: ShownView, { project }: ViewedProject): boolean =>
  prices || project.rooms.some(({ sets }) => sets.length > 0);

const documentLink = ({ prices }: ShownView, { language, texts: { documents } }: DocumentContext) => ({
  name: documentName(language),
  title: prices ? documents.client : documents.cards,
});
