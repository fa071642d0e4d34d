import type { Texts } from '../texts.ts';

export const frame: Texts['frame'] = {
  close: 'Zavřít konfigurátor',
  remembersHere: 'Projekty otevřené zde se pamatují jen na tomto webu.',
  remembersNothing: 'Tento prohlížeč zde nedovoluje pamatovat si projekty.',
  ownWindow: 'Otevřít v samostatném okně',
};
