import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Podrobnosti: ${name}`,
  purpose: 'Druh',
  rating: 'Jmenovité hodnoty',
  protection: 'Stupeň krytí',
  sealable: 'IP20, s těsněním rámečku IP44',
  plain: 'IP20, utěsnit nelze',
  number: 'Objednací číslo',
  parts: 'Součásti',
  choices: 'Volitelné v možnostech',
  place: 'Vložit do rámečku',
  size: 'Rozměry',
  slots: 'Počet pozic',
  withSeal: 'IP20, s těsněním IP44',
  withoutSeal: 'IP20, rámeček nemá těsnění',
  boxes: 'Krabice',
  millimetres: (width, height) => `${width} × ${height}\u00A0mm`,
};
