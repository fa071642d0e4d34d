import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'Під час збереження даних сталася помилка',
  fetchFailed: 'Під час завантаження даних сталася помилка',
};
