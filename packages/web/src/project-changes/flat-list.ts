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
