import type { EmbedTexts } from '../texts.ts';

export const embed: EmbedTexts = {
  configure: 'Nakonfigurovat',
  frame: 'Konfigurátor',
  silent: 'Konfigurátor se zde neotevřel.',
  ownWindow: 'Otevřít v samostatném okně',
};
