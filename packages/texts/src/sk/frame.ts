import type { Texts } from '../texts.ts';

export const frame: Texts['frame'] = {
  close: 'Zavrieť konfigurátor',
  remembersHere: 'Projekty otvorené tu sa pamätajú len na tomto webe.',
  remembersNothing: 'Tento prehliadač tu nedovoľuje pamätať si projekty.',
  ownWindow: 'Otvoriť v samostatnom okne',
};
