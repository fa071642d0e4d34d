import type { PageSettings } from '@ramka/contract/deployment';

const readPageSettings = (): PageSettings => {
  const content = document.querySelector('meta[name="ramka"]')?.getAttribute('content') ?? '';
  if (content === '') {
    throw new Error('The page has no <meta name="ramka">: the server writes it');
  }
  const settings: PageSettings = JSON.parse(content);
  return settings;
};

/** What this page knows about the deployment that it belongs to. */
export const pageSettings: PageSettings = readPageSettings();
