import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const news: Texts['news'] = {
  since: (since, told) => `З ${since}: ${told}`,
  prices: (count) =>
    ukrainianPlural(count, ['без змін цін', `${count} змінена ціна`, `${count} змінені ціни`, `${count} змінених цін`]),
  gone: (count) =>
    ukrainianPlural(count, [
      '',
      `${count} виріб знято з каталогу`,
      `${count} вироби знято з каталогу`,
      `${count} виробів знято з каталогу`,
    ]),
  show: 'Показати зміни',
  title: 'Що змінилося в каталозі та цінах',
  note: 'Ціни в проєкті вже актуальні. Коли ви підтвердите, що ознайомилися зі змінами, список зникне.',
  repriced: 'Змінені ціни',
  pricedNow: 'уже має ціну',
  goneTitle: 'Вироби, зняті з каталогу',
  successor: (name) => `заміна: ${name}`,
  noSuccessor: 'заміни немає',
  total: 'Вартість проєкту без ПДВ із замінами',
  take: (count) =>
    ukrainianPlural(count, [
      'Замінити вироби',
      `Замінити ${count} виріб`,
      `Замінити ${count} вироби`,
      `Замінити ${count} виробів`,
    ]),
  taken: (count) =>
    ukrainianPlural(count, [
      'Нічого не змінилося',
      `Замінено ${count} виріб`,
      `Замінено ${count} вироби`,
      `Замінено ${count} виробів`,
    ]),
  markSeen: 'Я про це знаю',
  seen: 'Список змін закрито',
};
