import { type Language, localeOf } from '@ramka/domain/text';
import type { DocumentContext } from './document-context.ts';

/** What stands at the top of every document. */
export type DocumentHeading = {
  readonly language: Language;
  /** What kind of document it is. */
  readonly kindName: string;
  /** What it is about: the name of the project or of a room. */
  readonly title: string;
  readonly projectId: string;
  readonly projectName: string;
  /** Opens the project in the web app. */
  readonly address: string;
  /** The day where the deployment is, as the language writes it. */
  readonly date: string;
  readonly publisher: string;
  /** Stands behind every amount. */
  readonly currencyLabel: string;
  /** Says that prices are samples; null where they are real (reading R23). */
  readonly sampleNotice: string | null;
};

/** The heading of a document about a project or a part of it. */
export const documentHeading = (
  context: DocumentContext,
  project: { readonly id: string; readonly name: string },
  kindName: string,
  title: string = project.name,
): DocumentHeading => {
  const { language, catalogue, publisher, appAddress, texts, now, timeZone } = context;
  return {
    language,
    kindName,
    title,
    projectId: project.id,
    projectName: project.name,
    address: `${appAddress}projekt/${project.id}`,
    date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(now),
    publisher,
    currencyLabel: catalogue.currency.label,
    sampleNotice: catalogue.sample ? texts.shell.sampleCatalogue : null,
  };
};
