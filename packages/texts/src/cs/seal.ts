import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'vylučuje těsnění',
  only: 'Jen s IP44',
  showAll: 'Zobrazit vše',
  needsInserts: (modules) => `Je potřeba těsnicí vložka: ${modules}`,
  addInserts: 'Přidat vložky',
  question: {
    title: 'Tento produkt vylučuje IP44',
    text: (module) => `${module} má krytí IP20. Sestava s tímto produktem nemůže mít těsnění IP44.`,
    without: 'Vložit produkt bez těsnění',
    fitting: 'Zobrazit vhodné',
  },
};
