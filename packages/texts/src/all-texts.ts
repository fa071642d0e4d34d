import type { Language } from '@ramka/domain/text';
import { documents as csDocuments } from './cs/documents.ts';
import { cs } from './cs.ts';
import { documents as enDocuments } from './en/documents.ts';
import { en } from './en.ts';
import { documents as plDocuments } from './pl/documents.ts';
import { pl } from './pl.ts';
import { documents as skDocuments } from './sk/documents.ts';
import { sk } from './sk.ts';
import type { Texts } from './texts.ts';
import { documents as ukDocuments } from './uk/documents.ts';
import { uk } from './uk.ts';

/** The texts of all languages, including those of documents, for the server. */
export const allTexts: Readonly<Record<Language, Texts>> = {
  pl: { ...pl, documents: plDocuments },
  cs: { ...cs, documents: csDocuments },
  sk: { ...sk, documents: skDocuments },
  uk: { ...uk, documents: ukDocuments },
  en: { ...en, documents: enDocuments },
};
