import type { documents } from './pl/documents.ts';
import type { embed } from './pl/embed.ts';
import type { serverMessages } from './pl/server-messages.ts';
import type { pl } from './pl.ts';

/**
 * Every text of the product, by subject. Missing or extra keys in a language are compile errors. Labels, titles and
 * messages of one sentence end without a full stop, as in the specification. Explanations and texts of several
 * sentences end with one.
 */
export type Texts = Omit<PageTexts, 'messages'> & {
  readonly messages: PageTexts['messages'] & ServerMessages;
  readonly documents: typeof documents;
};

/** The messages that only the server sends. */
export type ServerMessages = typeof serverMessages;

/** The texts of the pages: one dictionary per language, loaded as one chunk. */
export type PageTexts = typeof pl;

/** The texts of `embed.js`, which contains all languages. */
export type EmbedTexts = typeof embed;
