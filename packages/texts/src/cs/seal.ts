import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'vylučuje těsnění',
  only: 'Jen s IP44',
  showAll: 'Zobrazit vše',
  needsInserts: (modules) => `Je potřeba těsnicí vložka: ${modules}`,
  addInserts: 'Přidat vložky',
};
