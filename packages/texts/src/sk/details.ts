import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Podrobnosti: ${name}`,
  purpose: 'Druh',
  protection: 'Stupeň krytia',
  sealable: 'IP20; s tesnením v rámiku: IP44',
  plain: 'IP20, utesniť sa nedá',
  parts: 'Súčasti',
  choices: 'Voliteľné možnosti',
  place: 'Vložiť do rámika',
  size: 'Rozmery',
  slots: 'Počet pozícií',
  withSeal: 'IP20; s tesnením: IP44',
  withoutSeal: 'IP20, k tomuto rámiku tesnenie nie je',
  boxes: 'Krabice',
  difference: 'Rozdiel v cene',
  neededForSeal: 'Potrebné na IP44',
  foreign: 'Nedá sa vložiť do rámikov',
  rulesOut: 'Vylučuje',
  unsealable: (modules) =>
    modules === '' ? 'produkty, ktoré nemožno utesniť' : `produkty, ktoré nemožno utesniť: ${modules}`,
  touchPoints: 'Dotykové body',
  panel: 'Panel s týmto ovládačom',
  unavailable: 'Nedostupný',
  inPlace: (slot, controllers) => `na pozícii\u00A0${slot}: ${controllers}`,
};
