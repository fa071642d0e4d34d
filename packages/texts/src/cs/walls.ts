import type { WallTexts } from '../load-walls.ts';

/** The wall behind the sets: its dialog and the names of the walls. */
export const walls: WallTexts = {
  swatch: (name) => `Stěna: ${name}`,
  projectTitle: 'Stěna za sestavami',
  roomTitle: (room) => `Stěna v místnosti „${room}“`,
  note: 'Na této stěně jsou sestavy vidět: na obrazovce, ve sdílených odkazech, v dokumentech a na uložených obrázcích.',
  none: 'bez barvy',
  asProject: 'jako v celém projektu',
  custom: 'vlastní barva',
  pickCustom: 'Vybrat vlastní barvu',
  names: {
    'white-plaster': 'bílá omítka',
    'warm-white': 'teplá bílá',
    sand: 'písek',
    clay: 'hlína',
    terracotta: 'terakota',
    rose: 'růžová',
    sage: 'šalvěj',
    olive: 'oliva',
    'dusk-blue': 'soumrak',
    petrol: 'mořská hloubka',
    grey: 'šedá',
    graphite: 'grafit',
    concrete: 'beton',
    brick: 'cihly',
    pine: 'borová prkna',
    tiles: 'obklad',
  },
};
