import type { EmbedTexts } from '../texts.ts';

export const embed: EmbedTexts = {
  configure: 'Nakonfigurovať',
  frame: 'Konfigurátor',
  silent: 'Konfigurátor sa tu neotvoril.',
  ownWindow: 'Otvoriť v samostatnom okne',
};
