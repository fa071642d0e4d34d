import type { Texts } from '../texts.ts';

export const site: Texts['site'] = {
  empty: 'Монтувати поки нічого',
  emptyText: 'Коли в приміщеннях з’являться набори, тут можна буде позначати коробки, механізми та рамки.',
  parts: { box: 'Коробка', mechanism: 'Механізм', frame: 'Рамка' },
  leftOf: {
    box: (n) => `коробки: ${n}`,
    mechanism: (n) => `механізми: ${n}`,
    frame: (n) => `рамки: ${n}`,
  },
  left: (what) => `Залишилося – ${what}`,
  allDone: 'Усе змонтовано',
  setsDone: 'Усі набори змонтовано',
  besides: (products) => `Також готові вироби (позначаються на монтажному аркуші PDF): ${products}`,
  whole: 'Усе',
  wholeRoom: (room) => `Усе приміщення «${room}»`,
  piece: (piece, of) => `${piece} з ${of}`,
  pieceOf: (name, piece) => `${name}, одиниця ${piece}`,
};
