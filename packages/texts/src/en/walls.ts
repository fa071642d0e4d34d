import type { WallTexts } from '../load-walls.ts';

/** The wall behind the sets: its dialog and the names of the walls. */
export const walls: WallTexts = {
  swatch: (name) => `Wall: ${name}`,
  projectTitle: 'Wall behind the sets',
  roomTitle: (room) => `Wall in room “${room}”`,
  note: 'Sets are shown on this wall: on screen, in share links, in documents and in saved pictures.',
  none: 'no colour',
  asProject: 'as in the whole project',
  custom: 'custom colour',
  pickCustom: 'Choose a custom colour',
  names: {
    'white-plaster': 'white plaster',
    'warm-white': 'warm white',
    sand: 'sand',
    clay: 'clay',
    terracotta: 'terracotta',
    rose: 'rose',
    sage: 'sage',
    olive: 'olive',
    'dusk-blue': 'dusk blue',
    petrol: 'deep sea',
    grey: 'grey',
    graphite: 'graphite',
    concrete: 'concrete',
    brick: 'brick',
    pine: 'pine boards',
    tiles: 'tiles',
  },
};
