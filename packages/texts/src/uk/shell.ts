import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Відкрити меню',
  navigation: 'Меню',
  skipToContent: 'Перейти до вмісту',
  rooms: 'Приміщення',
  sets: 'Набори',
  newSet: 'Новий набір',
  addProducts: 'Додати продукти',
  properties: 'Властивості проєкту',
  newProject: 'Новий проєкт',
  yourSets: 'Ваші набори',
  openSets: 'Показати ваші набори',
  recentMessages: 'Останні повідомлення',
  noSets: 'Тут з’являться набори, які ви створите.',
  language: 'Мова',
  sampleCatalogue: 'Зразковий каталог – орієнтовні ціни',
  offline: 'Немає з’єднання. Зберегти зміни можна буде, коли воно відновиться.',
  otherDeployment: (variant, currency) =>
    `Цей проєкт створено в іншій версії конфігуратора (${variant}). Ціни тут – за місцевим прайс-листом (${currency}).`,
  screenFailedTitle: 'Не вдалося показати цю сторінку',
  screenFailedText: 'Збережені дані в безпеці. Завантажте сторінку ще раз.',
  reload: 'Завантажити знову',
};
