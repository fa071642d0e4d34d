import type { Language } from '@ramka/domain/text';
import { documents as csDocuments } from './cs/documents.ts';
import { serverMessages as csMessages } from './cs/server-messages.ts';
import { cs } from './cs.ts';
import { documents as enDocuments } from './en/documents.ts';
import { serverMessages as enMessages } from './en/server-messages.ts';
import { en } from './en.ts';
import { documents as plDocuments } from './pl/documents.ts';
import { serverMessages as plMessages } from './pl/server-messages.ts';
import { pl } from './pl.ts';
import { documents as skDocuments } from './sk/documents.ts';
import { serverMessages as skMessages } from './sk/server-messages.ts';
import { sk } from './sk.ts';
import type { Texts } from './texts.ts';
import { documents as ukDocuments } from './uk/documents.ts';
import { serverMessages as ukMessages } from './uk/server-messages.ts';
import { uk } from './uk.ts';

/** The texts of all languages, including those of documents, for the server. */
export const allTexts: Readonly<Record<Language, Texts>> = {
  pl: { ...pl, messages: { ...pl.messages, ...plMessages }, documents: plDocuments },
  cs: { ...cs, messages: { ...cs.messages, ...csMessages }, documents: csDocuments },
  sk: { ...sk, messages: { ...sk.messages, ...skMessages }, documents: skDocuments },
  uk: { ...uk, messages: { ...uk.messages, ...ukMessages }, documents: ukDocuments },
  en: { ...en, messages: { ...en.messages, ...enMessages }, documents: enDocuments },
};
