import type { WallId } from '@ramka/domain/wall';

/** The wall behind the sets: its dialog and the names of the walls. */
export const walls = {
  swatch: (name: string): string => `Ściana: ${name}`,
  projectTitle: 'Ściana za zestawami',
  roomTitle: (room: string): string => `Ściana w pomieszczeniu „${room}”`,
  note: 'Na tej ścianie widać zestawy: na ekranie, w udostępnionych linkach, w dokumentach i na zapisanych obrazach.',
  none: 'bez koloru',
  asProject: 'jak w całej inwestycji',
  custom: 'własny kolor',
  pickCustom: 'Wybierz własny kolor',
  names: {
    'white-plaster': 'biały tynk',
    'warm-white': 'ciepła biel',
    sand: 'piasek',
    clay: 'glina',
    terracotta: 'terakota',
    rose: 'róż',
    sage: 'szałwia',
    olive: 'oliwka',
    'dusk-blue': 'zmierzch',
    petrol: 'morska głębia',
    grey: 'szary',
    graphite: 'grafit',
    concrete: 'beton',
    brick: 'cegła',
    pine: 'deski sosnowe',
    tiles: 'płytki',
  } satisfies Record<WallId, string>,
};
