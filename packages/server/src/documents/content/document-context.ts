import { type Language, localeOf } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { Catalogue, LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { type DocumentArticles, documentArticles } from './articles.ts';

/** What every document of one visitor is written with. */
export type DocumentContext = {
  readonly language: Language;
  readonly texts: Texts;
  readonly catalogue: Catalogue;
  readonly assortment: LocalisedCatalogue;
  readonly articles: DocumentArticles;
  /** Whose configurator this is. */
  readonly publisher: string;
  /** Address of the web app, with a slash at the end; empty where it is not known for sure. */
  readonly appAddress: string;
  /** For those who have a view link and do not know the project: its id. Absent: for those who know the project. */
  readonly shareLinkId?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where it is the day that documents say. */
  readonly timeZone: string;
};

/** The context of a document in a language; its day is that of UTC where no time zone is named. */
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

/** What stands at the top of every document. */
export type DocumentHeading = {
  readonly language: Language;
  /** What kind of document it is. */
  readonly kindName: string;
  /** What it is about: the name of the project or of a room. */
  readonly title: string;
  /** Null for those who may only look at it (docs/readings.md#r31). */
  readonly projectId: string | null;
  readonly projectName: string;
  /** Opens the project in the web app, or the view of it; empty: there is no link. */
  readonly address: string;
  /** The day where the deployment is, as the language writes it. */
  readonly date: string;
  readonly publisher: string;
  /** Stands behind every amount; and its code (ISO 4217), for programs. */
  readonly currencyLabel: string;
  readonly currency: string;
  /** Says that prices are samples; null where they are real (docs/readings.md#r23). */
  readonly sampleNotice: string | null;
};

/** The heading of a document about a project or a part of it. */
export const documentHeading = (
  context: DocumentContext,
  project: { readonly id: string; readonly name: string },
  kindName: string,
  title: string = project.name,
): DocumentHeading => {
  const { language, catalogue, publisher, appAddress, shareLinkId, texts, now, timeZone } = context;
  const path = shareLinkId === undefined ? `projekt/${project.id}` : `podglad/${shareLinkId}`;
  return {
    language,
    kindName,
    title,
    projectId: shareLinkId === undefined ? project.id : null,
    projectName: project.name,
    address: appAddress === '' ? '' : `${appAddress}${path}`,
    date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(now),
    publisher,
    currencyLabel: catalogue.currency.label,
    currency: catalogue.currency.code,
    sampleNotice: catalogue.sample ? texts.shell.sampleCatalogue : null,
  };
};
