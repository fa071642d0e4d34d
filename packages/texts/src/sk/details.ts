import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Podrobnosti: ${name}`,
  purpose: 'Druh',
  rating: 'Menovité hodnoty',
  protection: 'Stupeň krytia',
  sealable: 'IP20, s tesnením rámika IP44',
  plain: 'IP20, utesniť sa nedá',
  number: 'Objednávacie číslo',
  parts: 'Súčasti',
  choices: 'Voliteľné v možnostiach',
  place: 'Vložiť do rámika',
  size: 'Rozmery',
  slots: 'Počet pozícií',
  withSeal: 'IP20, s tesnením IP44',
  withoutSeal: 'IP20, rámik nemá tesnenie',
  boxes: 'Krabice',
  millimetres: (width, height) => `${width} × ${height}\u00A0mm`,
};
