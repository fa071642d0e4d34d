import type { DocumentContent } from './document-content.ts';
import type { DocumentLine } from '../lines/document-line.ts';
import { setsOf } from './sets-of.ts';

/** The files of all pictures that a document shows, each once. */
export const picturesOf = (content: DocumentContent): ReadonlySet<string> => {
  const files = new Set<string>();
  for (const { article } of linesOf(content)) if (article.picture !== null) files.add(article.picture);
  for (const { drawing, lines } of setsOf(content)) {
    for (const { picture } of drawing?.layers ?? []) files.add(picture);
    for (const { article } of lines) if (article.picture !== null) files.add(article.picture);
  }
  return files;
};

const linesOf = (content: DocumentContent): readonly DocumentLine[] => {
  switch (content.kind) {
    case 'project':
    case 'component-list':
      return content.orderList;
    case 'cards':
      return [];
    case 'site-sheet':
      return content.products;
  }
};
