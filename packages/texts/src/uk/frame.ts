import type { Texts } from '../texts.ts';

export const frame: Texts['frame'] = {
  close: 'Закрити конфігуратор',
  remembersHere: 'Проєкти, відкриті тут, запам’ятовуються лише на цьому сайті.',
  remembersNothing: 'Цей браузер не дозволяє запам’ятовувати тут проєкти.',
  ownWindow: 'Відкрити в окремому вікні',
};
