import type { Texts } from '../texts.ts';

export const typing: Texts['typing'] = {
  open: 'Ввести набір',
  title: 'Ввести набір',
  hint: 'Введіть через кому, що має бути в рамці. Enter вставляє, ще один Enter зберігає.',
  label: 'Що має бути в наборі',
  example: '3x розетка, usb, прохідний x2',
  line: 'Серія рамок',
  chooseLine: 'Виберіть серію',
  room: 'Приміщення',
  noRoom: 'Лише до списку наборів',
  place: 'Вставити',
  placed: 'Вставлено. Enter зберігає.',
  ready: (count: number): string => (count === 1 ? 'Enter вставляє' : `Наборів: ${count}. Enter вставляє`),
  tooMany: (count: number, most: number): string => `Разом ${count}, а рамка цієї серії має щонайбільше ${most} місць.`,
  split: 'Поділити на кілька наборів',
  notUnderstood: (words: string): string => `Не зрозуміло: «${words}»`,
  meaning: (words: string): string => `Значення слова «${words}»`,
  without: (loses: string): string => `без: ${loses}`,
  notInSeries: 'У цій серії такого виробу немає',
  notIp44: {
    frame: 'Набір не буде IP44: у цій серії немає для нього рамки IP44',
    module: (module: string): string => `Набір не буде IP44: це виключає ${module}`,
  },
  saved: (count: number, room?: string): string =>
    room === undefined ? `Створено наборів: ${count}` : `Створено наборів у приміщенні «${room}»: ${count}`,
  refusals: {
    nothing: 'Введіть, що має бути в наборі',
    noLine: 'Виберіть серію рамок',
    loading: 'Завантажуються вироби серії…',
    unknown: 'Виправте слова, які не вдалося зрозуміти',
    notInLine: 'Виберіть іншу серію або приберіть те, чого в ній немає',
    tooMany: 'Поділіть це на кілька наборів',
    noFrame: 'У цій серії немає рамки для такого набору',
  },
};
