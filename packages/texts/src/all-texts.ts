import type { Language } from '@ramka/domain/text';
import { documents as csDocuments } from './cs/documents.ts';
import { lists as csLists } from './cs/lists.ts';
import { cs } from './cs.ts';
import { documents as enDocuments } from './en/documents.ts';
import { lists as enLists } from './en/lists.ts';
import { en } from './en.ts';
import { documents as plDocuments } from './pl/documents.ts';
import { lists as plLists } from './pl/lists.ts';
import { pl } from './pl.ts';
import { documents as skDocuments } from './sk/documents.ts';
import { lists as skLists } from './sk/lists.ts';
import { sk } from './sk.ts';
import type { Texts } from './texts.ts';
import { documents as ukDocuments } from './uk/documents.ts';
import { lists as ukLists } from './uk/lists.ts';
import { uk } from './uk.ts';

/** All languages at once and whole, for the server. */
export const allTexts: Readonly<Record<Language, Texts>> = {
  pl: { ...pl, ...plLists, documents: plDocuments },
  cs: { ...cs, ...csLists, documents: csDocuments },
  sk: { ...sk, ...skLists, documents: skDocuments },
  uk: { ...uk, ...ukLists, documents: ukDocuments },
  en: { ...en, ...enLists, documents: enDocuments },
};
