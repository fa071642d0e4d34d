import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'Vyskytla se chyba během ukládání dat',
  fetchFailed: 'Vyskytla se chyba během stahování dat',
};
