import type { WallTexts } from '../load-walls.ts';

/** The wall behind the sets: its dialog and the names of the walls. */
export const walls: WallTexts = {
  swatch: (name) => `Стіна: ${name}`,
  projectTitle: 'Стіна за наборами',
  roomTitle: (room) => `Стіна в приміщенні «${room}»`,
  note: 'На цій стіні видно набори: на екрані, у посиланнях для перегляду, у документах і на збережених зображеннях.',
  none: 'без кольору',
  asProject: 'як у всьому проєкті',
  custom: 'власний колір',
  pickCustom: 'Вибрати власний колір',
  names: {
    'white-plaster': 'біла штукатурка',
    'warm-white': 'тепла біла',
    sand: 'пісок',
    clay: 'глина',
    terracotta: 'теракота',
    rose: 'рожева',
    sage: 'шавлія',
    olive: 'олива',
    'dusk-blue': 'сутінки',
    petrol: 'морська глибина',
    grey: 'сіра',
    graphite: 'графіт',
    concrete: 'бетон',
    brick: 'цегла',
    pine: 'соснові дошки',
    tiles: 'плитка',
  },
};
