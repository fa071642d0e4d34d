import type { Texts } from '../texts.ts';

export const notFound: Texts['notFound'] = {
  title: 'Page not found',
  text: 'The address is incomplete, or the page has moved.',
  toStart: 'Go to the start page',
};
