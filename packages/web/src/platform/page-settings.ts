import type { PageSettings } from '@ramka/contract/deployment';

const readPageSettings = (): PageSettings => {
  const content = document.querySelector('meta[name="ramka"]')?.getAttribute('content') ?? '';
  if (content === '') {
    throw new Error('The page has no <meta name="ramka">: the server writes it');
  }
  const settings: PageSettings = JSON.parse(content);
  return settings;
};

/** Settings of the deployment, read from the page. */
export const pageSettings: PageSettings = readPageSettings();
