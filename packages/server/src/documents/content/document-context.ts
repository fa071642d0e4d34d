import { type Language, localeOf } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { Catalogue, LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import type { DocumentPoints } from './points.ts';
import { type DocumentArticles, documentArticles } from './articles.ts';

/** Everything that documents of one visitor have in common. */
export type DocumentContext = {
  readonly language: Language;
  readonly texts: Texts;
  readonly catalogue: Catalogue;
  readonly assortment: LocalisedCatalogue;
  readonly articles: DocumentArticles;
  /** The organisation that runs the configurator. */
  readonly publisher: string;
  /** URL of the web app with a trailing slash; empty if it is not known for certain. */
  readonly appAddress: string;
  /** Id of the share link that documents lead to; absent: they have no link. */
  readonly shareLinkId?: string | undefined;
  /** Labels, heights and circuits of pieces; absent while a project has none, and in documents that do not print them. */
  readonly points?: DocumentPoints | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA time zone in which document dates are printed. */
  readonly timeZone: string;
};

/** Creates the context of a document. The time zone defaults to UTC. */
export const documentContext = (
  parts: Pick<DocumentContext, 'language' | 'catalogue' | 'publisher' | 'appAddress' | 'now'> &
    Partial<Pick<DocumentContext, 'timeZone' | 'shareLinkId'>>,
): DocumentContext => {
  const assortment = parts.catalogue.in(parts.language);
  const texts = allTexts[parts.language];
  return {
    timeZone: 'UTC',
    ...parts,
    texts,
    assortment,
    articles: documentArticles(parts.catalogue, assortment, texts),
  };
};

/** The data at the top of every document. */
export type DocumentHeading = {
  readonly language: Language;
  /** Localised name of the document type. */
  readonly kindName: string;
  /** Name of the project or room that the document is about. */
  readonly title: string;
  /** Null except in the bill of materials that owners keep for themselves (docs/readings.md#r42). */
  readonly projectId: string | null;
  readonly projectName: string;
  /** URL of the project or share link; empty if the document has no link. */
  readonly address: string;
  /** Date in the deployment's time zone, in the format of the language. */
  readonly date: string;
  readonly publisher: string;
  /** The label is printed after every amount; `currency` is the ISO 4217 code for programs. */
  readonly currencyLabel: string;
  readonly currency: string;
  /** States that prices are samples; null for real prices (docs/readings.md#r23). */
  readonly sampleNotice: string | null;
};

/** Builds the heading of a document about a project or a part of it. It never contains the project's id. */
export const documentHeading = (
  context: DocumentContext,
  project: { readonly name: string },
  kindName: string,
  title: string = project.name,
): DocumentHeading => {
  const { language, catalogue, publisher, appAddress, shareLinkId, texts, now, timeZone } = context;
  return {
    language,
    kindName,
    title,
    projectId: null,
    projectName: project.name,
    address: appAddress === '' || shareLinkId === undefined ? '' : `${appAddress}podglad/${shareLinkId}`,
    date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(now),
    publisher,
    currencyLabel: catalogue.currency.label,
    currency: catalogue.currency.code,
    sampleNotice: catalogue.sample ? texts.shell.sampleCatalogue : null,
  };
};

/** Builds the heading of a document that owners keep for themselves: it contains the project's id and address. */
export const ownersHeading = (
  context: DocumentContext,
  project: { readonly id: string; readonly name: string },
  kindName: string,
): DocumentHeading => ({
  ...documentHeading(context, project, kindName),
  projectId: project.id,
  address: context.appAddress === '' ? '' : `${context.appAddress}projekt/${project.id}`,
});
