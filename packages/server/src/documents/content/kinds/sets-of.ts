import type { DocumentContent } from './document-content.ts';
import type { DocumentSet } from '../sets/document-set.ts';

/** The sets of a document, each once. */
export const setsOf = (content: DocumentContent): ReadonlySet<DocumentSet> => {
  switch (content.kind) {
    case 'project':
      return new Set(content.rooms.flatMap(({ sets }) => sets.map(({ set }) => set)));
    case 'component-list':
    case 'cards':
      return new Set(content.sets);
    case 'site-sheet':
      return new Set(content.sets.map(({ set }) => set));
  }
};
