import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'vylučuje tesnenie',
  only: 'Len s IP44',
  showAll: 'Zobraziť všetko',
  needsInserts: (modules) => `Je potrebná tesniaca vložka: ${modules}`,
  addInserts: 'Pridať vložky',
};
