import { z } from 'zod';
import { entityIdText, projectIdText } from '../wire/identifiers.ts';

/** What the path of a call names: a category. */
export const inCategory = z.object({ categoryId: entityIdText });

/** A project. */
export const inProject = z.object({ projectId: projectIdText });

/** A room of a project. */
export const inRoom = z.object({ projectId: projectIdText, groupId: entityIdText });

/** A set of a project. */
export const onSet = z.object({ projectId: projectIdText, setId: entityIdText });

/** An e-catalogue product of a project. */
export const onSelection = z.object({ projectId: projectIdText, catalogId: entityIdText });
