import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Podrobnosti: ${name}`,
  purpose: 'Druh',
  protection: 'Stupeň krytí',
  sealable: 'IP20; s těsněním v rámečku: IP44',
  plain: 'IP20, utěsnit nelze',
  parts: 'Součásti',
  choices: 'Volitelné možnosti',
  place: 'Vložit do rámečku',
  size: 'Rozměry',
  slots: 'Počet pozic',
  withSeal: 'IP20; s těsněním: IP44',
  withoutSeal: 'IP20, k tomuto rámečku těsnění není',
  boxes: 'Krabice',
  difference: 'Rozdíl v ceně',
  neededForSeal: 'Potřebné pro IP44',
  foreign: 'Nelze vložit do rámečků',
  rulesOut: 'Vylučuje',
  unsealable: (modules) =>
    modules === '' ? 'produkty, které nelze utěsnit' : `produkty, které nelze utěsnit: ${modules}`,
  touchPoints: 'Dotykové body',
  panel: 'Panel s tímto ovladačem',
  unavailable: 'Nedostupný',
  inPlace: (slot, controllers) => `na pozici\u00A0${slot}: ${controllers}`,
};
