import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'Vyskytla sa chyba počas ukladania údajov',
  fetchFailed: 'Vyskytla sa chyba počas sťahovania údajov',
};
