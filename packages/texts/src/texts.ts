import type { documents } from './pl/documents.ts';
import type { pl } from './pl.ts';

/**
 * Every sentence of the product, by subject. A missing or wrong key is a compile error in every other language. Labels,
 * titles and messages of one sentence end without a full stop, as the specification's own do; explanations, and whatever
 * has several sentences, end with one.
 */
export type Texts = PageTexts & { readonly documents: typeof documents };

/** The texts of the pages: one dictionary a language, loaded as one chunk. */
export type PageTexts = typeof pl;
