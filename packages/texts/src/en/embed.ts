import type { EmbedTexts } from '../texts.ts';

export const embed: EmbedTexts = {
  configure: 'Configure',
  frame: 'Configurator',
  silent: 'The configurator did not open here.',
  ownWindow: 'Open in its own window',
};
