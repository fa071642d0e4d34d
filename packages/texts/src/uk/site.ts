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
};
