import type { FlatListBody } from '@ramka/contract/wire/flat-list';
import { onlineChange } from './project-change.ts';

/** The contents of a list, and the message after adding them. */
export type AddedList = { readonly body: FlatListBody; readonly message: string };

/** Adds the contents of a list to the project. */
export const addFlatList = onlineChange({
  endpoint: 'addFlatList',
  request: ({ body }: AddedList) => ({ body }),
  message: (_texts, { input }) => input.message,
});

/** The note of a project, and the message after saving it. */
export type ChangedNote = { readonly note: string; readonly message: string };

/** Changes the note of the project; an empty text deletes it. */
export const changeNote = onlineChange({
  endpoint: 'changeNote',
  request: ({ note }: ChangedNote) => ({ body: { note } }),
  receive: (project, { note }) => ({ ...project, note }),
  message: (_texts, { input }) => input.message,
});
