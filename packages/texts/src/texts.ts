import type { documents } from './pl/documents.ts';
import type { lists } from './pl/lists.ts';
import type { pl } from './pl.ts';

/**
 * Every sentence of the product, by subject. A missing or wrong key is a compile error in every other language. Labels,
 * titles and messages of one sentence end without a full stop, as the specification's own do; explanations, and whatever
 * has several sentences, end with one.
 */
export type Texts = PageTexts & ListTexts & { readonly documents: typeof documents };

/** What a page says whichever it is, and what the editor says: no page is drawn before these have come. */
export type PageTexts = typeof pl;

/** What the lists of a project say besides: its rooms, order, catalogue, variants. They come with the first list. */
export type ListTexts = typeof lists;
