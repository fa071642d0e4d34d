import { nameOfSet } from '@ramka/texts/name-of-set';
import { useTexts } from '../language/texts.ts';
import { useProjectPart } from '../project/project-query.ts';

/** What the editor calls a set without a name: a new set, or a saved one by its contents.. */
export const useTitleOfUnnamed = (setId: number | null): string => {
  const texts = useTexts();
  const saved = useProjectPart(({ sets }) => sets.find(({ id }) => id === setId));
  if (setId === null) return texts.editor.newSet;
  return nameOfSet({ ...(saved ?? { contents: '' }), name: '' }, texts);
};
