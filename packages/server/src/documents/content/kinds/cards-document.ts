import type { DocumentContext } from '../document-context.ts';
import { documentHeading, type DocumentHeading } from '../document-heading.ts';
import type { DocumentSet } from '../sets/document-set.ts';

/** Catalogue cards: one set a page, large, with its dimensions. */
export type CardsDocument = {
  readonly kind: 'cards';
  readonly heading: DocumentHeading;
  readonly sets: readonly DocumentSet[];
};

/** What the catalogue cards of some sets say. */
export const cardsDocument = (
  project: { readonly id: string; readonly name: string },
  sets: readonly DocumentSet[],
  context: DocumentContext,
): CardsDocument => {
  const [only, ...others] = sets;
  const title = only !== undefined && others.length === 0 ? only.name : project.name;
  return { kind: 'cards', heading: documentHeading(context, project, context.texts.documents.cards, title), sets };
};
