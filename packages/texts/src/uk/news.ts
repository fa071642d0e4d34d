import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `Від ${since}: ${told}`,
  prices: (count) => plural(count, ['без змін цін', '1 ціна', `${count} ціни`, `змінених цін: ${count},`]),
  gone: (count) =>
    plural(count, [
      '',
      '1 виріб знято з продажу',
      `${count} вироби знято з продажу`,
      `знято з продажу виробів: ${count}`,
    ]),
  show: 'Показати зміни',
  title: 'Що змінилося в каталозі та цінах',
  note: 'Ціни в проєкті вже актуальні. Коли ви підтвердите, що знаєте про все, цей список зникне.',
  repriced: 'Змінені ціни',
  pricedNow: 'уже має ціну',
  goneTitle: 'Вироби, зняті з продажу',
  successor: (name) => `наступник: ${name}`,
  noSuccessor: 'без відомого наступника',
  total: 'Вартість проєкту нетто з наступниками',
  take: (count) =>
    plural(count, [
      'Узяти наступників',
      'Узяти наступника',
      `Узяти наступників (${count})`,
      `Узяти наступників (${count})`,
    ]),
  taken: (count) =>
    plural(count, [
      'Нічого не змінилося',
      'Замінено 1 виріб',
      `Замінено ${count} вироби`,
      `Замінено виробів: ${count}`,
    ]),
  markSeen: 'Я про це знаю',
  seen: 'Список змін закрито',
};
