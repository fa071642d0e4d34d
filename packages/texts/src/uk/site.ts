import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Монтувати поки нічого',
  emptyText: 'Коли в приміщеннях з’являться набори або вироби, тут можна буде позначати їх одиниця за одиницею.',
  parts: { box: 'Коробка', mechanism: 'Механізм', frame: 'Рамка', product: 'Вироби' },
  leftOf: {
    box: (n) => `коробки: ${n}`,
    mechanism: (n) => `механізми: ${n}`,
    frame: (n) => `рамки: ${n}`,
    product: (n) => `готові вироби: ${n}`,
  },
  left: (what) => `Залишилося – ${what}`,
  allDone: 'Усе змонтовано',
  mounted: 'Змонтовано',
  whole: 'Усе',
  wholeRoom: (room) => `Усе приміщення «${room}»`,
  piece: (piece, of) => `${piece} з ${of}`,
  pieceOf: (name, piece) => `${name}, одиниця ${piece}`,
};
