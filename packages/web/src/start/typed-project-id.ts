import { PROJECT_ID_LENGTH, tidyProjectId } from '@ramka/domain/project';

/** The id in a project's address. */
const linked = /\/projekt\/([^/?#]+)/;

/** The project id that was typed, or that stands in the link to a project that was pasted; cut at 8 characters. */
export const typedProjectId = (typed: string): string => {
  const text = tidyProjectId(typed);
  return (linked.exec(text)?.[1] ?? text).slice(0, PROJECT_ID_LENGTH);
};
