import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Відкрити меню',
  navigation: 'Меню',
  skipToContent: 'Перейти до вмісту',
  rooms: 'Приміщення',
  sets: 'Набори',
  newSet: 'Новий набір',
  addProducts: 'Каталог',
  properties: 'Властивості проєкту',
  newProject: 'Новий проєкт',
  yourSets: 'Ваші набори',
  dragIntoRooms: 'Перетягніть набір до приміщення або відкрийте його',
  openSets: 'Показати свої набори',
  recentMessages: 'Останні повідомлення',
  noSets: 'Тут з’являться набори, які ви створите.',
  language: 'Мова',
  accessibility: 'Доступність',
  sampleCatalogue: 'Демонстраційний каталог – орієнтовні ціни',
  offline: 'Немає з’єднання. Зберегти зміни можна буде, коли воно відновиться.',
  shownSince: (when) => `Показано стан і ціни на: ${when}.`,
  otherDeployment: (_variant, currency) =>
    `Цей проєкт створено в конфігураторі для іншої країни. Ціни подано за місцевим прайс-листом (${currency}).`,
  screenFailedTitle: 'Не вдалося показати цю сторінку',
  screenFailedText: 'Збережені дані в безпеці. Завантажте сторінку ще раз.',
  reload: 'Завантажити знову',
  newVersion: 'Є нова версія конфігуратора. Перезавантажте сторінку, коли буде зручно.',
};
