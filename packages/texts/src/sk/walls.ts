import type { WallTexts } from '../load-walls.ts';

/** The wall behind the sets: its dialog and the names of the walls. */
export const walls: WallTexts = {
  swatch: (name) => `Stena: ${name}`,
  projectTitle: 'Stena za zostavami',
  roomTitle: (room) => `Stena v miestnosti „${room}“`,
  note: 'Na tejto stene vidno zostavy: na obrazovke, v zdieľaných odkazoch, v dokumentoch a na uložených obrázkoch.',
  none: 'bez farby',
  asProject: 'ako v celom projekte',
  custom: 'vlastná farba',
  pickCustom: 'Vybrať vlastnú farbu',
  names: {
    'white-plaster': 'biela omietka',
    'warm-white': 'teplá biela',
    sand: 'piesok',
    clay: 'hlina',
    terracotta: 'terakota',
    rose: 'ružová',
    sage: 'šalvia',
    olive: 'oliva',
    'dusk-blue': 'súmrak',
    petrol: 'morská hĺbka',
    grey: 'sivá',
    graphite: 'grafit',
    concrete: 'betón',
    brick: 'tehly',
    pine: 'borovicové dosky',
    tiles: 'obklad',
  },
};
