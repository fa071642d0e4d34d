import type { PageTexts } from '@ramka/texts/texts';
import type { Project } from '../api/project.ts';

/** Returns the note that copies of a project contain ordinary rooms and sets, if it has external ones (docs/readings.md#r41). */
export const copiesNote = (
  { rooms, sets }: Pick<Project, 'rooms' | 'sets'>,
  { planningTool }: PageTexts,
): string | undefined =>
  rooms.some(({ planningId }) => planningId !== null) || sets.some(({ isExternal }) => isExternal)
    ? planningTool.copiesAreOrdinary
    : undefined;
