import { nameOfSet } from '@ramka/texts/name-of-set';
import { useTexts } from '../language/texts.ts';
import { useProjectPart } from '../project/project-query.ts';

/** Returns the editor’s title of a set without a name: that of a new set, or the contents of a saved one. */
export const useTitleOfUnnamed = (setId: number | null): string => {
  const texts = useTexts();
  const saved = useProjectPart(({ sets }) => sets.find(({ id }) => id === setId));
  if (setId === null) return texts.editor.newSet;
  return nameOfSet({ ...(saved ?? { contents: '' }), name: '' }, texts);
};
