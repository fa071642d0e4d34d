import { projectLimits } from '@ramka/domain/project';
import { z } from 'zod';
import { named, pictureFinishes } from './deployment.ts';
import { entityId } from './wire/identifiers.ts';
import { fileRoom, fileSet } from './wire/project-file.ts';

/** A file of a deployment with everything that the home screen shows of the catalogue (docs/own-deployment.md). */
export const showcase = z.strictObject({
  /** A finished project, of which visitors open a copy. Rooms refer to sets by `id`, as in project files. */
  project: z
    .strictObject({
      name: named,
      rooms: z.array(fileRoom.pick({ sets: true }).extend({ name: named })).check(z.maxLength(projectLimits.rooms)),
      sets: z.array(fileSet).check(z.maxLength(projectLimits.sets)),
    })
    .refine(({ rooms, sets }) => {
      const ids = new Set(sets.map(({ id }) => id));
      return rooms.every((room) => room.sets.every(({ id }) => ids.has(id)));
    }, 'a room refers to a set that is not listed'),
  /** The set of the picture on the home screen, with the id of its frame in each finish that visitors may choose. */
  picture: z.strictObject({ set: fileSet, frames: z.partialRecord(z.enum(pictureFinishes), entityId) }),
});

export type Showcase = z.infer<typeof showcase>;
