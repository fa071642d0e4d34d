import { PROJECT_ID_LENGTH, tidyProjectId } from '@ramka/domain/project';
import type { Texts } from '@ramka/texts/texts';

/** What is wrong with a typed project id, in words (specification §5); undefined where nothing is. */
export const projectIdProblem = (typed: string, { newProject }: Texts): string | undefined => {
  const { length } = tidyProjectId(typed);
  if (length === 0) {
    return newProject.idRequired;
  }
  return length === PROJECT_ID_LENGTH ? undefined : newProject.idLength;
};
