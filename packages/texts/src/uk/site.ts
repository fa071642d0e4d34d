import { formatCount } from '@ramka/domain/text';
import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Монтувати поки нічого',
  emptyText: 'Коли в приміщеннях з’являться набори або вироби, тут їх можна буде позначати поштучно.',
  parts: { box: 'Коробка', mechanism: 'Механізм', frame: 'Рамка', product: 'Вироби' },
  leftOf: {
    box: (n) => `коробки: ${formatCount(n)}`,
    mechanism: (n) => `механізми: ${formatCount(n)}`,
    frame: (n) => `рамки: ${formatCount(n)}`,
    product: (n) => `готові вироби: ${formatCount(n)}`,
  },
  left: (what) => `Залишилося – ${what}`,
  allDone: 'Усе змонтовано',
  mounted: 'Змонтовано',
  whole: 'Усе',
  wholeRoom: (room) => `Усе приміщення «${room}»`,
  piece: (piece, of) => `${formatCount(piece)} з ${formatCount(of)}`,
  pieceOf: (name, piece) => `${name}, №\u00A0${formatCount(piece)}`,
  numberPoints: 'Нумерувати точки',
  view: 'Вигляд',
  views: { checklist: 'Позначки', points: 'Точки' },
  columns: { label: 'Позначення', set: 'Набір', height: 'Висота (см)', circuit: 'Лінія', note: 'Примітка' },
  field: (column, piece) => `${column}, ${piece}`,
  notLabelled: 'без позначення',
  usualHeight: (height) => `зазвичай ${height}\u00A0см`,
  usualHeights: 'Висоти, набрані курсивом, є звичними й не є вимогою. Їх міряють від готової підлоги до центра.',
  sources: 'Джерела',
  labelTaken: (label, room, set) => `«${label}» вже має: ${room}, ${set}`,
  badHeight: (most) => `Введіть сантиметри, від 0 до ${most}`,
};
