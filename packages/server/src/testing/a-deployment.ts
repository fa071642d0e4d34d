import type { Deployment } from '@ramka/contract/deployment/deployment';

/** A deployment to test with. */
export const aDeployment = (overrides: Partial<Deployment> = {}): Deployment => ({
  variant: 'el12',
  basePath: '/el12/',
  defaultLanguage: 'pl',
  languages: ['pl', 'cs', 'sk', 'uk', 'en'],
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  priceList: 'pln',
  shop: null,
  planningTool: null,
  videoLink: '',
  copyrightHolder: 'Ramka',
  ...overrides,
});
