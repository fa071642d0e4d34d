import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { Texts } from '@ramka/texts/texts';
import type { Catalogue, LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { describeArticles, type ArticleDescriber } from './describe-articles.ts';

/** What every document of one visitor is written with. */
export type DocumentContext = {
  readonly language: Language;
  readonly texts: Texts;
  readonly catalogue: Catalogue;
  readonly assortment: LocalisedCatalogue;
  readonly describe: ArticleDescriber;
  /** Whose configurator this is. */
  readonly publisher: string;
  /** Address of the web app, with a slash at the end. */
  readonly appAddress: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where it is the day that documents say. */
  readonly timeZone: string;
};

/** The context of a document in a language; its day is that of UTC where no time zone is named. */
export const documentContext = (
  parts: Pick<DocumentContext, 'language' | 'catalogue' | 'publisher' | 'appAddress' | 'now'> &
    Partial<Pick<DocumentContext, 'timeZone'>>,
): DocumentContext => {
  const assortment = parts.catalogue.in(parts.language);
  const texts = allTexts[parts.language];
  return {
    timeZone: 'UTC',
    ...parts,
    texts,
    assortment,
    describe: describeArticles(parts.catalogue, assortment, texts),
  };
};
