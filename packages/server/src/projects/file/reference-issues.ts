import type { ProjectFile } from '@ramka/contract/wire/project-file';
import type { ProblemIssue } from '../../http/problems/api-problem.ts';

/** What a project file names twice where it may stand once only. */
export const repeatedIssues = ({ sets, rooms, ecatalogProducts }: ProjectFile): readonly ProblemIssue[] => [
  ...repeats(
    'sets',
    'id',
    sets.map(({ id }) => id),
  ),
  ...repeats(
    'ecatalogProducts',
    'catalogId',
    ecatalogProducts.map(({ catalogId }) => catalogId),
  ),
  ...rooms.flatMap((room, index) => [
    ...repeats(
      `rooms.${index}.sets`,
      'id',
      room.sets.map(({ id }) => id),
    ),
    ...repeats(
      `rooms.${index}.products`,
      'id',
      room.products.map(({ id }) => id),
    ),
  ]),
];

/** Sets that rooms of a project file hold and the file does not. */
export const unknownSetIssues = ({ sets, rooms }: ProjectFile): readonly ProblemIssue[] => {
  const known = new Set(sets.map(({ id }) => id));
  return rooms.flatMap((room, index) =>
    room.sets.flatMap(({ id }, place): ProblemIssue[] =>
      known.has(id)
        ? []
        : [
            {
              path: `rooms.${index}.sets.${place}.id`,
              code: 'unknown-entry',
              message: ({ input }) => input.unknownEntry,
            },
          ],
    ),
  );
};

const repeats = (list: string, field: string, ids: readonly number[]): readonly ProblemIssue[] => {
  const seen = new Set<number>();
  return ids.flatMap((id, index): ProblemIssue[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: `${list}.${index}.${field}`, code: 'repeated', message: ({ input }) => input.repeated }];
  });
};
