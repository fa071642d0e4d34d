import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'An error occurred while saving the data',
  fetchFailed: 'An error occurred while loading the data',
};
