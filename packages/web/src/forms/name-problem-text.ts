import { nameProblem, type NameSubject } from '@ramka/domain/names';
import type { Texts } from '@ramka/texts/texts';

/** What is wrong with a typed name, in words (specification §5); undefined where nothing is. */
export const nameProblemText = (subject: NameSubject, typed: string, { messages }: Texts): string | undefined => {
  const problem = nameProblem(subject, typed);
  const own = subject === 'project' ? messages.projectName : messages.roomName;
  return problem && { ...own, ...messages.name }[problem.kind];
};
