import type { EmbedTexts } from '../texts.ts';

export const embed: EmbedTexts = {
  configure: 'Налаштувати',
  frame: 'Конфігуратор',
  silent: 'Конфігуратор тут не відкрився.',
  ownWindow: 'Відкрити в окремому вікні',
};
