import type { PlanningDelivery } from '@ramka/contract/wire/planning-delivery';
import type { ProblemIssue } from '../../http/problems/api-problem.ts';

/** The most sets of a delivery, in all its rooms together. */
const MOST_SETS = 1000;

/** What is wrong with a delivery as a whole: what is named twice, rooms without a link, too many sets. */
export const deliveryIssues = ({ projectUrl, rooms }: PlanningDelivery): ProblemIssue[] => {
  const sets = rooms.flatMap((room, index) =>
    room.sets.map(({ mioID }, place) => ({ mioID, path: `rooms.${index}.sets.${place}.mioID` })),
  );
  return [
    ...repeats(rooms.map(({ mioID }, index) => ({ mioID, path: `rooms.${index}.mioID` }))),
    ...repeats(sets),
    ...(projectUrl === null && rooms.length > 0 ? [withoutLink] : []),
    ...(sets.length > MOST_SETS ? [tooMany] : []),
  ];
};

const withoutLink: ProblemIssue = {
  path: 'projectUrl',
  code: 'rooms-without-link',
  message: ({ input }) => input.roomsWithoutLink,
};

const tooMany: ProblemIssue = { path: 'rooms', code: 'list-too-long', message: ({ input }) => input.longList };

const repeats = (named: readonly { readonly mioID: string; readonly path: string }[]): ProblemIssue[] => {
  const seen = new Set<string>();
  return named.flatMap(({ mioID, path }): ProblemIssue[] => {
    if (!seen.has(mioID)) {
      seen.add(mioID);
      return [];
    }
    return [{ path, code: 'repeated', message: ({ input }) => input.repeated }];
  });
};
