import type { Texts } from '../texts.ts';

export const seal: Texts['seal'] = {
  unsealed: 'IP20',
  rulesOut: 'rules out the seal',
  only: 'Only with IP44',
  showAll: 'Show all',
  needsInserts: (modules) => `Needs a sealing insert: ${modules}`,
  addInserts: 'Add inserts',
  question: {
    title: 'This product rules out IP44',
    text: (module) => `${module} is IP20. A set with this product cannot have an IP44 seal.`,
    without: 'Place it without the seal',
    fitting: 'Show those that fit',
  },
};
