import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'vylučuje tesnenie',
  only: 'Len s IP44',
  showAll: 'Zobraziť všetko',
  needsInserts: (modules) => `Je potrebná tesniaca vložka: ${modules}`,
  addInserts: 'Pridať vložky',
  question: {
    title: 'Tento produkt vylučuje IP44',
    text: (module) => `${module} má krytie IP20. Zostava s týmto produktom nemôže mať tesnenie IP44.`,
    without: 'Vložiť produkt bez tesnenia',
    fitting: 'Zobraziť vhodné',
  },
};
