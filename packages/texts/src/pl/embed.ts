/** The texts of `embed.js`, on the pages of others. */
export const embed = {
  configure: 'Skonfiguruj',
  frame: 'Konfigurator',
  silent: 'Konfigurator nie otworzył się tutaj.',
  ownWindow: 'Otwórz w osobnym oknie',
};
