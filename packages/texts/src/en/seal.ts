import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'rules out the seal',
  only: 'Only with IP44',
  showAll: 'Show all',
  needsInserts: (modules) => `Needs a sealing insert: ${modules}`,
  addInserts: 'Add inserts',
};
