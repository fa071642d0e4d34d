import type { Texts } from '../texts.ts';

export const startLink: Texts['startLink'] = {
  title: 'Почніть із цього набору',
  titleOpen: 'Почніть добирати набір',
  note: 'Ще нічого не збережено. Набір відкриється в редакторі, де все можна змінити.',
  set: 'Набір із посилання',
  lineLater: 'Серію рамок ви виберете на наступному кроці',
  frameLater: 'Рамку ви виберете на наступному кроці',
  begin: 'Почати',
  known: 'Або додайте до свого проєкту',
  project: 'Проєкт',
  addTo: (name) => `Додати до «${name}»`,
  back: (host) => `Назад до ${host}`,
  leftOut: 'Частину посилання пропущено',
  take: (name) => `Узяти: ${name}`,
  needsLine: 'Без серії рамок не можна задати виконання, колір і вироби',
  notInLine: (value) => `У цій серії немає такого виробу: «${value}»`,
  unknown: {
    line: (value) => `Невідома серія рамок: «${value}»`,
    finish: (value) => `Невідоме виконання рамок: «${value}»`,
    colour: (value) => `Невідомий колір: «${value}»`,
    frame: (value) => `Такої рамки немає; кількість місць: «${value}»`,
    function: (value) => `Невідомий виріб: «${value}»`,
    lang: (value) => `Мова не підтримується: «${value}»`,
    return: (value) => `Недозволена адреса повернення: «${value}»`,
  },
};
